import type { DraftDocument } from './draft.ts';
import type { EditorPage } from './fields.ts';

export const pagesOf = (documents: readonly DraftDocument[]): EditorPage[] =>
  documents.flatMap((document) =>
    document.pages.map((size, at) => ({ docId: document.fileWsid, page: at + 1, ...size })),
  );
