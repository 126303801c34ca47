import type { Slice } from './check-marks.ts';
import { type Box, type EditorPage, type Field, type PageOf, within } from './fields.ts';

const isOver = (a: Field, b: Field): boolean =>
  a.docId === b.docId &&
  a.page === b.page &&
  a.x < b.x + b.width - 0.5 &&
  b.x < a.x + a.width - 0.5 &&
  a.y < b.y + b.height - 0.5 &&
  b.y < a.y + a.height - 0.5;
const isOutside = (field: Field, page: EditorPage | undefined): boolean =>
  page === undefined ||
  field.x < -0.5 ||
  field.y < -0.5 ||
  field.x + field.width > page.width + 0.5 ||
  field.y + field.height > page.height + 0.5;

export type FieldFlag = 'overlap' | 'outside';
/** By field id, for fields that overlap another one or are outside their page; shown already while placing them (ux 10). */
export function flagsOf(
  fields: readonly Field[],
  pageOf: PageOf,
  slices: ReadonlyMap<string, readonly Slice[] | null> = new Map(),
): Map<string, FieldFlag> {
  const flags = new Map<string, FieldFlag>();
  const byPage = new Map<string, Field[]>();
  for (const field of fields) {
    if (field.checkMark !== null) continue;
    const key = `${field.docId} ${field.page}`;
    const here = byPage.get(key);
    if (here) here.push(field);
    else byPage.set(key, [field]);
  }
  for (const here of byPage.values()) {
    here.forEach((field, at) => {
      for (const other of here.slice(at + 1)) {
        if (!isOver(field, other)) continue;
        flags.set(field.id, 'overlap');
        flags.set(other.id, 'overlap');
      }
    });
  }
  for (const field of fields) {
    const isOut =
      field.checkMark === null ? isOutside(field, pageOf(field.docId, field.page)) : slices.get(field.id) === null;
    if (isOut) flags.set(field.id, 'outside');
  }
  return flags;
}

export type Pages = 'all' | 'odd' | 'even' | { readonly from: number; readonly to: number };
const isIncluded = (which: Pages, page: number): boolean => {
  if (which === 'all') return true;
  if (which === 'odd') return page % 2 === 1;
  if (which === 'even') return page % 2 === 0;
  return page >= Math.min(which.from, which.to) && page <= Math.max(which.from, which.to);
};

/**
 * Copies of the field at the same place on the chosen other pages of its document, except where the participant already has a
 * field of this type.
 */
export function copiesOnPages(
  field: Field,
  which: Pages,
  pages: readonly EditorPage[],
  fields: readonly Field[],
  id: () => string,
): Field[] {
  const taken = new Set(
    fields
      .filter(
        (other) =>
          other.docId === field.docId &&
          other.participantWsid === field.participantWsid &&
          other.type === field.type &&
          Math.abs(other.x - field.x) < 1 &&
          Math.abs(other.y - field.y) < 1,
      )
      .map(({ page }) => page),
  );
  return pages
    .filter(({ docId, page }) => docId === field.docId && page !== field.page && isIncluded(which, page))
    .filter(({ page }) => !taken.has(page))
    .map((page) => within({ ...field, id: id(), page: page.page }, page));
}

export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom';
/** The fields of one page, aligned with the outermost of them. */
export function aligned(fields: readonly Field[], how: Alignment): Field[] {
  const left = Math.min(...fields.map(({ x }) => x));
  const right = Math.max(...fields.map(({ x, width }) => x + width));
  const top = Math.min(...fields.map(({ y }) => y));
  const bottom = Math.max(...fields.map(({ y, height }) => y + height));
  return fields.map((field) => {
    const { width, height } = field;
    const place = {
      left: { x: left },
      centre: { x: (left + right - width) / 2 },
      right: { x: right - width },
      top: { y: top },
      middle: { y: (top + bottom - height) / 2 },
      bottom: { y: bottom - height },
    }[how];
    return { ...field, ...place };
  });
}

/** The fields with equal gaps between them; the outermost stay. */
export function distributed(fields: readonly Field[], axis: 'x' | 'y'): Field[] {
  const size = axis === 'x' ? 'width' : 'height';
  const line = fields.toSorted((a, b) => a[axis] - b[axis]);
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...fields];
  const room = last[axis] + last[size] - first[axis] - line.reduce((sum, field) => sum + field[size], 0);
  const gap = room / (line.length - 1);
  let at = first[axis];
  return line.map((field) => {
    const placed = { ...field, [axis]: at };
    at += field[size] + gap;
    return placed;
  });
}

/** The fields of one page that a rectangle drawn over it touches. */
export const touched = (fields: readonly Field[], docId: string, page: number, box: Box): Field[] =>
  fields.filter(
    (field) =>
      field.checkMark === null &&
      field.docId === docId &&
      field.page === page &&
      field.x < box.x + box.width &&
      box.x < field.x + field.width &&
      field.y < box.y + box.height &&
      box.y < field.y + field.height,
  );

export interface Guides {
  readonly x: number | null;
  readonly y: number | null;
}
/**
 * Snaps a moving field to the edges and middles of the others on its page, and to the vertical middle line of the page, within
 * `reach` points (ux 8). The guides are the coordinates to which it snapped, each null if it did not.
 */
export function snapped(
  field: Field,
  fields: readonly Field[],
  reach: number,
  page?: { readonly width: number },
): { field: Field; guides: Guides } {
  const others = fields.filter(
    (other) =>
      other.id !== field.id && other.docId === field.docId && other.page === field.page && other.checkMark === null,
  );
  const nearest = (own: readonly number[], theirs: readonly number[]): { by: number; at: number } | null => {
    let best: { by: number; at: number } | null = null;
    for (const mine of own)
      for (const at of theirs)
        if (Math.abs(at - mine) <= reach && (best === null || Math.abs(at - mine) < Math.abs(best.by)))
          best = { by: at - mine, at };
    return best;
  };
  const edges = (start: number, size: number) => [start, start + size / 2, start + size];
  const x = nearest(edges(field.x, field.width), [
    ...others.flatMap((other) => edges(other.x, other.width)),
    ...(page ? [page.width / 2] : []),
  ]);
  const y = nearest(
    edges(field.y, field.height),
    others.flatMap((other) => edges(other.y, other.height)),
  );
  return {
    field: { ...field, x: field.x + (x?.by ?? 0), y: field.y + (y?.by ?? 0) },
    guides: { x: x?.at ?? null, y: y?.at ?? null },
  };
}
