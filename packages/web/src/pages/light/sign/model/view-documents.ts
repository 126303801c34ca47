import type { Document } from '@countersign/contract';
import type { ViewDocument } from '../../../../parts/pdf-view/pdf-view.tsx';

const addressOf = ({ fileHref, digest }: Document): string => `${fileHref.href}?digest=${digest}`;

/**
 * The documents as the viewer takes them. The address names the digest, so that what is read in ranges is one revision,
 * that whose digest is signed, even if another signer of the same sequence moves the head meanwhile (Rulings §6.9).
 */
export const viewDocuments = (documents: readonly Document[]): ViewDocument[] =>
  documents.map((document) => ({
    id: document.fileWsid,
    name: document.fileName,
    url: addressOf(document),
    pages: document.pages.map(({ width, height }) => ({ width, height })),
  }));

export interface ReportedView {
  readonly fileWsid: string;
  readonly digest: string;
  readonly pages: number[];
  readonly datetime: string;
}

/** What an act reports of the documents: when each had been fetched whole, by its address, and which pages were drawn. */
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
