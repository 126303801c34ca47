import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';

export type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy };
export const { TextLayer } = pdfjs;

const ASSETS = `${import.meta.env.BASE_URL}pdfjs/`;
const RANGE_BYTES = 131_072;
const IMAGE_PIXELS_MAX = 67_108_864;

/** One worker draws all documents of the page; a page that will show one asks for it ahead of the document. */
export function ensureWorker(): void {
  pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
}

/** Opens a PDF by byte ranges; nothing is fetched before a page needs it. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  ensureWorker();
  return pdfjs.getDocument({
    url,
    withCredentials: true,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    enableXfa: false,
    isEvalSupported: false,
    maxImageSize: IMAGE_PIXELS_MAX,
    cMapPacked: true,
    cMapUrl: `${ASSETS}cmaps/`,
    standardFontDataUrl: `${ASSETS}standard_fonts/`,
    wasmUrl: `${ASSETS}wasm/`,
    iccUrl: `${ASSETS}iccs/`,
  });
}
