import { useEffect, useLayoutEffect, useRef } from 'react';

/** React registers wheel listeners as passive; here the page must not scroll along. */
export function useWheel(
  stage: React.RefObject<HTMLDivElement | null>,
  onWheel: (delta: number, anchor: { x: number; y: number }) => void,
): void {
  const latest = useRef(onWheel);
  useLayoutEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    const box = stage.current;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      latest.current(event.deltaY, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
    };
    box?.addEventListener('wheel', listen, { passive: false });
    return () => box?.removeEventListener('wheel', listen);
  }, [stage]);
}
