import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Anchor,
  type Layout,
  type ViewDocument,
  anchorAt,
  fitScale,
  layOut,
  pointOf,
  visibleRange,
} from './layout.ts';

const ZOOM_MIN = 0.5;
const ZOOM_MAX = 5;
/** One step of the zoom by double tap or button. */
export const ZOOM_STEP = 1.25;
const PADDING_NARROW = 12;
const PADDING_WIDE = 48;
const NARROW = 700;

interface Held {
  readonly anchor: Anchor;
  /** The target position of the anchor, in pixels from the upper left corner of the viewer. */
  readonly x: number;
  readonly y: number;
}
export interface ScrollZoom {
  readonly layout: Layout;
  readonly scale: number;
  /** 1 = the page fits. */
  readonly zoom: number;
  readonly contentWidth: number;
  readonly range: readonly [number, number];
  readonly top: number;
  readonly viewHeight: number;
  /** @param change the new zoom from the old one, which may be ahead of the drawn one */
  readonly changeZoom: (change: (zoom: number) => number, at?: { clientX: number; clientY: number }) => void;
}

/** The scale, the visible pages, and a zoom that keeps its point: the state of a scroll of pages. */
export function useScrollZoom(view: RefObject<HTMLElement | null>, documents: readonly ViewDocument[]): ScrollZoom {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [top, setTop] = useState(0);
  const [zoom, setZoomState] = useState(1);
  const held = useRef<Held | null>(null);

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [view]);

  useEffect(() => {
    const element = view.current;
    if (element === null) return;
    let frame = 0;
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setTop(element.scrollTop);
      });
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [view]);

  const padding = size.width < NARROW ? PADDING_NARROW : PADDING_WIDE;
  const scale = fitScale(documents, size.width - padding) * zoom;
  const layout = useMemo(() => layOut(documents, scale), [documents, scale]);
  const contentWidth = Math.max(size.width, layout.width + padding);

  // The layout before this render, so that rotating the phone and zooming keep the position.
  const before = useRef({ layout, scale, contentWidth });
  useLayoutEffect(() => {
    const element = view.current;
    const was = before.current;
    before.current = { layout, scale, contentWidth };
    if (element === null || was.scale === scale) return;
    const keep = held.current ?? {
      anchor: anchorAt(
        was.layout,
        was.scale,
        was.contentWidth,
        element.scrollLeft + element.clientWidth / 2,
        element.scrollTop,
      ),
      x: element.clientWidth / 2,
      y: 0,
    };
    held.current = null;
    const point = pointOf(layout, scale, contentWidth, keep.anchor);
    element.scrollTo({ left: point.x - keep.x, top: point.y - keep.y, behavior: 'instant' });
    setTop(element.scrollTop);
  }, [view, layout, scale, contentWidth]);

  const wanted = useRef(1);
  const changeZoom: ScrollZoom['changeZoom'] = (change, at) => {
    const element = view.current;
    const next = Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, change(wanted.current)));
    if (element === null || next === wanted.current) return;
    wanted.current = next;
    const box = element.getBoundingClientRect();
    const x = at === undefined ? element.clientWidth / 2 : at.clientX - box.left;
    const y = at === undefined ? element.clientHeight / 2 : at.clientY - box.top;
    const was = before.current;
    held.current = {
      anchor: anchorAt(was.layout, was.scale, was.contentWidth, element.scrollLeft + x, element.scrollTop + y),
      x,
      y,
    };
    setZoomState(next);
  };

  const range = size.width === 0 ? ([0, -1] as const) : visibleRange(layout, top, size.height);
  return { layout, scale, zoom, contentWidth, range, top, viewHeight: size.height, changeZoom };
}
