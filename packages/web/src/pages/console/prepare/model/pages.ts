import type { DraftDocument } from './draft.ts';
import type { EditorPage, PageOf } from './fields.ts';

export const pagesOf = (documents: readonly DraftDocument[]): EditorPage[] =>
  documents.flatMap((document) =>
    document.pages.map((size, at) => ({ docId: document.fileWsid, page: at + 1, ...size })),
  );

/** Returns a function that finds a page by its document and number. */
export function indexOf(pages: readonly EditorPage[]): PageOf {
  const index = new Map(pages.map((page) => [`${page.docId} ${page.page}`, page]));
  return (docId, page) => index.get(`${docId} ${page}`);
}
