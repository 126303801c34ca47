import type { Document } from '@countersign/contract';
import type { ViewDocument } from '../../../../parts/pdf-view/pdf-view.tsx';

/**
 * The documents as the viewer takes them. The address names the digest, so that what is read in ranges is one revision,
 * that whose digest is signed, even if another signer of the same sequence moves the head meanwhile (Rulings §6.9).
 */
export const viewDocuments = (documents: readonly Document[]): ViewDocument[] =>
  documents.map(({ fileWsid, fileName, fileHref, digest, pages }) => ({
    id: fileWsid,
    name: fileName,
    url: `${fileHref.href}?digest=${digest}`,
    pages: pages.map(({ width, height }) => ({ width, height })),
  }));
