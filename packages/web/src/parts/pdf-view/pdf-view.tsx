import { Box, IconButton, Row, Text } from '../../ui/index.ts';
import { defineText } from '../../text/text.ts';
import { HEADING_PX } from './layout.ts';
import { PdfPage } from './pdf-page.tsx';
import styles from './pdf-view.module.css';
import { ZOOM_STEP } from './use-scroll-zoom.ts';
import type { PdfViewHandle } from './view-handle.ts';
import { type ViewPosition, type PdfViewProps, useView } from './use-view.ts';

export type { ViewDocument, ViewPage } from './layout.ts';
export { usePdfSource, type PdfSource } from './source.ts';
export { useRendering } from './rendering.ts';
export { type ShownState, useShown, useWholeDocuments } from './use-shown.ts';

const useWords = defineText('parts/pdf-view/pdf-view');

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
  const words = useWords();
  const { view, layout, scale, contentWidth, range, names } = useView({ documents, onPosition, onScale, ref });
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
