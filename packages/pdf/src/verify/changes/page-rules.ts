import type { Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { type PdfDict, PdfRef, type PdfValue } from '../../syntax/objects.ts';
import { areaOf, paints, rectangleOf } from './appearance.ts';
import { differingKeys, keepsOrder } from './same-value.ts';
import { type StepContext, unsettled } from './step-context.ts';
import { hasStrayEntries } from './widget-entries.ts';

/** Pages may only gain the widgets of new signature fields; existing annotations keep their order. */
export function judgePages(step: StepContext): void {
  const lists = annotationLists(step);
  for (const [num, { number, page }] of step.pages) {
    const before = step.before.document.getDict(page.ref);
    const isChanged = step.changed.has(num);
    if (!isChanged && !lists.has(num)) continue;
    step.settle(num);
    const after = step.after.document.getDict(page.ref);
    const name = `page ${number}`;
    if (before === null || after === null) {
      step.suspect(name, 'PAGE_REMOVED');
      continue;
    }
    for (const key of differingKeys(before, after, step))
      if (key !== 'Annots') step.suspect(name, `PAGE_CHANGED:${key}`);
    if ([before, after].some((state, at) => !isList(at === 0 ? step.before.document : step.after.document, state)))
      step.suspect(name, 'PAGE_CHANGED:Annots');
    judgeAnnotations(
      step,
      name,
      step.before.document.getArray(before.get('Annots')) ?? [],
      step.after.document.getArray(after.get('Annots')) ?? [],
    );
  }
}

/** Whether the annotations of a page are a list: any other object might be drawn by another page. */
const isList = (document: PdfDocument, page: PdfDict): boolean =>
  document.get(page.get('Annots')) === null || document.getArray(page.get('Annots')) !== null;

/** Pages whose list of annotations is a changed indirect object that only pages use. */
function annotationLists(step: StepContext): Set<number> {
  const pages = new Set<number>();
  for (const num of unsettled(step)) {
    const all = step.referrers.get(num) ?? [];
    if (all.length === 0 || !all.every(({ from, path }) => path === 'Annots' && step.pages.has(from))) continue;
    if (!Array.isArray(step.before.document.get(new PdfRef(num)))) continue;
    step.settle(num);
    for (const { from } of all) pages.add(from);
  }
  return pages;
}

function judgeAnnotations(
  step: StepContext,
  page: string,
  before: readonly PdfValue[],
  after: readonly PdfValue[],
): void {
  const known = new Set(before.map(numberOf));
  const kept = new Set(after.map(numberOf));
  if (before.some((annotation) => !kept.has(numberOf(annotation)))) step.suspect(page, 'ANNOTATION_REMOVED');
  else if (!keepsOrder(before, after)) step.suspect(page, 'ANNOTATIONS_REORDERED');
  const standing = remembered(() => placesOf(step.before.document, before));
  for (const annotation of after) {
    const num = numberOf(annotation);
    if (num !== null && known.has(num)) continue;
    judgeNewAnnotation(step, page, num, standing);
  }
}

function judgeNewAnnotation(
  step: StepContext,
  page: string,
  num: number | null,
  standing: () => readonly Rectangle[],
): void {
  const { before, after } = step;
  const field = num === null ? undefined : after.fields.get(num);
  if (num === null || field?.type !== 'Sig') return step.suspect(page, 'ANNOTATION_ADDED');
  const old = before.fields.get(num);
  if (old !== undefined && (paints(before.document, old.dict) || isPlaced(before.document, old.dict)))
    return step.suspect(page, 'HIDDEN_OBJECT_SHOWN');
  // A field may also claim to be a text annotation, which readers draw themselves.
  const isWidget = after.document.getName(field.dict.get('Subtype')) === 'Widget';
  if (!isWidget || hasStrayEntries(after.document, field.dict)) return step.suspect(page, 'ANNOTATION_ADDED');
  const place = rectangleOf(after.document, field.dict.get('Rect'));
  if (place !== null) before.document.spend(standing().length);
  const isOver = place !== null && areaOf(place) > 0 && standing().some((other) => overlaps(place, other));
  step.explain('WIDGET_ON_PAGE', page, isOver ? 'WIDGET_OVERLAPS' : 'WIDGET_ADDED');
}

/** The pages on which annotations are visible. */
const placesOf = (document: PdfDocument, annotations: readonly PdfValue[]): Rectangle[] =>
  annotations.flatMap((annotation) => {
    const place = rectangleOf(document, document.getDict(annotation)?.get('Rect'));
    return place !== null && areaOf(place) > 0 ? [place] : [];
  });

function remembered<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= read());
}

/** An existing field stays on the page where it is listed and must not be listed again. */
function isPlaced(document: PdfDocument, field: PdfDict): boolean {
  const place = rectangleOf(document, field.get('Rect'));
  return place !== null && areaOf(place) > 0;
}

const overlaps = (a: readonly number[], b: readonly number[]): boolean =>
  a[0]! < b[2]! && b[0]! < a[2]! && a[1]! < b[3]! && b[1]! < a[3]!;

const numberOf = (value: PdfValue): number | null => (value instanceof PdfRef ? value.num : null);
