import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { defineText } from '../../text/text.ts';
import { HEADING_PX, type ViewDocument, type ViewPage, indexAt } from './layout.ts';
import { PdfPage } from './pdf-page.tsx';
import { Box, Row, Text } from '../../ui/layout.tsx';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';
import { ZOOM_STEP, useScrollZoom } from './use-scroll-zoom.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { DOUBLE_TAP_ZOOM, type PdfViewHandle, handleOf } from './view-handle.ts';

export type { ViewDocument, ViewPage } from './layout.ts';
export { usePdfSource, type PdfSource } from './source.ts';
export { useRendering } from './rendering.ts';
export { type ShownState, useShown, useWholeDocuments } from './use-shown.ts';

const useWords = defineText('parts/pdf-view/pdf-view');
/** The page in the middle of the view; `index` counts from 1 through all documents. */
export interface ViewPosition {
  readonly docId: string;
  readonly page: number;
  readonly index: number;
  readonly count: number;
}
interface PdfViewProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  label: string;
  /** The overlay of a page, in pixels of `scale` per point. */
  overlay?: (page: ViewPage, scale: number) => ReactNode;
  onPosition?: (position: ViewPosition) => void;
  onScale?: (scale: number, zoom: number) => void;
  selectable?: boolean;
  ref?: Ref<PdfViewHandle>;
}

/** All documents in one scroll, drawn as they come into view (ux 18). */
export function PdfView({
  documents,
  source,
  label,
  overlay,
  onPosition,
  onScale,
  selectable = true,
  ref,
}: PdfViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const state = useScrollZoom(view, documents);
  const { layout, scale, zoom, contentWidth, range, top, viewHeight, changeZoom } = state;
  const words = useWords();
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useImperativeHandle(ref, () => handleOf(view.current, () => latest.current), []);
  useZoomGestures(view, {
    zoomBy: (factor, clientX, clientY) => changeZoom((now) => now * factor, { clientX, clientY }),
    doubleTap: (clientX, clientY) => changeZoom((now) => (now > 1.2 ? 1 : DOUBLE_TAP_ZOOM), { clientX, clientY }),
  });

  const middle = layout.placed[indexAt(layout, top + viewHeight / 2)];
  const docId = middle?.page.docId;
  const page = middle?.page.page;
  const index = middle === undefined ? 0 : layout.placed.indexOf(middle) + 1;
  const count = layout.placed.length;
  useEffect(() => {
    if (docId !== undefined && page !== undefined) onPosition?.({ docId, page, index, count });
  }, [docId, page, index, count, onPosition]);
  useEffect(() => onScale?.(scale, zoom), [scale, zoom, onScale]);

  const names = new Map(documents.map((document) => [document.id, document]));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <Box
      ref={view}
      position="relative"
      height="full"
      overflow="auto"
      fill="desk"
      className={styles.viewer}
      tabIndex={0}
      role="region"
      aria-label={label}
      data-pdf-view=""
    >
      <Box position="relative" className={styles.content} style={{ height: layout.height, width: contentWidth }}>
        {layout.placed.slice(range[0], range[1] + 1).map(({ page: item, heading, top: at }) => (
          <Row
            key={`${item.docId} ${item.page}`}
            align="start"
            justify="center"
            position="absolute"
            width="full"
            className={styles.slot}
            style={{ transform: `translateY(${at}px)` }}
          >
            {heading !== null && (
              <Row
                align="end"
                justify="center"
                position="absolute"
                width="full"
                height="touch"
                px={4}
                pb={2.5}
                heading="s"
                tone="ink-2"
                style={{ top: -HEADING_PX }}
              >
                <Text truncate text={heading} />
              </Row>
            )}
            <PdfPage
              source={source}
              page={item}
              scale={scale}
              selectable={selectable}
              label={words.page(item.page, names.get(item.docId)?.pages.length ?? 1, names.get(item.docId)?.name ?? '')}
            >
              {overlay?.(item, scale)}
            </PdfPage>
          </Row>
        ))}
      </Box>
    </Box>
  );
}

/** "Page n of m" and the two zoom buttons; placed where the screen has room for them. */
export function PdfViewBar({
  view,
  position,
  zoom,
}: {
  view: { readonly current: PdfViewHandle | null };
  position: ViewPosition | null;
  zoom?: number;
}) {
  const words = useWords();
  return (
    <Row gap={0.5}>
      <IconButton icon="zoomOut" label={words.zoomOut} onClick={() => view.current?.zoomBy(1 / ZOOM_STEP)} />
      {zoom !== undefined && (
        <Text px={2} size="m" tone="ink-2" tabular whiteSpace="nowrap" text={words.percent(Math.round(zoom * 100))} />
      )}
      <IconButton icon="zoomIn" label={words.zoomIn} onClick={() => view.current?.zoomBy(ZOOM_STEP)} />
      {position && (
        <Text
          px={2}
          size="m"
          tone="ink-2"
          tabular
          whiteSpace="nowrap"
          aria-live="polite"
          text={words.position(position.index, position.count)}
        />
      )}
    </Row>
  );
}
