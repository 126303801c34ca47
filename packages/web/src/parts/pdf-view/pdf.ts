import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import { type Watched, rejection, watchWorker } from './watch.ts';
import { takeWorker } from './worker-port.ts';

export type { PDFDocumentProxy };
export const { OPS, TextLayer } = pdfjs;

const ASSETS = `${import.meta.env.BASE_URL}pdfjs/`;
/**
 * Where all pages are children of one node, pdf.js reads each page's dictionary before it shows the first: one range for each, and a
 * scanned page is larger than any of them.
 */
const RANGE_BYTES = 32_768;
/** A file of this size arrives whole sooner than its parts one after the other. */
const WHOLE_MAX_BYTES = 262_144;
const IMAGE_PIXELS_MAX = 67_108_864;
/** Each lost worker doubles the silence allowed to the next one, so that a slow page is drawn in the end. */
const SILENCE_MS = { first: 4000, most: 32_000 };
const LOAD_MAX_MS = 60_000;

interface SharedWorker extends Watched {
  readonly pdf: InstanceType<typeof pdfjs.PDFWorker>;
}
let current: SharedWorker | null = null;
let silenceMaxMs = SILENCE_MS.first;

/** One worker draws all documents of the tab, whichever are closed meanwhile; a lost one is replaced (ux 41). */
function sharedWorker(): SharedWorker {
  if (current !== null) return current;
  const port = takeWorker();
  const pdf = pdfjs.PDFWorker.create({ port, verbosity: pdfjs.VerbosityLevel.ERRORS });
  const onLost = (): void => {
    current = null;
    silenceMaxMs = Math.min(2 * silenceMaxMs, SILENCE_MS.most);
    pdf.destroy();
  };
  current = { pdf, ...watchWorker(port, { silenceMaxMs, loadMaxMs: LOAD_MAX_MS, onLost }) };
  return current;
}

/** The options for every document, from any source. */
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
  // A field that waits for its signer has no action, which pdf.js would warn of on every page.
  verbosity: pdfjs.VerbosityLevel.ERRORS,
} as const;

/** A document that is being opened or is open. */
export interface OpenPdf extends Watched {
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => void;
}

/** The worker is always passed explicitly: a task that creates its own destroys the one on its port when closed early. */
function open(
  source: { url: string; withCredentials: true; disableRange: boolean } | { range: PartOfFile; password?: string },
): OpenPdf {
  const worker = sharedWorker();
  const task = pdfjs.getDocument({ ...OPENING, ...source, worker: worker.pdf });
  const closed = rejection();
  const close = (): void => {
    closed.reject(new Error('the document was closed'));
    task.destroy().catch(() => {});
  };
  if ('range' in source) source.range.onFailure = close;
  const during = <T>(work: Promise<T>): Promise<T> => worker.during(Promise.race([work, closed.promise]));
  const document = during(task.promise);
  // Closed before anything waited for it.
  document.catch(() => {});
  return { document, close, isLost: worker.isLost, during };
}

/** Opens a PDF by byte ranges, of which each is fetched when a page needs it, unless its size is known to be small. */
export const openPdf = (url: string, bytes = Number.POSITIVE_INFINITY): OpenPdf =>
  open({ url, withCredentials: true, disableRange: bytes <= WHOLE_MAX_BYTES });

/** Reads a local file as its pages need it; if it cannot be read any more, pending reads fail. */
class PartOfFile extends pdfjs.PDFDataRangeTransport {
  private readonly part: Blob;
  onFailure: () => void = () => {};
  constructor(part: Blob) {
    super(part.size, null);
    this.part = part;
  }
  override requestDataRange(begin: number, end: number): void {
    this.part
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (bytes) => this.onDataRange(begin, new Uint8Array(bytes)),
        () => this.onFailure(),
      );
  }
}

/** Opens a part of a local file; nothing of it is sent anywhere. */
export const openPart = (part: Blob, password: string | null = null): OpenPdf =>
  open({ range: new PartOfFile(part), ...(password === null ? {} : { password }) });
