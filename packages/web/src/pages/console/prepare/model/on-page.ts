import type { Slice } from './check-marks.ts';
import type { Field } from './fields.ts';

/** The content of one page: its fields, and its slices of check-mark seals. */
export interface OnPage {
  readonly fields: Field[];
  readonly slices: { readonly field: Field; readonly slice: Slice }[];
}
export const pageKey = ({ docId, page }: { readonly docId: string; readonly page: number }): string =>
  `${docId} ${page}`;

/** By {@link pageKey}; an empty page has no entry. */
export function byPage(
  fields: readonly Field[],
  slices: ReadonlyMap<string, readonly Slice[] | null>,
): ReadonlyMap<string, OnPage> {
  const pages = new Map<string, OnPage>();
  const on = (docId: string, page: number): OnPage => {
    const key = pageKey({ docId, page });
    const known = pages.get(key) ?? { fields: [], slices: [] };
    pages.set(key, known);
    return known;
  };
  for (const field of fields) {
    if (field.checkMark === null) on(field.docId, field.page).fields.push(field);
    for (const slice of slices.get(field.id) ?? []) on(field.docId, slice.page).slices.push({ field, slice });
  }
  return pages;
}
