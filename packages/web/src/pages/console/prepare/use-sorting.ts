import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Sorting {
  /** The index of the dragged line; null if none. */
  readonly dragged: number | null;
  readonly handle: (at: number) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    style: { touchAction: 'none' };
  };
}

/**
 * Sorts the lines of a list by dragging their handles with mouse, pen or finger; the keyboard has its own buttons. A line moves
 * as soon as the pointer is over the middle of another.
 */
export function useSorting(
  list: RefObject<HTMLElement | null>,
  count: number,
  move: (from: number, to: number) => void,
): Sorting {
  const [dragged, setDragged] = useState<number | null>(null);
  const latest = useRef({ count, move });
  useEffect(() => {
    latest.current = { count, move };
  });
  const handle = (at: number) => ({
    style: { touchAction: 'none' as const },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      let current = at;
      setDragged(at);
      const onMove = (moved: globalThis.PointerEvent) => {
        const lines = [...(list.current?.children ?? [])].slice(0, latest.current.count);
        const over = lines.findIndex((line, index) => {
          const { top, height } = line.getBoundingClientRect();
          return index < current
            ? moved.clientY < top + height / 2
            : index > current && moved.clientY > top + height / 2 && index === lastBelow(lines, moved.clientY);
        });
        if (over < 0) return;
        latest.current.move(current, over);
        current = over;
        setDragged(over);
      };
      const onEnd = () => {
        window.removeEventListener('pointermove', onMove);
        window.removeEventListener('pointerup', onEnd);
        window.removeEventListener('pointercancel', onEnd);
        setDragged(null);
      };
      window.addEventListener('pointermove', onMove);
      window.addEventListener('pointerup', onEnd);
      window.addEventListener('pointercancel', onEnd);
    },
  });
  return { dragged, handle };
}

const lastBelow = (lines: readonly Element[], y: number): number =>
  lines.reduce((last, line, index) => {
    const { top, height } = line.getBoundingClientRect();
    return y > top + height / 2 ? index : last;
  }, -1);
