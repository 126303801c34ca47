import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { type CropHandle, dragBox } from './crop-box.ts';
import type { Box } from './paper.ts';

export interface CropFrameProps {
  file: Blob;
  box: Box;
  onBox: (box: Box) => void;
}
interface Drag {
  readonly pointerId: number;
  readonly handle: CropHandle;
  readonly from: { readonly x: number; readonly y: number };
  readonly box: Box;
}

/** The frame around the part of the picture that is kept, moved by pointer and by keys. */
export function useCropFrame({ file, box, onBox }: CropFrameProps) {
  const picture = useShown(file);
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const begin = (handle: CropHandle) => (event: ReactPointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointerId: event.pointerId, handle, from: { x: event.clientX, y: event.clientY }, box };
  };
  const move = ({ pointerId, clientX, clientY }: ReactPointerEvent) => {
    const held = drag.current;
    const size = stage.current?.getBoundingClientRect();
    if (held === null || held.pointerId !== pointerId || size === undefined) return;
    onBox(dragBox(held.box, held.handle, (clientX - held.from.x) / size.width, (clientY - held.from.y) / size.height));
  };
  const end = () => {
    drag.current = null;
  };
  const percent = (share: number): string => `${share * 100}%`;
  return { picture, stage, begin, move, end, percent };
}

function useShown(file: Blob): React.RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return image;
}
