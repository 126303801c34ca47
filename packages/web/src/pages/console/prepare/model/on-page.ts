import type { Slice } from './check-marks.ts';
import type { Field } from './fields.ts';

/** The content of one page: its fields, and its slices of check-mark seals. */
export interface PageContent {
  readonly fields: Field[];
  readonly slices: { readonly field: Field; readonly slice: Slice }[];
}
export const pageKey = ({ docId, page }: { readonly docId: string; readonly page: number }): string =>
  `${docId} ${page}`;

/** The contents of the pages by {@link pageKey}; an empty page has no entry. `slices` is by field id. */
export function byPage(
  fields: readonly Field[],
  slices: ReadonlyMap<string, readonly Slice[] | null>,
): ReadonlyMap<string, PageContent> {
  const pages = new Map<string, PageContent>();
  const contentOf = (docId: string, page: number): PageContent => {
    const key = pageKey({ docId, page });
    const known = pages.get(key) ?? { fields: [], slices: [] };
    pages.set(key, known);
    return known;
  };
  for (const field of fields) {
    if (field.checkMark === null) contentOf(field.docId, field.page).fields.push(field);
    for (const slice of slices.get(field.id) ?? []) contentOf(field.docId, slice.page).slices.push({ field, slice });
  }
  return pages;
}
