import { type CSSProperties, type ReactNode, memo, useCallback, useEffect, useRef, useState } from 'react';
import { defineText } from '../../text/text.ts';
import { canvasScale } from './canvas-scale.ts';
import type { ViewPage } from './layout.ts';
import { type PDFDocumentProxy, TextLayer } from './pdf.ts';
import { Button } from '../../ui/button.tsx';
import { personAwaits } from '../../ui/when-idle.ts';
import { Box, Stack, box } from '../../ui/layout.tsx';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';

const useWords = defineText(
  { failed: '这一页没有加载出来。', retry: '重新加载' },
  { failed: 'This page could not be loaded.', retry: 'Try again' },
);

/** A page is redrawn this long after the last change of scale; until then the old drawing is stretched. */
const SETTLE_MS = 120;
/** Pages passed in fast scrolling are not drawn at all; the first one never waits. */
const STAY_MS = 60;
const opened = new WeakSet<PdfSource>();

const firsts = new WeakMap<PdfSource, Promise<void>>();

/** The first page is drawn alone: the pages below it, drawn at the same time, would delay what is read first. */
function inTurn(source: PdfSource, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
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

const drop = (canvas: HTMLCanvasElement | null): void => {
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
async function draw(pdf: PDFDocumentProxy, { host, page, scale, signal, onContextLost }: Drawing): Promise<void> {
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
async function layText(
  pdf: PDFDocumentProxy,
  container: HTMLElement,
  page: number,
  signal: AbortSignal,
): Promise<void> {
  const proxy = await pdf.getPage(page);
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

/** A failed page is retried with its document, once the network is back, and when the tab becomes visible again. */
function useReturn(failed: boolean, source: PdfSource, docId: string, tryAgain: () => void): void {
  useEffect(() => {
    if (!failed) return;
    const endRetry = source.onRetry((one) => one === docId && tryAgain());
    const look = () => document.visibilityState === 'visible' && tryAgain();
    window.addEventListener('online', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      endRetry();
      window.removeEventListener('online', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [failed, source, docId, tryAgain]);
}

interface PdfPageProps {
  source: PdfSource;
  page: ViewPage;
  /** CSS pixels per point. */
  scale: number;
  label: string;
  selectable?: boolean;
  /** False for a thumbnail, which does not prove that the page itself was shown. */
  isCounted?: boolean;
  children?: ReactNode;
}
export const PdfPage = memo(function PdfPage({
  source,
  page,
  scale,
  label,
  selectable = true,
  isCounted = true,
  children,
}: PdfPageProps) {
  const host = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const words = useWords();
  const { docId, page: number, width, height } = page;
  const tryAgain = useCallback(() => setAttempt((before) => before + 1), []);
  useReturn(failed, source, docId, tryAgain);

  useEffect(() => {
    const stop = new AbortController();
    const isFirst = host.current?.dataset.drawn !== 'true';
    const timer = setTimeout(
      () => {
        if (host.current === null) return;
        const page = { docId, page: number, width, height };
        const drawing = { host: host.current, page, scale, signal: stop.signal, onContextLost: tryAgain };
        const settle = (isDrawn: boolean): void => {
          if (stop.signal.aborted) return;
          if (isDrawn) opened.add(source);
          if (isCounted) source.rendering.tell(docId, number, isDrawn);
          setFailed(!isDrawn);
          if (isDrawn) setReady(true);
        };
        const drawn = inTurn(source, stop.signal, () => source.use(docId, (pdf) => draw(pdf, drawing)));
        personAwaits(drawn);
        drawn.then(
          () => settle(true),
          () => settle(false),
        );
      },
      isFirst ? (opened.has(source) ? STAY_MS : 0) : SETTLE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [source, docId, number, width, height, scale, attempt, isCounted, tryAgain]);

  useEffect(() => {
    // It is laid after the page is drawn, because it is not seen: on a slow phone it would delay the first drawing.
    if (!selectable || !isReady || letters.current === null) return;
    const stop = new AbortController();
    // A failed text layer is not a failure: only the drawing of the page counts.
    const container = letters.current;
    source.use(docId, (pdf) => layText(pdf, container, number, stop.signal)).catch(() => {});
    return () => stop.abort();
  }, [source, docId, number, selectable, isReady, attempt]);

  useEffect(() => {
    const element = host.current;
    return () => drop(element?.querySelector('canvas') ?? null);
  }, []);

  const style: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
    '--scale-factor': scale,
  };
  return (
    <Box
      ref={host}
      position="relative"
      rigid
      fill="surface"
      className={styles.page}
      data-doc={docId}
      data-page={number}
      role="group"
      aria-label={label}
      style={style}
    >
      {selectable && <div ref={letters} className={box({ position: 'absolute', cover: true }, styles.text)} />}
      {failed && (
        <Stack gap={2} align="center" justify="center" position="absolute" cover tone="ink-2" role="alert">
          <p>{words.failed}</p>
          <Button label={words.retry} onClick={() => source.retry(docId)} />
        </Stack>
      )}
      {children}
    </Box>
  );
});
