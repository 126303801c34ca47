import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { classes } from '../../ui/classes.ts';
import { Box as Frame, Hint, Stack } from '../../ui/layout.tsx';
import { CROP_HANDLES, type CropHandle, dragBox, keyedBox } from './crop-box.ts';
import styles from './crop-frame.module.css';
import type { Box } from './paper.ts';
import { useSignatureText } from './text.ts';

interface CropFrameProps {
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

/** The picture with a crop frame, dragged by its corners or moved by keys. */
export function CropFrame({ file, box, onBox }: CropFrameProps) {
  const words = useSignatureText();
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
  return (
    <Stack gap={2} align="center">
      <Frame
        ref={stage}
        position="relative"
        maxWidth="full"
        overflow="hidden"
        radius="m"
        fill="sunk"
        className={styles.stage}
        role="group"
        aria-label={words.cropHow}
      >
        <img ref={picture} className={styles.picture} alt="" draggable={false} />
        <div
          className={styles.frame}
          style={{ left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) }}
        >
          {CROP_HANDLES.toReversed().map((handle) => (
            <button
              key={handle}
              type="button"
              className={classes(styles.handle, styles[handle])}
              aria-label={words.cropHandles[handle]}
              onPointerDown={begin(handle)}
              onPointerMove={move}
              onPointerUp={end}
              onPointerCancel={end}
              onKeyDown={(event) => {
                const next = keyedBox(box, handle, event.key, event.shiftKey);
                if (next === null) return;
                event.preventDefault();
                onBox(next);
              }}
            />
          ))}
        </div>
      </Frame>
      <Hint size="s" maxWidth="words" textAlign="center" text={words.cropHow} />
    </Stack>
  );
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
