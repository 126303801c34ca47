import { PdfError } from '../errors.ts';
import { type Rectangle, pageView } from '../geometry.ts';
import type { PdfLimits } from '../limits.ts';
import type { Inspection, Remark } from '../model.ts';
import { formFields } from '../sign/form-fields.ts';
import { PdfDocument } from '../syntax/document.ts';
import type { PdfDict } from '../syntax/objects.ts';
import { type Page, readPageTree } from '../syntax/pages.ts';
import { type OperatorBudget, shownText } from './shown-text.ts';

// What a sender should know about a document before anyone signs it, following the list of ISO 32000-2 §12.8.7: content that
// readers may show differently although the file is unchanged.

/** Limit for all pages together, about a second of work; content beyond it is not examined. */
const MOST_OPERATORS = 800_000;
/** Pages with more content than this are not examined. */
const LARGEST_STREAM = 8 * 1024 * 1024;
const MOST_FONTS = 20;
export const MOST_PAGES = 50;
const LONGEST_NAME = 60;
/** Tolerance in points: text that only touches the edge is on its page. */
const MARGIN = 1;

/** The standard fonts, which readers have with identical widths (ISO 32000-1 §9.6.2.2). */
const STANDARD_FONTS: ReadonlySet<string> = new Set([
  'Helvetica',
  'Helvetica-Bold',
  'Helvetica-Oblique',
  'Helvetica-BoldOblique',
  'Symbol',
  'ZapfDingbats',
  'Times-Roman',
  'Times-Bold',
  'Times-Italic',
  'Times-BoldItalic',
  'Courier',
  'Courier-Bold',
  'Courier-Oblique',
  'Courier-BoldOblique',
]);

/** Remarks about a normalised or signed file as it is put into envelopes. Unreadable parts give no remarks. */
export function findRemarks(bytes: Uint8Array, limits: PdfLimits, { activeContent, hasForm }: Inspection): Remark[] {
  const document = PdfDocument.open(bytes, { ...limits, inflatedPerStream: LARGEST_STREAM });
  const fonts = new Map<string, number[]>();
  const offPage: number[] = [];
  const budget: OperatorBudget = { left: MOST_OPERATORS };
  for (const [index, page] of pagesOf(document).entries()) {
    if (budget.left <= 0) break;
    try {
      lookAt(document, page, index + 1, { fonts, offPage, budget });
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
    }
  }
  const stays = (kind: 'LAYERS_STAY' | 'FORM_STAYS' | 'MARKS_STAY', isThere: boolean): Remark[] =>
    isThere ? [{ kind, pages: [] }] : [];
  return [
    ...[...fonts].slice(0, MOST_FONTS).map(([name, pages]): Remark => ({ kind: 'FONT_NOT_EMBEDDED', name, pages })),
    ...(offPage.length > 0 ? [{ kind: 'TEXT_OFF_PAGE' as const, pages: offPage }] : []),
    ...stays('LAYERS_STAY', activeContent.includes('OptionalContent')),
    ...stays('FORM_STAYS', hasForm && formFields(document).some(({ type }) => type !== 'Sig')),
    ...stays('MARKS_STAY', activeContent.includes('Annotation')),
  ];
}

/** Empty if an object stream exceeds the limit. */
function pagesOf(document: PdfDocument): readonly Page[] {
  try {
    return readPageTree(document).pages;
  } catch (error) {
    if (error instanceof PdfError) return [];
    throw error;
  }
}

interface Found {
  readonly fonts: Map<string, number[]>;
  readonly offPage: number[];
  readonly budget: OperatorBudget;
}

function lookAt(document: PdfDocument, page: Page, number: number, { fonts, offPage, budget }: Found): void {
  const { crop } = pageView(document, page);
  const names = new Map<PdfDict, string | null>();
  const note = (pages: number[]): void => {
    if (pages.at(-1) !== number && pages.length < MOST_PAGES) pages.push(number);
  };
  for (const { font, box } of shownText(document, page, budget)) {
    if (!isOn(box, crop)) {
      note(offPage);
      continue;
    }
    if (font === null) continue;
    const known = names.get(font);
    const name = known === undefined ? missingFont(document, font) : known;
    names.set(font, name);
    if (name === null) continue;
    const pages = fonts.get(name) ?? [];
    fonts.set(name, pages);
    note(pages);
  }
}

function isOn(box: Rectangle, crop: Rectangle): boolean {
  if (!box.every(Number.isFinite)) return true;
  const [left, bottom, right, top] = box;
  return left < crop[2] + MARGIN && right > crop[0] - MARGIN && bottom < crop[3] + MARGIN && top > crop[1] - MARGIN;
}

/** The name of a font that is not embedded; null if it is embedded or a standard font. */
function missingFont(document: PdfDocument, font: PdfDict): string | null {
  const subtype = document.getName(font.get('Subtype'));
  if (subtype === 'Type3') return null;
  const [descendant] = document.getArray(font.get('DescendantFonts')) ?? [];
  const described = subtype === 'Type0' ? document.getDict(descendant) : font;
  const descriptor = document.getDict(described?.get('FontDescriptor'));
  if (['FontFile', 'FontFile2', 'FontFile3'].some((key) => document.get(descriptor?.get(key)) !== null)) return null;
  const name = document.getName(described?.get('BaseFont')) ?? document.getName(font.get('BaseFont')) ?? '?';
  return STANDARD_FONTS.has(name) ? null : shownName(name);
}

/** Names are octets: UTF-8 since PDF 1.4, before that the encoding of the writing system, most often GBK if not ASCII. */
function shownName(name: string): string {
  const octets = Buffer.from(name.replace(/^[A-Z]{6}\+/, ''), 'latin1');
  const text = ['utf-8', 'gb18030'].flatMap((encoding) => {
    try {
      return [new TextDecoder(encoding, { fatal: true }).decode(octets)];
    } catch {
      return [];
    }
  });
  const printable = (text[0] ?? octets.toString('latin1')).replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...printable].slice(0, LONGEST_NAME).join('') || '?';
}
