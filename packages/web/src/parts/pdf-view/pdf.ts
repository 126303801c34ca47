import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';

export type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy };
export const { TextLayer } = pdfjs;

const ASSETS = `${import.meta.env.BASE_URL}pdfjs/`;
const RANGE_BYTES = 131_072;
const IMAGE_PIXELS_MAX = 67_108_864;

const workerPort = (): Worker =>
  (pdfjs.GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    type: 'module',
  }));

/** One worker draws all documents of the page; a page that will show one asks for it ahead of the document. */
export function ensureWorker(): void {
  workerPort();
}

/** How every document is opened, wherever its bytes come from. */
const OPENING = {
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
  // A field that waits for its signer has no action, which the reader warns of at every page.
  verbosity: pdfjs.VerbosityLevel.ERRORS,
} as const;

/** Opens a PDF by byte ranges; nothing is fetched before a page needs it. */
export function openPdf(url: string): PDFDocumentLoadingTask {
  ensureWorker();
  return pdfjs.getDocument({ ...OPENING, url, withCredentials: true });
}

/** Reads a file of this device as its pages need it; where it cannot be read any more, what waits for it fails. */
class PartOfFile extends pdfjs.PDFDataRangeTransport {
  private readonly part: Blob;
  private readonly onFailure: () => void;
  constructor(part: Blob, onFailure: () => void) {
    super(part.size, null);
    this.part = part;
    this.onFailure = onFailure;
  }
  override requestDataRange(begin: number, end: number): void {
    this.part
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)), this.onFailure);
  }
}

let worker: InstanceType<typeof pdfjs.PDFWorker> | null = null;
/** One for all parts, whatever is closed meanwhile: a document that makes its own takes it along when it goes. */
function sharedWorker(): NonNullable<typeof worker> {
  if (worker === null || worker.destroyed) worker = pdfjs.PDFWorker.create({ port: workerPort() });
  return worker;
}

/** Opens a part of a file on this device; nothing of it is sent anywhere. */
export function openPart(part: Blob, password: string | null = null): PDFDocumentLoadingTask {
  const range = new PartOfFile(part, () => void task.destroy());
  const task: PDFDocumentLoadingTask = pdfjs.getDocument({
    ...{ ...OPENING, range, worker: sharedWorker() },
    ...(password === null ? {} : { password }),
  });
  return task;
}
