import type { EditorPage, Field } from './fields.ts';

/** A signer's fields as they are led through them: down the pages, on each from above to below and from left to right. */
export function guidedOrder(
  fields: readonly Field[],
  pages: readonly EditorPage[],
  participantWsid: string,
): readonly Field[] {
  const documents = [...new Set(pages.map(({ docId }) => docId))];
  return fields
    .filter((field) => field.participantWsid === participantWsid)
    .toSorted(
      (a, b) => documents.indexOf(a.docId) - documents.indexOf(b.docId) || a.page - b.page || a.y - b.y || a.x - b.x,
    );
}
