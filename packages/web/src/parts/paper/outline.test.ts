import { describe, expect, it } from 'vitest';
import { type Corners, distance } from './geometry.ts';
import { findOutline } from './outline.ts';
import { photograph } from './testing/photograph.ts';

const WOOD = [96, 70, 48] as const;
const corners = (...at: readonly number[]): Corners =>
  [0, 2, 4, 6].map((index) => ({ x: at[index] ?? 0, y: at[index + 1] ?? 0 })) as unknown as Corners;
const UPRIGHT = { width: 900, height: 1200 };
const LYING = { width: 1200, height: 900 };

describe('The outline of a sheet in a photograph', () => {
  it.each([
    ['rotated', { ...UPRIGHT, corners: corners(180, 157, 757, 247, 697, 1050, 105, 967), ground: WOOD, noise: 30 }],
    [
      'seen from below',
      { ...LYING, corners: corners(315, 120, 885, 142, 1110, 817, 97, 780), ground: WOOD, noise: 30 },
    ],
    [
      'turned by an eighth',
      {
        width: 1000,
        height: 1000,
        corners: corners(512, 75, 925, 475, 475, 937, 81, 518),
        ground: [40, 90, 60] as const,
        noise: 30,
      },
    ],
    [
      'half in the shadow',
      { ...UPRIGHT, corners: corners(180, 157, 757, 247, 697, 1050, 105, 967), ground: WOOD, noise: 24, shade: 0.5 },
    ],
    [
      'on a light table',
      {
        ...UPRIGHT,
        corners: corners(150, 135, 772, 180, 750, 1087, 112, 1035),
        ground: [178, 172, 165] as const,
        noise: 24,
      },
    ],
    [
      'on a table of a bright colour',
      {
        ...UPRIGHT,
        corners: corners(150, 135, 772, 180, 750, 1087, 112, 1035),
        ground: [240, 200, 90] as const,
        noise: 24,
      },
    ],
    [
      'small in a noisy picture',
      {
        ...UPRIGHT,
        corners: corners(300, 450, 637, 420, 675, 900, 315, 937),
        ground: [120, 110, 100] as const,
        noise: 45,
      },
    ],
    [
      'darker than white',
      {
        ...UPRIGHT,
        corners: corners(180, 157, 757, 247, 697, 1050, 105, 967),
        ground: [30, 34, 40] as const,
        noise: 20,
        paper: [150, 140, 120] as const,
      },
    ],
  ])('is found within three pixels: %s', (_, given) => {
    const found = findOutline(photograph(given));
    for (const [at, corner] of given.corners.entries())
      expect(distance(corner, found?.[at] ?? { x: -99, y: -99 }), `corner ${at}`).toBeLessThan(3);
  });

  it('ends at the edge of a picture that cuts the sheet off', () => {
    const given = { ...UPRIGHT, corners: corners(150, -60, 772, -45, 750, 1087, 112, 1035), ground: WOOD, noise: 24 };
    const found = findOutline(photograph(given));
    for (const at of [2, 3])
      expect(distance(given.corners[at] ?? { x: 0, y: 0 }, found?.[at] ?? { x: 0, y: 0 })).toBeLessThan(3);
    for (const at of [0, 1]) expect(Math.abs(found?.[at]?.y ?? 99)).toBeLessThan(6);
  });

  it.each([
    ['a table without a sheet', corners(-9, -9, -5, -9, -5, -5, -9, -5)],
    ['a note that is too small', corners(400, 500, 480, 500, 480, 600, 400, 600)],
  ])('is not seen in a picture of %s', (_, at) => {
    expect(findOutline(photograph({ ...UPRIGHT, corners: at, ground: WOOD, noise: 30 }))).toBeNull();
  });

  it.each([
    [1, 1],
    [3, 1],
    [7, 400],
  ])('is not looked for in vain in a picture of %d × %d pixels', (width, height) => {
    expect(findOutline({ width, height, data: new Uint8ClampedArray(width * height * 4) })).toBeNull();
  });
});
