import type { Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfRef, PdfStream } from '../../syntax/objects.ts';
import { type Page, pageAttribute } from '../../syntax/pages.ts';
import { areaOf, appearances, paints, rectangleOf } from './appearance.ts';
import { drawnBoxes } from './drawn-boxes.ts';
import type { StepContext } from './step-context.ts';
import { hasCharacteristics } from './widget-entries.ts';

const HIDDEN = 2;
/** A new field larger than this share of its page hides what was signed instead of standing beside it. */
const LARGEST_SHARE = 1 / 4;
/** An appearance hides what is under it where this share of it is opaque. */
const OPAQUE_SHARE = 0.3;
/** So much of a line of text must lie under a field, in points, to be hidden by it. */
const LEAST_WIDTH = 6;

/**
 * Fields that were not there when the file was first signed: they may stand beside what was signed, and over it where it stays
 * visible, as a seal does; they may not put something else in its place (sneaky signature).
 */
export function judgeCovers(step: StepContext): void {
  const late = [...step.after.fields].filter(([num, { type }]) => type === 'Sig' && !step.firstFields.has(num));
  const drawn = late.filter(([num, { dict }]) => !step.before.fields.has(num) || wasDrawn(step, num, dict));
  if (drawn.length === 0) return;
  const pages = pagesOf(step, new Set(drawn.map(([num]) => num)));
  for (const [num, { name, dict }] of drawn) {
    const page = pages.get(num);
    const place = placeOf(step.after.document, dict);
    if (place === null || page === undefined) continue;
    if (shareOf(step.after.document, page, place) > LARGEST_SHARE) step.suspect(name, 'FIELD_COVERS_PAGE');
    else if (isOpaque(step.after.document, dict) && coversSomething(step, page, num, place))
      step.suspect(name, 'FIELD_COVERS_CONTENT');
  }
}

function wasDrawn({ changed }: StepContext, num: number, field: PdfDict): boolean {
  if (changed.has(num)) return true;
  const held = field.get('AP');
  const inner = held instanceof PdfRef ? [held] : held instanceof Map ? [...held.values()] : [];
  return inner.some((value) => value instanceof PdfRef && changed.has(value.num));
}

/** On which page each widget is listed; what a widget says of itself may be wrong. */
function pagesOf(step: StepContext, widgets: ReadonlySet<number>): Map<number, Page> {
  const { document } = step.after;
  const found = new Map<number, Page>();
  for (const { page } of step.pages.values()) {
    for (const annotation of document.getArray(document.getDict(page.ref)?.get('Annots')) ?? []) {
      if (annotation instanceof PdfRef && widgets.has(annotation.num)) found.set(annotation.num, page);
    }
  }
  return found;
}

/** Where a widget is seen; null where it is not. */
function placeOf(document: PdfDocument, widget: PdfDict): Rectangle | null {
  const rectangle = rectangleOf(document, widget.get('Rect'));
  const flags = document.getNumber(widget.get('F')) ?? 0;
  return rectangle === null || areaOf(rectangle) === 0 || (flags & HIDDEN) !== 0 ? null : rectangle;
}

function shareOf(document: PdfDocument, page: Page, place: Rectangle): number {
  const media = rectangleOf(document, pageAttribute(document, page, 'MediaBox'));
  return media === null || areaOf(media) === 0 ? 1 : areaOf(place) / areaOf(media);
}

function isOpaque(document: PdfDocument, widget: PdfDict): boolean {
  if (hasCharacteristics(document, widget)) return true;
  return appearances(document, widget).some((stream) => {
    const box = rectangleOf(document, stream.dict.get('BBox'));
    if (box === null || areaOf(box) === 0) return false;
    const { opaque } = drawnBoxes(document, [stream], document.getDict(stream.dict.get('Resources')));
    return opaque.some((each) => areaOf(shared(each, box)) >= OPAQUE_SHARE * areaOf(box));
  });
}

/** Text of the page, or another field that shows something. */
function coversSomething(step: StepContext, page: Page, num: number, place: Rectangle): boolean {
  const { document } = step.before;
  const texts = step.textOf(page);
  if (texts.some((box) => isHidden(box, place))) return true;
  return (document.getArray(document.getDict(page.ref)?.get('Annots')) ?? []).some((annotation) => {
    const widget = document.getDict(annotation);
    if (widget === null || (annotation instanceof PdfRef && annotation.num === num)) return false;
    const other = placeOf(document, widget);
    return other !== null && paints(document, widget) && areaOf(shared(other, place)) > areaOf(other) / 4;
  });
}

function isHidden(text: Rectangle, place: Rectangle): boolean {
  const [left, bottom, right, top] = shared(text, place);
  return right - left >= LEAST_WIDTH && top - bottom >= (text[3] - text[1]) / 2;
}

const shared = (a: Rectangle, b: Rectangle): Rectangle => {
  const [left, bottom] = [Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  return [left, bottom, Math.max(left, Math.min(a[2], b[2])), Math.max(bottom, Math.min(a[3], b[3]))];
};

/** The boxes of text on a page, whose content no later revision may change. */
export function textBoxes(document: PdfDocument, page: Page): readonly Rectangle[] {
  const held = document.get(page.dict.get('Contents'));
  const streams = (Array.isArray(held) ? held : [held]).map((each) => document.get(each));
  const resources = document.getDict(pageAttribute(document, page, 'Resources'));
  return drawnBoxes(
    document,
    streams.filter((each): each is PdfStream => each instanceof PdfStream),
    resources,
  ).text;
}
