import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfRef, PdfStream } from '../../syntax/objects.ts';
import { type Page, pageAttribute } from '../../syntax/pages.ts';
import { areaOf, appearances, paints, rectangleOf } from './appearance.ts';
import { CoverGrid } from './cover-grid.ts';
import { type Cover, drawnBoxes } from './drawn-boxes.ts';
import { boxed, matrixOf, times } from './matrices.ts';
import type { StepContext } from './step-context.ts';
import { hasCharacteristics } from './widget-entries.ts';

const HIDDEN = 2;
/** A new field larger than this share of its page hides what was signed instead of standing beside it. */
const LARGEST_SHARE = 1 / 4;
/** Another field is hidden where more than this share of it is. */
const LARGEST_SHARE_OF_FIELD = 1 / 4;

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
    else if (hidesSomething(step, page, [num, dict], place)) step.suspect(name, 'FIELD_COVERS_CONTENT');
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

/** Text of the page, or another field that shows something; masks of images are read only where something stands under them. */
function hidesSomething(step: StepContext, page: Page, [num, widget]: [number, PdfDict], place: Rectangle): boolean {
  const texts = step.textOf(page).filter((box) => areaOf(shared(box, place)) > 0);
  const fields = fieldsUnder(step, page, num, place);
  if (texts.length === 0 && fields.length === 0) return false;
  return [false, true].every((readsMasks) => {
    const grid = new CoverGrid(place, coversOf(step.after.document, widget, place, readsMasks));
    return grid.hidesText(texts) || fields.some((box) => grid.shareOf(box) > LARGEST_SHARE_OF_FIELD);
  });
}

function fieldsUnder({ before: { document } }: StepContext, page: Page, num: number, place: Rectangle): Rectangle[] {
  return (document.getArray(document.getDict(page.ref)?.get('Annots')) ?? []).flatMap((annotation) => {
    const widget = document.getDict(annotation);
    if (widget === null || (annotation instanceof PdfRef && annotation.num === num)) return [];
    const other = placeOf(document, widget);
    return other !== null && areaOf(shared(other, place)) > 0 && paints(document, widget) ? [other] : [];
  });
}

/** What a widget draws that hides what is under it, on the page. */
function coversOf(document: PdfDocument, widget: PdfDict, place: Rectangle, readsMasks: boolean): Cover[] {
  const own = hasCharacteristics(document, widget) ? [{ box: place, alpha: 1 }] : [];
  const drawn = appearances(document, widget).flatMap((stream) => {
    const matrix = matrixOnPage(document, stream, place);
    if (matrix === null) return [];
    const resources = document.getDict(stream.dict.get('Resources'));
    return drawnBoxes(document, [stream], resources, { matrix, readsMasks }).covers;
  });
  return [...own, ...drawn];
}

/** Where an appearance comes to stand (ISO 32000-2 §12.5.5, algorithm 8); null where nothing is seen of it. */
function matrixOnPage(document: PdfDocument, stream: PdfStream, place: Rectangle): Matrix | null {
  const box = rectangleOf(document, stream.dict.get('BBox'));
  const own = matrixOf((document.getArray(stream.dict.get('Matrix')) ?? []).map((each) => document.get(each)));
  const [left, bottom, right, top] = box === null ? [0, 0, 0, 0] : boxed(box, own);
  if (right === left || top === bottom) return null;
  const [x, y] = [(place[2] - place[0]) / (right - left), (place[3] - place[1]) / (top - bottom)];
  return times(own, [x, 0, 0, y, place[0] - left * x, place[1] - bottom * y]);
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
