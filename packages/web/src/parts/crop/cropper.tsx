import { useId, useLayoutEffect, useRef } from 'react';
import { defineText } from '../../text/text.ts';
import { Hint, IconButton, Row, Stack, Text, box } from '../../ui/index.ts';
import styles from './crop.module.css';
import { drawView } from './cut-out.ts';
import { useCropPointers } from './use-crop-pointers.ts';
import { MAX_ZOOM, type View, keyedView, zoomOf, zoomView } from './view.ts';
import { useWheel } from './use-wheel.ts';

const useWords = defineText('parts/crop/cropper');

/** Twice the pixels of its box, for high-density screens. */
const CANVAS_PX = 560;

interface CropperProps {
  picture: ImageBitmap;
  view: View;
  onView: (view: View) => void;
  disabled?: boolean;
}
/** A picture under a round frame: dragged, zoomed, or moved by keys. */
export function Cropper({ picture, view, onView, disabled = false }: CropperProps) {
  const words = useWords();
  const how = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawView(canvas.current, picture, view);
  }, [picture, view]);
  const change = (next: View) => !disabled && onView(next);
  const handlers = useCropPointers(picture, view, change);
  const zoom = zoomOf(view, picture);
  useWheel(stage, (delta, anchor) => change(zoomView(view, picture, zoom * Math.exp(-delta / 400), anchor)));

  return (
    <Stack gap={3} align="center">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no role is that of a picture that is moved; its label and description say how */}
      <div
        ref={stage}
        className={box({ position: 'relative', overflow: 'hidden', radius: 'm', fill: 'sunk' }, styles.stage)}
        role="group"
        aria-label={words.stage}
        aria-describedby={how}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys move and zoom the picture
        tabIndex={0}
        onKeyDown={(event) => {
          const next = keyedView(view, picture, event.key, event.shiftKey);
          if (next === null) return;
          event.preventDefault();
          change(next);
        }}
        {...handlers}
      >
        <canvas ref={canvas} width={CANVAS_PX} height={CANVAS_PX} className={box({ width: 'full', height: 'full' })} />
        <Text position="absolute" cover radius="circle" className={styles.window} aria-hidden="true" />
      </div>
      <Row gap={1.5} className={styles.zoom}>
        <IconButton
          icon="zoomOut"
          label={words.zoomOut}
          disabled={disabled}
          onClick={() => change(zoomView(view, picture, zoom / 1.25))}
        />
        <input
          type="range"
          className={box({ grow: true, minWidth: 0, height: 'touch' }, styles.range)}
          aria-label={words.zoom}
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          disabled={disabled}
          onChange={(event) => change(zoomView(view, picture, Number(event.currentTarget.value)))}
        />
        <IconButton
          icon="zoomIn"
          label={words.zoomIn}
          disabled={disabled}
          onClick={() => change(zoomView(view, picture, zoom * 1.25))}
        />
      </Row>
      <Hint id={how} size="s" textAlign="center" maxWidth="words" text={words.how} />
    </Stack>
  );
}
