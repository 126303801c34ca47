import { type PointerEvent, useRef } from 'react';
import { type Size, type View, moveView, zoomOf, zoomView } from './view.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One pointer drags the picture, two zoom it; positions are shares of the box. */
export function useCropPointers(size: Size, view: View, onView: (view: View) => void) {
  const down = useRef(new Map<number, Point>());
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const release = (event: PointerEvent<HTMLElement>) => void down.current.delete(event.pointerId);
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = down.current.get(event.pointerId);
    if (before === undefined) return;
    const point = pointOf(event);
    down.current.set(event.pointerId, point);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) return onView(moveView(view, size, point.x - before.x, point.y - before.y));
    const [from, to] = [middle(before, other), middle(point, other)];
    const moved = moveView(view, size, to.x - from.x, to.y - from.y);
    const factor = distance(point, other) / Math.max(distance(before, other), 0.01);
    onView(zoomView(moved, size, zoomOf(moved, size) * factor, to));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
}
