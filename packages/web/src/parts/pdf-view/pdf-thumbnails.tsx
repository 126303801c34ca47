import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ViewDocument, ViewPage } from './layout.ts';
import { PdfPage } from './pdf-page.tsx';
import { Box, Row, box } from '../../ui/index.ts';
import styles from './pdf-view.module.css';
import type { PdfSource } from './source.ts';

interface ThumbnailsProps {
  documents: readonly ViewDocument[];
  source: PdfSource;
  label: string;
  /** The label of one page's button, such as its document and number. */
  pageLabel: (page: ViewPage) => string;
  current: { docId: string; page: number } | null;
  onPick: (docId: string, page: number) => void;
  /** Shown beside the page number, such as a count of fields. */
  badge?: (page: ViewPage) => ReactNode;
  widthPx?: number;
}

const FOOT_PX = 34;
const GAP_PX = 10;
const PADDING_PX = 14;

interface PlacedThumb {
  readonly page: ViewPage;
  readonly top: number;
  readonly height: number;
}
function placesOf(documents: readonly ViewDocument[], widthPx: number): { places: PlacedThumb[]; height: number } {
  const places: PlacedThumb[] = [];
  let top = PADDING_PX;
  for (const document of documents) {
    document.pages.forEach((size, index) => {
      const height = size.height * (widthPx / size.width) + FOOT_PX;
      places.push({ page: { ...size, docId: document.id, page: index + 1 }, top, height });
      top += height + GAP_PX;
    });
  }
  return { places, height: top + PADDING_PX };
}

/** Thumbnails to jump by. Only the visible ones are rendered; the one of the current page is kept in view. */
export function PdfThumbnails(props: ThumbnailsProps) {
  const { documents, source, label, pageLabel, current, onPick, badge, widthPx = 112 } = props;
  const list = useRef<HTMLElement>(null);
  const { places, height } = useMemo(() => placesOf(documents, widthPx), [documents, widthPx]);
  const [sight, setSight] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const look = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const at = places.findIndex(({ page }) => page.docId === current?.docId && page.page === current.page);
  useEffect(() => {
    const [element, place] = [list.current, places[at]];
    if (element === null || place === undefined) return;
    const isAbove = place.top < element.scrollTop;
    const isBelow = place.top + place.height > element.scrollTop + element.clientHeight;
    if (isAbove || isBelow) element.scrollTop = place.top - (isAbove ? GAP_PX : element.clientHeight - place.height);
  }, [at, places]);
  return (
    <Box as="nav" ref={list} position="relative" width="full" height="full" overflowY="auto" aria-label={label}>
      <Box position="relative" style={{ height }}>
        {places
          .filter(({ top, height: own }) => top + own > sight.top - 240 && top < sight.top + sight.height + 240)
          .map(({ page, top }) => (
            <button
              key={`${page.docId} ${page.page}`}
              type="button"
              className={box(
                { gap: 1.5, stack: true, position: 'absolute', align: 'center', p: 1, size: 's', tone: 'ink-3' },
                styles.thumb,
              )}
              style={{ top }}
              aria-current={page.docId === current?.docId && page.page === current.page ? 'page' : undefined}
              onClick={() => onPick(page.docId, page.page)}
            >
              <span aria-hidden="true">
                <PdfPage
                  source={source}
                  page={page}
                  scale={widthPx / page.width}
                  selectable={false}
                  isCounted={false}
                  label=""
                />
              </span>
              <span className="visually-hidden">{pageLabel(page)}</span>
              <Row as="span" gap={1.5} aria-hidden="true">
                {page.page}
                {badge?.(page)}
              </Row>
            </button>
          ))}
      </Box>
    </Box>
  );
}
