import type { Box } from './paper.ts';

/** The dragged handle: a corner (vertical, then horizontal), or the frame as a whole. */
export const CROP_HANDLES = ['nw', 'ne', 'sw', 'se', 'move'] as const;
export type CropHandle = (typeof CROP_HANDLES)[number];

/** The minimum size of the frame, so that its handles can be grabbed. */
export const CROP_MIN = 0.08;
const KEY_STEP = 0.01;
const BIG_STEP = 0.05;

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** Drags a handle by shares of the picture; the frame stays inside the picture and keeps its minimum size. */
export function dragBox(box: Box, handle: CropHandle, dx: number, dy: number): Box {
  if (handle === 'move')
    return { ...box, x: within(box.x + dx, 0, 1 - box.width), y: within(box.y + dy, 0, 1 - box.height) };
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const left = handle.endsWith('w') ? within(box.x + dx, 0, right - CROP_MIN) : box.x;
  const top = handle.startsWith('n') ? within(box.y + dy, 0, bottom - CROP_MIN) : box.y;
  const farRight = handle.endsWith('e') ? within(right + dx, box.x + CROP_MIN, 1) : right;
  const farBottom = handle.startsWith('s') ? within(bottom + dy, box.y + CROP_MIN, 1) : bottom;
  return { x: left, y: top, width: farRight - left, height: farBottom - top };
}

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The same by keys; null for a key without effect. */
export function keyedBox(box: Box, handle: CropHandle, key: string, isBig: boolean): Box | null {
  const arrow = ARROWS[key];
  if (arrow === undefined) return null;
  const step = isBig ? BIG_STEP : KEY_STEP;
  return dragBox(box, handle, arrow[0] * step, arrow[1] * step);
}
