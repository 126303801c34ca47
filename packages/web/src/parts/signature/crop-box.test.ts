import { describe, expect, it } from 'vitest';
import { CROP_HANDLES, CROP_MIN, type CropHandle, dragBox, keyedBox } from './crop-box.ts';
import type { Box } from './paper.ts';

const box: Box = { x: 0.2, y: 0.2, width: 0.5, height: 0.4 };
const near = ({ x, y, width, height }: Box) => [x, y, width, height].map((value) => Math.round(value * 1000) / 1000);

describe('The crop frame of a picture', () => {
  it.each<[CropHandle, number, number, readonly number[]]>([
    ['move', 0.1, 0.1, [0.3, 0.3, 0.5, 0.4]],
    ['move', 1, -1, [0.5, 0, 0.5, 0.4]],
    ['se', 0.1, 0.1, [0.2, 0.2, 0.6, 0.5]],
    ['nw', -0.1, 0.1, [0.1, 0.3, 0.6, 0.3]],
    ['ne', 0.1, -0.1, [0.2, 0.1, 0.6, 0.5]],
    ['sw', 0.1, -0.1, [0.3, 0.2, 0.4, 0.3]],
    ['se', 5, 5, [0.2, 0.2, 0.8, 0.8]],
    ['nw', 5, 5, [0.62, 0.52, CROP_MIN, CROP_MIN]],
  ])('taken by %s over (%d, %d) becomes %j', (handle, dx, dy, expected) => {
    expect(near(dragBox(box, handle, dx, dy))).toEqual(expected);
  });
  it('stays inside the picture and keeps its minimum size, whatever is dragged', () => {
    for (const handle of CROP_HANDLES)
      for (const dx of [-2, -0.3, 0.3, 2])
        for (const dy of [-2, -0.3, 0.3, 2]) {
          const { x, y, width, height } = dragBox(box, handle, dx, dy);
          expect(Math.min(x, y, width - CROP_MIN, height - CROP_MIN)).toBeGreaterThan(-1e-9);
          expect(Math.max(x + width, y + height)).toBeLessThan(1 + 1e-9);
        }
  });
  it('moves by the arrow keys, further with Shift, and by no other key', () => {
    expect(near(keyedBox(box, 'move', 'ArrowRight', false)!)).toEqual([0.21, 0.2, 0.5, 0.4]);
    expect(near(keyedBox(box, 'se', 'ArrowDown', true)!)).toEqual([0.2, 0.2, 0.5, 0.45]);
    expect(keyedBox(box, 'move', 'Enter', false)).toBeNull();
  });
});
