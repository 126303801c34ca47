import { HEADING_PX } from './layout.ts';
import type { ScrollZoom } from './use-scroll-zoom.ts';

export const DOUBLE_TAP_ZOOM = 2.2;
const MARGIN_PX = 24;

/** A point on a page, in points from its upper left corner. */
export interface Place {
  readonly docId: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface PdfViewHandle {
  readonly element: HTMLElement | null;
  readonly scrollToPage: (docId: string, page: number) => void;
  /** Scrolls a place into the middle; on narrow screens enlarges it to `minWidthPx`, if given. */
  readonly scrollToPlace: (place: Place, minWidthPx?: number) => void;
  readonly zoomBy: (factor: number) => void;
}

function scrollTo(element: HTMLElement, left: number, top: number, atOnce = false): void {
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isFar = Math.abs(element.scrollTop - top) > element.clientHeight * 6;
  element.scrollTo({ left, top, behavior: atOnce || prefersReducedMotion || isFar ? 'auto' : 'smooth' });
}

export function handleOf(element: HTMLElement | null, current: () => ScrollZoom): PdfViewHandle {
  const find = (docId: string, page: number) =>
    current().layout.placed.find((item) => item.page.docId === docId && item.page.page === page);
  const centre = (place: Place, atOnce = false): void => {
    const item = find(place.docId, place.page);
    if (item === undefined || element === null) return;
    const { scale, contentWidth } = current();
    const left = Math.max(0, (contentWidth - item.page.width * scale) / 2) + (place.x + place.width / 2) * scale;
    const top = item.top + (place.y + place.height / 2) * scale;
    scrollTo(element, left - element.clientWidth / 2, top - element.clientHeight / 2, atOnce);
  };
  return {
    element,
    scrollToPage: (docId, page) => {
      const item = find(docId, page);
      if (item !== undefined && element !== null)
        scrollTo(element, element.scrollLeft, item.top - (item.heading === null ? MARGIN_PX / 2 : HEADING_PX));
    },
    scrollToPlace: (place, minWidthPx = 0) => {
      const { scale, zoom, changeZoom } = current();
      const factor = Math.min(DOUBLE_TAP_ZOOM / zoom, minWidthPx / (place.width * scale));
      if (factor <= 1.05) return centre(place);
      changeZoom((now) => now * factor);
      // Two frames: one for the new layout, one for its scroll position. Without animation, since the zoom is a jump already,
      // and typing would abort a smooth scroll.
      requestAnimationFrame(() => requestAnimationFrame(() => centre(place, true)));
    },
    zoomBy: (factor) => current().changeZoom((zoom) => zoom * factor),
  };
}
