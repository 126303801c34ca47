import { type KeyboardEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Box, Button, Dialog, Hint, Stack } from '../../ui/index.ts';
import { useSharedText } from '../../text/shared.ts';
import { followPointer } from '../form-layer/follow-pointer.ts';
import { type Corners, type Point, isConvex } from './geometry.ts';
import styles from './paper.module.css';
import { showPixels } from './pictures.ts';
import { usePaperText } from './text.ts';
import type { Sheet } from './use-sheets.ts';

/** What an arrow key moves, as a share of the picture; with shift, ten times as much. */
const STEP = 0.005;
const KEYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const inPicture = (share: number): number => Math.max(0, Math.min(1, share));

interface CornerEditorProps {
  sheet: Sheet;
  onDone: (corners: Corners) => void;
  onClose: () => void;
}
/** The photograph with the four corners of its sheet, which are moved by touch, by mouse or by keys. */
export function CornerEditor({ sheet, onDone, onClose }: CornerEditorProps) {
  const words = usePaperText();
  const shared = useSharedText();
  const how = useId();
  const [corners, setCorners] = useState(sheet.corners);
  const latest = useRef(corners);
  const stage = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    latest.current = corners;
  });
  /** Moves a corner, unless the sheet would fold. */
  const place = (at: number, { x, y }: Point) => {
    const next = latest.current.with(at, { x: inPicture(x), y: inPicture(y) }) as unknown as Corners;
    if (!isConvex(next)) return;
    latest.current = next;
    setCorners(next);
  };
  const press = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const start = corners[at] as Point;
    const box = stage.current?.getBoundingClientRect();
    if (event.button !== 0 || box === undefined) return;
    followPointer(event.currentTarget, event.nativeEvent, (dx, dy) =>
      place(at, { x: start.x + dx / box.width, y: start.y + dy / box.height }),
    );
  };
  const type = (at: number) => (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const { x, y } = latest.current[at] as Point;
    const factor = event.shiftKey ? 10 : 1;
    place(at, { x: x + step.x * factor, y: y + step.y * factor });
  };
  const places = corners.map(({ x, y }) => ({ x: Math.round(x * 100), y: Math.round(y * 100) }));
  return (
    <Dialog
      title={words.edges}
      onClose={onClose}
      locked
      initialFocus={first}
      footer={
        <>
          <Button label={shared.cancel} onClick={onClose} />
          <Button variant="primary" label={words.use} onClick={() => onDone(corners)} />
        </>
      }
    >
      <Stack gap={3} align="center">
        <Box position="relative" ref={stage} className={styles.stage}>
          <Photograph pixels={sheet.shown} label={words.photograph} />
          <svg className={styles.outline} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} vectorEffect="non-scaling-stroke" />
          </svg>
          {corners.map(({ x, y }, at) => (
            <button
              key={at}
              ref={at === 0 ? first : undefined}
              type="button"
              className={styles.corner}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              aria-label={words.corner(at + 1, places[at]?.x ?? 0, places[at]?.y ?? 0)}
              aria-describedby={how}
              onPointerDown={press(at)}
              onKeyDown={type(at)}
            />
          ))}
        </Box>
        <Hint id={how} size="s" textAlign="center" maxWidth="words" text={words.how} />
      </Stack>
    </Dialog>
  );
}

/** Draws itself once it is there: the dialog around it may come later. */
function Photograph({ pixels, label }: { pixels: ImageData; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) showPixels(canvas.current, pixels);
  }, [pixels]);
  return <canvas ref={canvas} className={styles.photograph} role="img" aria-label={label} />;
}
