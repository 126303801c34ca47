import { type CSSProperties, type ReactNode, memo, useEffect, useRef, useState } from 'react';
import { defineText, useText } from '../../text/text.ts';
import { canvasScale } from './canvas-scale.ts';
import type { ViewPage } from './layout.ts';
import { TextLayer } from './pdf.ts';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';

const text = defineText(
  { failed: '这一页没有加载出来。', retry: '重新加载' },
  { failed: 'This page could not be loaded.', retry: 'Try again' },
);

/** A page is drawn anew this long after the last change of scale; until then the old drawing is stretched. */
const SETTLE_MS = 120;
/** Pages that fly past while somebody scrolls through hundreds of them are not drawn at all; the first one never waits. */
const STAY_MS = 60;
const opened = new WeakSet<PdfSource>();

const drop = (canvas: HTMLCanvasElement | null): void => {
  // A canvas of no size gives its memory back at once; Safari otherwise waits for its collector.
  if (canvas !== null) canvas.width = canvas.height = 0;
};
const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'RenderingCancelledException';

/** Draws one page into `host`; the former drawing stays until the new one is complete. */
async function draw(
  host: HTMLElement,
  source: PdfSource,
  page: ViewPage,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const proxy = await (await source.open(page.docId)).getPage(page.page);
  if (signal.aborted) return;
  const viewport = proxy.getViewport({ scale: canvasScale(page, scale, window.devicePixelRatio) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  canvas.className = styles.canvas ?? '';
  canvas.setAttribute('role', 'presentation');
  const task = proxy.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise.catch((error: unknown) => {
    drop(canvas);
    if (!isCancelled(error)) throw error;
  });
  if (signal.aborted) return drop(canvas);
  const former = host.querySelector('canvas');
  if (former === null) host.prepend(canvas);
  else former.replaceWith(canvas);
  drop(former);
  host.dataset.drawn = 'true';
}

/** Selectable text over the drawing; it follows the scale by a CSS variable and is laid out once. */
async function layText(container: HTMLElement, source: PdfSource, page: ViewPage, signal: AbortSignal): Promise<void> {
  const proxy = await (await source.open(page.docId)).getPage(page.page);
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

interface PdfPageProps {
  source: PdfSource;
  page: ViewPage;
  /** CSS pixels per point. */
  scale: number;
  label: string;
  selectable?: boolean;
  children?: ReactNode;
}
export const PdfPage = memo(function PdfPage({
  source,
  page,
  scale,
  label,
  selectable = true,
  children,
}: PdfPageProps) {
  const host = useRef<HTMLDivElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const words = useText(text);
  const { docId, page: number, width, height } = page;

  useEffect(() => {
    const stop = new AbortController();
    const isFirst = host.current?.dataset.drawn !== 'true';
    const timer = setTimeout(
      () => {
        if (host.current === null) return;
        draw(host.current, source, { docId, page: number, width, height }, scale, stop.signal).then(
          () => {
            opened.add(source);
            setFailed(false);
          },
          () => !stop.signal.aborted && setFailed(true),
        );
      },
      isFirst ? (opened.has(source) ? STAY_MS : 0) : SETTLE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [source, docId, number, width, height, scale, attempt]);

  useEffect(() => {
    if (!selectable || letters.current === null) return;
    const stop = new AbortController();
    // Text that cannot be selected is no failure: the page itself says whether it could be drawn.
    layText(letters.current, source, { docId, page: number, width, height }, stop.signal).catch(() => {});
    return () => stop.abort();
  }, [source, docId, number, width, height, selectable, attempt]);

  useEffect(() => {
    const element = host.current;
    return () => drop(element?.querySelector('canvas') ?? null);
  }, []);

  const again = () => {
    source.forget(docId);
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const style: CSSProperties & Record<`--${string}`, number> = {
    width: width * scale,
    height: height * scale,
    '--total-scale-factor': scale,
    '--scale-factor': scale,
  };
  return (
    <div
      ref={host}
      className={styles.page}
      data-doc={docId}
      data-page={number}
      role="group"
      aria-label={label}
      style={style}
    >
      {selectable && <div ref={letters} className={styles.text} />}
      {failed && (
        <div className={styles.failed} role="alert">
          <p>{words.failed}</p>
          <button type="button" className={styles.retry} onClick={again}>
            {words.retry}
          </button>
        </div>
      )}
      {children}
    </div>
  );
});
