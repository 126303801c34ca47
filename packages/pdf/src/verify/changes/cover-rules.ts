import type { Matrix, Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfRef, PdfStream } from '../../syntax/objects.ts';
import { type Page, pageAttribute } from '../../syntax/pages.ts';
import { areaOf, appearances, paints, rectangleOf } from './appearance.ts';
import { CoverGrid } from './cover-grid.ts';
import { type Cover, coversDrawn, pageDrawn } from './drawn-boxes.ts';
import { boxed, matrixOf, times } from './matrices.ts';
import { shared } from './pen.ts';
import type { StepContext } from './step-context.ts';
import { hasCharacteristics } from './widget-entries.ts';

const HIDDEN = 2;
/** Steps counted for building the grid of a place. */
const GRID_STEPS = 20_000;
/** A new field larger than this share of its page is taken to hide the signed content. */
const LARGEST_SHARE = 1 / 4;
/** Another field is hidden if more than this share of it is. */
const LARGEST_SHARE_OF_FIELD = 1 / 4;
/** A fill of more than this share of its page is background; an image of that size is content. */
const BACKGROUND_SHARE = 1 / 2;
/** The largest thickness and smallest length, in points, of a table rule or a signature line. */
const RULE_WIDTH = 1.5;
const RULE_LENGTH = 30;

/**
 * Fields added after the first signature: they may be placed beside the signed content, and over it if it stays visible, like a
 * seal; they must not replace it, neither alone nor together (sneaky signature).
 */
export function judgeCovers(step: StepContext): void {
  const late = [...step.after.fields].filter(([num, { type }]) => type === 'Sig' && !step.firstFields.has(num));
  const drawn = new Set(
    late.flatMap(([num, { dict }]) => (!step.before.fields.has(num) || wasDrawn(step, num, dict) ? [num] : [])),
  );
  if (drawn.size === 0) return;
  const pages = pagesOf(step, new Set(late.map(([num]) => num)));
  const placed = late.flatMap(([num, { name, dict }]) => {
    const place = placeOf(step.after.document, dict);
    return place === null ? [] : (pages.get(num) ?? []).map((page) => ({ num, name, dict, page, place }));
  });
  for (const page of new Set(placed.filter(({ num }) => drawn.has(num)).map((each) => each.page))) {
    const here = placed.filter((each) => each.page === page);
    judgePage(
      step,
      page,
      here.filter(({ num }) => drawn.has(num)),
      here,
    );
  }
}

/** The visible appearance of a field that was added later. */
interface LateField {
  readonly num: number;
  readonly name: string;
  readonly dict: PdfDict;
  readonly place: Rectangle;
}

function judgePage(step: StepContext, page: Page, drawn: readonly LateField[], all: readonly LateField[]): void {
  const reported = new Set<LateField>();
  const tell = (field: LateField, what: string): void => {
    reported.add(field);
    step.suspect(field.name, what);
  };
  for (const field of drawn) {
    if (shareOf(step.after.document, page, field.place) > LARGEST_SHARE) tell(field, 'FIELD_COVERS_PAGE');
    else if (hidesSomething(step, page, [field])) tell(field, 'FIELD_COVERS_CONTENT');
  }
  if (reported.size === 0 && all.length > 1 && hidesSomething(step, page, all))
    for (const field of drawn) tell(field, 'FIELD_COVERS_CONTENT');
}

function wasDrawn({ changed }: StepContext, num: number, field: PdfDict): boolean {
  if (changed.has(num)) return true;
  const held = field.get('AP');
  const inner = held instanceof PdfRef ? [held] : held instanceof Map ? [...held.values()] : [];
  return inner.some((value) => value instanceof PdfRef && changed.has(value.num));
}

/** The pages on which each widget is listed; the widget's own /P may be wrong. */
function pagesOf(step: StepContext, widgets: ReadonlySet<number>): Map<number, Page[]> {
  const { document } = step.after;
  const found = new Map<number, Page[]>();
  for (const { page } of step.pages.values()) {
    for (const annotation of document.getArray(document.getDict(page.ref)?.get('Annots')) ?? []) {
      if (annotation instanceof PdfRef && widgets.has(annotation.num))
        found.set(annotation.num, [...(found.get(annotation.num) ?? []), page]);
    }
  }
  return found;
}

/** Where a widget is visible; null if it is not. */
function placeOf(document: PdfDocument, widget: PdfDict): Rectangle | null {
  const known = knownPlaces.get(widget);
  if (known !== undefined) return known;
  const place = readPlace(document, widget);
  knownPlaces.set(widget, place);
  return place;
}

const knownPlaces = new WeakMap<PdfDict, Rectangle | null>();

function readPlace(document: PdfDocument, widget: PdfDict): Rectangle | null {
  const rectangle = rectangleOf(document, widget.get('Rect'));
  const flags = document.getNumber(widget.get('F')) ?? 0;
  return rectangle === null || areaOf(rectangle) === 0 || (flags & HIDDEN) !== 0 ? null : rectangle;
}

