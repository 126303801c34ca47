import { canvasScale } from './canvas-scale.ts';
import type { ViewPage } from './layout.ts';
import { loadPdf } from './late-pdf.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';

const firsts = new WeakMap<PdfSource, Promise<void>>();

/** The first page is drawn alone: the pages below it, drawn at the same time, would delay what is read first. */
export function inTurn(source: PdfSource, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const first = firsts.get(source);
  if (first !== undefined) return first.then(work);
  const drawn = work();
  const isOver = new Promise<void>((resolve) => {
    drawn.then(resolve, resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  firsts.set(source, isOver);
  return drawn;
}

export const drop = (canvas: HTMLCanvasElement | null): void => {
  // A canvas of zero size frees its memory at once; Safari otherwise waits for garbage collection.
  if (canvas !== null) canvas.width = canvas.height = 0;
};
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'RenderingCancelledException';

interface Drawing {
  readonly host: HTMLElement;
  readonly page: ViewPage;
  readonly scale: number;
  readonly signal: AbortSignal;
  /** The browser has discarded the canvas contents: the tab slept, or the GPU was reset. */
  readonly onContextLost: () => void;
}

/** Draws one page into `host`; the previous drawing stays until the new one is complete. */
export async function draw(
  pdf: PDFDocumentProxy,
  { host, page, scale, signal, onContextLost }: Drawing,
): Promise<void> {
  const proxy = await pdf.getPage(page.page);
  if (signal.aborted) return;
  const viewport = proxy.getViewport({ scale: canvasScale(page, scale, window.devicePixelRatio) });
  const canvas = document.createElement('canvas');
  canvas.addEventListener('contextlost', () => canvas.isConnected && onContextLost());
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.className = styles.canvas ?? '';
  canvas.setAttribute('role', 'presentation');
  const task = proxy.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise.catch((error: unknown) => {
    drop(canvas);
    // A drawing that was aborted by anything else than this page has failed.
    if (!signal.aborted || !isCancelled(error)) throw error;
  });
  if (signal.aborted) return drop(canvas);
  const former = host.querySelector('canvas');
  if (former === null) host.prepend(canvas);
  else former.replaceWith(canvas);
  drop(former);
  host.dataset.drawn = 'true';
}

/** Selectable text over the drawing; it follows the scale by a CSS variable and is laid out once. */
export async function layText(
  pdf: PDFDocumentProxy,
  container: HTMLElement,
  page: number,
  signal: AbortSignal,
): Promise<void> {
  const [proxy, { TextLayer }] = await Promise.all([pdf.getPage(page), loadPdf()]);
  if (signal.aborted) return;
  container.replaceChildren();
  const layer = new TextLayer({
    textContentSource: proxy.streamTextContent(),
    container,
    viewport: proxy.getViewport({ scale: 1 }),
  });
  signal.addEventListener('abort', () => layer.cancel(), { once: true });
  await layer.render();
}
