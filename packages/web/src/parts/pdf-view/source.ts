import { useEffect, useMemo } from 'react';
import type { ViewDocument } from './layout.ts';
import { openPdf } from './late-pdf.ts';
import type { OpenPdf, PDFDocumentProxy } from './pdf.ts';
import { type Rendering, createRendering } from './rendering.ts';

/** The documents of one screen, each opened once, at its first use. */
export interface PdfSource {
  /**
   * Returns the result of `work` on the document. If its worker is lost or another user of it has closed it meanwhile, it is
   * opened again and `work` runs again; a failure is final after three attempts, and the next call opens it again.
   */
  readonly use: <T>(docId: string, work: (document: PDFDocumentProxy) => Promise<T>) => Promise<T>;
  /** Closes a document whose page failed, so that the next `use` reads it again; every failed page then retries. */
  readonly retry: (docId: string) => void;
  readonly onRetry: (listener: (docId: string) => void) => () => void;
  /** Which pages have been drawn, and which could not be. */
  readonly rendering: Rendering;
}

const ATTEMPTS = 3;

/** @param most the number of documents kept open; the least recently used is closed for another */
export function createSource(
  openOne: (docId: string) => OpenPdf,
  most = Number.POSITIVE_INFINITY,
): PdfSource & { readonly close: () => void } {
  const documents = new Map<string, OpenPdf>();
  const closed = new WeakSet<OpenPdf>();
  let closings = 0;
  const forget = (docId: string): void => {
    const document = documents.get(docId);
    if (document === undefined) return;
    closed.add(document);
    document.close();
    documents.delete(docId);
  };
  const opened = (docId: string): OpenPdf => {
    const known = documents.get(docId);
    const document = known === undefined || known.isLost() ? openOne(docId) : known;
    // The most recently used one is last.
    documents.delete(docId);
    documents.set(docId, document);
    for (const oldest of [...documents.keys()].slice(0, Math.max(0, documents.size - most))) forget(oldest);
    return document;
  };
  const use = async <T>(docId: string, work: (document: PDFDocumentProxy) => Promise<T>): Promise<T> => {
    const closingsBefore = closings;
    for (let attempt = 1; ; attempt += 1) {
      const pdf = opened(docId);
      try {
        const document = await pdf.document.catch((error: unknown) => {
          if (documents.get(docId) === pdf) documents.delete(docId);
          throw error;
        });
        return await pdf.during(work(document));
      } catch (error) {
        const isTaken = pdf.isLost() || closed.has(pdf);
        if (!isTaken || attempt >= ATTEMPTS || closings !== closingsBefore) throw error;
      }
    }
  };
  const listeners = new Set<(docId: string) => void>();
  const onRetry = (listener: (docId: string) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const retry = (docId: string): void => {
    forget(docId);
    for (const listener of listeners) listener(docId);
  };
  const close = (): void => {
    closings += 1;
    [...documents.keys()].forEach(forget);
  };
  return { use, retry, onRetry, close, rendering: createRendering() };
}

type Address = Pick<ViewDocument, 'url' | 'bytes'>;

let ahead: { readonly url: string; readonly pdf: OpenPdf } | null = null;

/** Opens a document, and reads its first page, while the viewer that will ask for it is not there yet. */
export function openAhead({ url, bytes }: Address): void {
  if (ahead?.url === url) return;
  ahead?.pdf.close();
  const pdf = openPdf(url, bytes);
  ahead = { url, pdf };
  pdf.document.then((document) => document.getPage(1)).catch(() => {});
}

function openOrTake({ url, bytes }: Address): OpenPdf {
  if (ahead?.url !== url) return openPdf(url, bytes);
  const { pdf } = ahead;
  ahead = null;
  return pdf;
}

/** The documents at these addresses, by their ids. */
export const sourceOf = (addresses: ReadonlyMap<string, Address>) =>
  createSource((docId) => openOrTake(addresses.get(docId) ?? { url: '' }));

/** Documents of one screen, shared by its viewer and its thumbnails; reopened when an address changes. */
export function usePdfSource(documents: readonly ViewDocument[]): PdfSource {
  const key = JSON.stringify(documents.map(({ id, url, bytes }) => [id, { url, bytes }]));
  const source = useMemo(() => sourceOf(new Map<string, Address>(JSON.parse(key))), [key]);
  useEffect(() => () => source.close(), [source]);
  return source;
}