function shareOf(document: PdfDocument, page: Page, place: Rectangle): number {
  const media = rectangleOf(document, pageAttribute(document, page, 'MediaBox'));
  return media === null || areaOf(media) === 0 ? 1 : areaOf(place) / areaOf(media);
}

/**
 * Whether fields together hide something that the page draws, or another visible field; image masks are read only if there is
 * content under them.
 */
function hidesSomething(step: StepContext, page: Page, late: readonly LateField[]): boolean {
  const { document } = step.after;
  const place = late.map((field) => field.place).reduce(joined);
  const { text, ink, isWhole } = step.drawnOn(page);
  document.spend(text.length + ink.length + GRID_STEPS);
  const isUnder = (box: Rectangle): boolean => areaOf(shared(box, place)) > 0;
  const texts = text.filter(isUnder);
  const drawn = ink.filter(isUnder);
  const fields = fieldsUnder(step, page, new Set(late.map(({ num }) => num)), place);
  if (isWhole && texts.length + drawn.length + fields.length === 0) return false;
  return [false, true].every((readsMasks) => {
    const covers = late.flatMap((field) =>
      coversOf(document, field.dict, field.place, readsMasks).map(({ box, alpha }) => ({
        alpha,
        box: shared(box, field.place),
      })),
    );
    const grid = new CoverGrid(place, covers);
    return (
      grid.hidesText(texts) ||
      grid.hidesInk(isWhole ? drawn : [place]) ||
      fields.some((box) => grid.shareOf(box) > LARGEST_SHARE_OF_FIELD)
    );
  });
}

function fieldsUnder(
  { before: { document } }: StepContext,
  page: Page,
  late: ReadonlySet<number>,
  place: Rectangle,
): Rectangle[] {
  const annotations = document.getArray(document.getDict(page.ref)?.get('Annots')) ?? [];
  document.spend(annotations.length * 5);
  return annotations.flatMap((annotation) => {
    const widget = document.getDict(annotation);
    if (widget === null || (annotation instanceof PdfRef && late.has(annotation.num))) return [];
    const other = placeOf(document, widget);
    return other !== null && areaOf(shared(other, place)) > 0 && paints(document, widget) ? [other] : [];
  });
}

/** The parts of a widget's drawing that hide the content under it, in page coordinates. */
function coversOf(document: PdfDocument, widget: PdfDict, place: Rectangle, readsMasks: boolean): Cover[] {
  const own = hasCharacteristics(document, widget) ? [{ box: place, alpha: 1 }] : [];
  const drawn = appearances(document, widget).flatMap((stream) => {
    const matrix = matrixOnPage(document, stream, place);
    if (matrix === null) return [];
    return coversDrawn(document, stream, { matrix, readsMasks });
  });
  return [...own, ...drawn];
}

/** The matrix that places an appearance (ISO 32000-2 §12.5.5, algorithm 8); null if it is invisible. */
function matrixOnPage(document: PdfDocument, stream: PdfStream, place: Rectangle): Matrix | null {
  const box = rectangleOf(document, stream.dict.get('BBox'));
  const own = matrixOf((document.getArray(stream.dict.get('Matrix')) ?? []).map((each) => document.get(each)));
  const [left, bottom, right, top] = box === null ? [0, 0, 0, 0] : boxed(box, own);
  if (right === left || top === bottom) return null;
  const [x, y] = [(place[2] - place[0]) / (right - left), (place[3] - place[1]) / (top - bottom)];
  return times(own, [x, 0, 0, y, place[0] - left * x, place[1] - bottom * y]);
}

const joined = (a: Rectangle, b: Rectangle): Rectangle => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** The page content that a later field may hide, in page space. */
export interface PageDrawing {
  readonly text: readonly Rectangle[];
  readonly ink: readonly Rectangle[];
  /** False if the content cannot be read to its end, so that it may draw anything. */
  readonly isWhole: boolean;
}

/** The drawing of the page content, which no later revision may change. */
export function drawingOf(document: PdfDocument, page: Page): PageDrawing {
  const held = document.get(page.dict.get('Contents'));
  const streams = (Array.isArray(held) ? held : [held]).map((each) => document.get(each));
  const resources = document.getDict(pageAttribute(document, page, 'Resources'));
  const { text, ink, pictures, isWhole } = pageDrawn(
    document,
    streams.filter((each): each is PdfStream => each instanceof PdfStream),
    resources,
  );
  const media = rectangleOf(document, pageAttribute(document, page, 'MediaBox'));
  const backgroundArea = media === null ? Infinity : areaOf(media) * BACKGROUND_SHARE;
  return { text, isWhole, ink: [...pictures, ...ink.filter((box) => !isRule(box) && areaOf(box) < backgroundArea)] };
}

/** Lines of tables and under signatures may be crossed; the strokes of letters are shorter. */
function isRule([left, bottom, right, top]: Rectangle): boolean {
  const [width, height] = [right - left, top - bottom];
  return Math.min(width, height) <= RULE_WIDTH && Math.max(width, height) >= RULE_LENGTH;
}
