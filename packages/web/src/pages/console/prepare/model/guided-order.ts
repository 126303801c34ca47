import type { EditorPage, Field } from './fields.ts';

/** The fields of a signer in the order of guidance: page by page, from top to bottom and from left to right. */
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
