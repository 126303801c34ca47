import { Box as Frame, Hint, Stack, classes } from '../../ui/index.ts';
import { CROP_HANDLES, keyedBox } from './crop-box.ts';
import styles from './crop-frame.module.css';
import { useSignatureText } from './text.ts';
import { type CropFrameProps, useCropFrame } from './crop-moves.ts';

/** The picture with a crop frame, dragged by its corners or moved by keys. */
export function CropFrame({ file, box, onBox }: CropFrameProps) {
  const words = useSignatureText();
  const { picture, stage, begin, move, end, percent } = useCropFrame({ file, box, onBox });
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
