import { type RefObject, useEffect, useRef } from 'react';

export interface ZoomGestures {
  /** Multiplies the zoom by `factor`, keeping the point of the paper at these client coordinates in place. */
  readonly zoomBy: (factor: number, clientX: number, clientY: number) => void;
  readonly doubleTap: (clientX: number, clientY: number) => void;
}

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
const WHEEL_RATE = 0.0022;
const INTERACTIVE = 'button, a, input, textarea, select, [role="button"]';

const between = (touches: TouchList): { x: number; y: number; distance: number } => {
  const [a, b] = [touches[0]!, touches[1]!];
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
  };
};

function listen(element: HTMLElement, gestures: RefObject<ZoomGestures>): () => void {
  let former: number | null = null;
  let lastTap = { at: -Infinity, x: 0, y: 0 };
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    gestures.current.zoomBy(
      Math.exp(-Math.max(-240, Math.min(240, pixels)) * WHEEL_RATE),
      event.clientX,
      event.clientY,
    );
  };
  const onStart = (event: TouchEvent): void => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    former = between(event.touches).distance;
  };
  const onMove = (event: TouchEvent): void => {
    if (former === null || event.touches.length !== 2) return;
    event.preventDefault();
    const now = between(event.touches);
    gestures.current.zoomBy(now.distance / former, now.x, now.y);
    former = now.distance;
  };
  const onEnd = (event: TouchEvent): void => {
    const wasPinch = former !== null;
    if (event.touches.length < 2) former = null;
    const touch = event.changedTouches[0];
    const target = event.target instanceof Element ? event.target : null;
    if (wasPinch || touch === undefined || event.touches.length > 0 || target?.closest(INTERACTIVE)) return;
    const isSecond =
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(touch.clientX - lastTap.x, touch.clientY - lastTap.y) < DOUBLE_TAP_PX;
    lastTap = isSecond ? { at: -Infinity, x: 0, y: 0 } : { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
    if (!isSecond) return;
    event.preventDefault();
    gestures.current.doubleTap(touch.clientX, touch.clientY);
  };
  // Not passive: the browser's own pinch would enlarge the whole page, its bars included.
  const active = { passive: false } as const;
  element.addEventListener('wheel', onWheel, active);
  element.addEventListener('touchstart', onStart, active);
  element.addEventListener('touchmove', onMove, active);
  element.addEventListener('touchend', onEnd, active);
  element.addEventListener('touchcancel', onEnd, active);
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', onEnd);
    element.removeEventListener('touchcancel', onEnd);
  };
}

/** Ctrl and wheel on a desktop, pinch and double tap on a phone (ux 18). */
export function useZoomGestures(element: RefObject<HTMLElement | null>, gestures: ZoomGestures): void {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => (element.current === null ? undefined : listen(element.current, latest)), [element]);
}
