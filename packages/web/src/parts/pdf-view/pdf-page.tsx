import { type CSSProperties, type ReactNode, memo, useCallback, useEffect, useRef, useState } from 'react';
import { defineText } from '../../text/text.ts';
import type { ViewPage } from './layout.ts';
import { Box, Button, Stack, box } from '../../ui/index.ts';
import { personAwaits } from '../../ui/when-idle.ts';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';
import { inTurn, drop, draw, layText } from './draw-page.ts';

const useWords = defineText('parts/pdf-view/pdf-page');

/** A page is redrawn this long after the last change of scale; until then the old drawing is stretched. */
const SETTLE_MS = 120;
/** Pages passed in fast scrolling are not drawn at all; the first one never waits. */
const STAY_MS = 60;
const opened = new WeakSet<PdfSource>();

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
