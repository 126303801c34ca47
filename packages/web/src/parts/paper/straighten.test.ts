import { describe, expect, it } from 'vitest';
import { type Corners, type Pixels, squareTo, turnRight } from './geometry.ts';
import { proportionOf, straightened } from './straighten.ts';
import { mapped, randomFrom } from './testing/photograph.ts';
import { toned } from './tones.ts';

const SIZE = { width: 900, height: 1200 };
const SEEN: Corners = [
  { x: 200, y: 150 },
  { x: 720, y: 190 },
  { x: 800, y: 1080 },
  { x: 90, y: 1010 },
];

/** Each quarter of the sheet at the corners has its own colour; the ground is black. */
function quarters(corners: Corners): Pixels {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  const matrix = squareTo(corners);
  const colours = [
    [220, 40, 40],
    [40, 220, 40],
    [40, 40, 220],
    [220, 220, 40],
  ];
  for (let v = 0; v < 1; v += 1 / 2400)
    for (let u = 0; u < 1; u += 1 / 2400) {
      const { x, y } = mapped(matrix, u, v);
      const colour = colours[(v < 0.5 ? 0 : 3) + (u < 0.5 ? 0 : v < 0.5 ? 1 : -1)] ?? [];
      data.set([...colour, 255], (Math.floor(y) * SIZE.width + Math.floor(x)) * 4);
    }
  return { ...SIZE, data };
}
const colourAt = ({ width, height, data }: Pixels, u: number, v: number): number[] => {
  const at = (Math.floor(v * height) * width + Math.floor(u * width)) * 4;
  return [...data.subarray(at, at + 3)];
};

describe('A straightened sheet', () => {
  const photo = quarters(SEEN);
  const page = straightened(photo, SEEN, 600);
  it('shows all of it and nothing else, to its corners', () => {
    expect(Math.max(page.width, page.height)).toBe(600);
    expect([
      colourAt(page, 0.02, 0.02),
      colourAt(page, 0.98, 0.02),
      colourAt(page, 0.98, 0.98),
      colourAt(page, 0.02, 0.98),
    ]).toEqual([
      [220, 40, 40],
      [40, 220, 40],
      [40, 40, 220],
      [220, 220, 40],
    ]);
    expect(colourAt(page, 0.48, 0.48)).toEqual([220, 40, 40]);
    expect(colourAt(page, 0.52, 0.52)).toEqual([40, 40, 220]);
  });

  it('turned to the right, begins with what was at the bottom left', () => {
    const turned = straightened(photo, turnRight(SEEN), 600);
    expect([turned.width, turned.height]).toEqual([page.height, page.width]);
    expect(colourAt(turned, 0.02, 0.02)).toEqual([220, 220, 40]);
  });

  it('is never larger than it was photographed', () => {
    const { width, height } = straightened(photo, SEEN, 9000);
    expect(Math.max(width, height)).toBeLessThan(1000);
  });
});

/** A sheet of 1 × `proportion`, tilted and turned before a camera whose focal length is that of a phone. */
function seen(proportion: number, tilt: number, turn: number): Corners {
  const focal = 1000;
  return [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([u = 0, v = 0]) => {
    const [x, y] = [u, v * proportion];
    const [a, b] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    const [c, depth] = [b * Math.cos(tilt), 2.4 + b * Math.sin(tilt)];
    return { x: SIZE.width / 2 + (focal * a) / depth, y: SIZE.height / 2 + (focal * c) / depth };
  }) as unknown as Corners;
}

describe('The proportion of a sheet', () => {
  it.each([
    ['A4, straight from above', Math.SQRT2, 0, 0.2],
    ['A4, tilted', Math.SQRT2, 0.6, 0.3],
    ['A4 across, tilted', Math.SQRT1_2, 0.5, 0.25],
    ['US letter, tilted', 11 / 8.5, 0.5, 0.4],
    ['a receipt, tilted', 2.4, 0.5, 0.3],
  ])('is that of the paper: %s', (_, proportion, tilt, turn) => {
    expect(proportionOf(seen(proportion, tilt, turn), SIZE)).toBeCloseTo(proportion, 2);
  });
});

describe('A tone', () => {
  const random = randomFrom(3);
  const shadow = (): Pixels => {
    const [width, height] = [200, 280];
    const data = new Uint8ClampedArray(width * height * 4);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        // Lines of ink on paper whose right half is in the shadow.
        const light = x < 100 ? 1 : 0.45;
        const ink = y % 20 < 4 && x % 50 > 8;
        const value = (ink ? 70 : 235) * light + 6 * random();
        data.set([value, value * 0.96, value * 0.85, 255], (y * width + x) * 4);
      }
    return { width, height, data };
  };
  it('leaves colours as they are', () => expect(toned(shadow(), 'COLOUR').data).toHaveLength(shadow().data.length));
  it('makes a colour its grey', () => {
    const [red, green, blue] = colourAt(toned(shadow(), 'GREY'), 0.25, 0.53);
    expect([green, blue]).toEqual([red, red]);
  });
  it('makes ink black and paper white, also in the shadow', () => {
    const page = toned(shadow(), 'BLACK_WHITE');
    for (const u of [0.15, 0.65]) {
      expect(colourAt(page, u, 10.5 / 28)).toEqual([255, 255, 255]);
      expect(colourAt(page, u, 10.1 / 28)).toEqual([0, 0, 0]);
    }
  });
});
