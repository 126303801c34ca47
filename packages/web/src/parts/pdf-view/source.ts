import { useEffect, useMemo } from 'react';
import type { ViewDocument } from './layout.ts';
import { type PDFDocumentLoadingTask, type PDFDocumentProxy, openPdf } from './pdf.ts';

/** Opens each document once, when its first page comes into sight. */
export interface PdfSource {
  readonly open: (docId: string) => Promise<PDFDocumentProxy>;
  /** Forgets a failed opening, so that the next `open` tries again. */
  readonly forget: (docId: string) => void;
}

function createSource(urls: ReadonlyMap<string, string>) {
  const tasks = new Map<string, PDFDocumentLoadingTask>();
  const open = (docId: string): Promise<PDFDocumentProxy> => {
    const known = tasks.get(docId);
    if (known !== undefined) return known.promise;
    const task = openPdf(urls.get(docId) ?? '');
    tasks.set(docId, task);
    return task.promise;
  };
  const forget = (docId: string): void => {
    void tasks.get(docId)?.destroy();
    tasks.delete(docId);
  };
  const close = (): void => [...tasks.keys()].forEach(forget);
  return { open, forget, close };
}

/** Documents of one screen, shared by its viewer and its thumbnails; opened anew when an address changes. */
export function usePdfSource(documents: readonly ViewDocument[]): PdfSource {
  const key = documents.map((document) => `${document.id} ${document.url}`).join('\n');
  const source = useMemo(
    () =>
      createSource(
        new Map(key.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])),
      ),
    [key],
  );
  useEffect(() => () => source.close(), [source]);
  return source;
}
