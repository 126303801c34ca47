import { type EmbeddedFont, deflated, embedFont } from '../appearance/embed-font.ts';
import { drawable, missingGlyphs } from '../appearance/font.ts';
import { operand } from '../appearance/operand.ts';
import { textWidth } from '../appearance/text-layout.ts';
import { PdfError } from '../errors.ts';
import { displayedToUserSpace, type Matrix, pageSize, type PageView, pageView, type Rectangle } from '../geometry.ts';
import type { PageMark } from '../model.ts';
import type { Increment } from '../syntax/increment.ts';
import { isDict, type PdfDict, type PdfValue } from '../syntax/objects.ts';
import { listPages, type Page, pageAttribute } from '../syntax/pages.ts';

const FONT_SIZE_PT = 8;
const SIDE_PT = 28;
const EDGE_PT = 18;
const GREY = 0.35;
/** A resource name that no upload uses. */
const FONT_NAME = 'CountersignMark';

/**
 * Draws a short text into a corner of every page, upright as the page is displayed, over the existing content. It is a page
 * artifact, not part of the content (ISO 32000-2 §14.8.2.2). Throws GLYPH_MISSING, and as `listPages`.
 */
export function markPages(increment: Increment, mark: PageMark): void {
  const text = drawable(mark.text).replaceAll('\n', ' ');
  const missing = missingGlyphs(text);
  if (missing.length > 0) throw new PdfError('GLYPH_MISSING', `no glyph for ${missing.join(' ')}`);
  if (text.trim() === '') return;
  const font = embedFont(increment, [{ text }]);
  // The graphics state left by the page content is restored before the mark is drawn.
  const save = increment.add(deflated('q\n'));
  for (const page of listPages(increment.document)) {
    const view = pageView(increment.document, page);
    const drawn = increment.add(deflated(drawMark(view, font, { ...mark, text })));
    const edited = increment.edit(page.ref);
    edited.set('Contents', [save, ...contentsOf(increment, edited.get('Contents')), drawn]);
    edited.set('Resources', withFont(increment, page, font));
  }
}

function contentsOf(increment: Increment, held: PdfValue | undefined): PdfValue[] {
  if (held === undefined || held === null) return [];
  const value = increment.get(held);
  if (Array.isArray(value)) return value;
  return value === null ? [] : [held];
}

function withFont(increment: Increment, page: Page, font: EmbeddedFont): PdfDict {
  const copyOf = (value: PdfValue): PdfDict => (isDict(value) ? new Map(value) : new Map());
  const resources = copyOf(pageAttribute(increment.document, page, 'Resources'));
  const fonts = copyOf(increment.get(resources.get('Font')));
  for (const [key, ref] of font.resources(FONT_NAME)) fonts.set(key, ref);
  resources.set('Font', fonts);
  return resources;
}

function drawMark(view: PageView, font: EmbeddedFont, { text, place }: PageMark): string {
  const { width, height } = pageSize(view);
  const available = Math.max(1, width - 2 * SIDE_PT);
  const size = Math.min(FONT_SIZE_PT, (FONT_SIZE_PT * available) / textWidth(text, FONT_SIZE_PT));
  const wide = textWidth(text, size);
  const ulx = place.endsWith('LEFT') ? SIDE_PT : Math.max(0, width - SIDE_PT - wide);
  const lry = place.startsWith('FOOTER') ? EDGE_PT : Math.max(0, height - EDGE_PT - size);
  const { rect, matrix } = displayedToUserSpace(view, { ulx, lry, lrx: ulx + wide, uly: lry + size });
  const onto = [...matrix.slice(0, 4).map((each) => each / view.userUnit), ...originOf(rect, matrix)];
  return [
    '',
    'Q',
    '/Artifact BMC',
    'q',
    `${onto.map(operand).join(' ')} cm`,
    `BT ${GREY} g /${FONT_NAME} ${operand(size)} Tf 0 ${operand(size * 0.2)} Td ${font.show({ text }, FONT_NAME, size)} ET`,
    'Q',
    'EMC',
    '',
  ].join('\n');
}

/** The lower left corner of the upright text in user space. */
function originOf([left, bottom, right, top]: Rectangle, [a, b, c, d]: Matrix): readonly [number, number] {
  return [a + c < 0 ? right : left, b + d < 0 ? top : bottom];
}
