import type { Document } from '@countersign/contract';
import type { ViewDocument } from '../../../../parts/pdf-view/pdf-view.tsx';
import { openAhead } from '../../../../parts/pdf-view/source.ts';

const addressOf = ({ fileHref, digest }: Document): string => `${fileHref.href}?digest=${digest}`;

/**
 * The documents for the viewer. The address contains the digest, so that all ranges are read from one revision, the one to be
 * signed, even if another signer of the same sequence adds a revision meanwhile (Rulings §6.9).
 */
export const viewDocuments = (documents: readonly Document[]): ViewDocument[] =>
  documents.map((document) => ({
    id: document.fileWsid,
    name: document.fileName,
    url: addressOf(document),
    bytes: document.size,
    pages: document.pages.map(({ width, height }) => ({ width, height })),
  }));

/** Begins to read the first document while the page that shows it is made. */
export function openFirst([first]: readonly Document[]): void {
  if (first !== undefined) openAhead({ url: addressOf(first), bytes: first.size });
}

export interface ReportedView {
  readonly fileWsid: string;
  readonly digest: string;
  readonly pages: number[];
  readonly datetime: string;
}

/** The report of an act on the documents: when each was fetched whole, by its address, and which pages were drawn. */
export function reportViews(
  documents: readonly Document[],
  readAt: ReadonlyMap<string, Date>,
  isDrawn: (document: Document, page: number) => boolean,
): ReportedView[] {
  return documents.flatMap((document) => {
    const at = readAt.get(addressOf(document));
    if (at === undefined) return [];
    const pages = document.pages.map((_, index) => index + 1).filter((page) => isDrawn(document, page));
    return [{ fileWsid: document.fileWsid, digest: document.digest, pages, datetime: at.toISOString() }];
  });
}
