import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A mouse drags a picture that is larger than its frame; touch scrolling works natively. */
export function useDrag() {
  const isDragging = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // The scrollbars and a button inside keep their own events.
      if (!(event.target instanceof HTMLImageElement) || event.pointerType !== 'mouse' || event.button !== 0) return;
      isDragging.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (isDragging.current) event.currentTarget.scrollBy(-event.movementX, -event.movementY);
    },
    onPointerUp: () => {
      isDragging.current = false;
    },
    onPointerCancel: () => {
      isDragging.current = false;
    },
  };
}

/** The inner size of an element, updated as it changes. */
export function useInnerSize(stage: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [inner, setInner] = useState({ width: 320, height: 240 });
  useEffect(() => {
    const { current } = stage;
    if (current === null) return;
    const measure = () => setInner({ width: current.clientWidth - 24, height: current.clientHeight - 24 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [stage]);
  return inner;
}
