import { describe, expect, it } from 'vitest';
import { type Pixels, fitWithin, inkBox, recolour, removePaper } from './paper.ts';

/** A sheet lit from one side, with a dark stroke across its middle rows. */
function photo(width = 120, height = 60): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = 150 + (x / width) * 90;
      const isInk = y >= 28 && y <= 31 && x >= 20 && x <= 99;
      data.set(isInk ? [20, 30, 90, 255] : [light, light, light, 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}
/** A red surface in the middle of a sheet that is lit from one side. */
function seal(side = 120): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const light = 190 + (x / side) * 55;
      const isInk = Math.abs(x - 60) < 20 && Math.abs(y - 60) < 20;
      data.set(isInk ? [200, 40, 35, 255] : [light, light, light, 255], (y * side + x) * 4);
    }
  }
  return { width: side, height: side, data };
}
const alpha = ({ width, data }: Pixels, x: number, y: number): number => data[(y * width + x) * 4 + 3]!;

describe('removing the paper', () => {
  it('keeps the ink and its colour, and clears the paper in light and in shadow', () => {
    const picture = photo();
    removePaper(picture);
    expect(alpha(picture, 60, 30)).toBe(255);
    expect(Array.from(picture.data.subarray((30 * 120 + 60) * 4, (30 * 120 + 60) * 4 + 3))).toEqual([20, 30, 90]);
    expect([alpha(picture, 3, 5), alpha(picture, 115, 50), alpha(picture, 60, 50)]).toEqual([0, 0, 0]);
  });
  it('finds the rectangle of the ink alone', () => {
    const picture = photo();
    removePaper(picture);
    expect(inkBox(picture)).toEqual({ x: 20, y: 28, width: 80, height: 4 });
  });
  it('gives all ink one colour and removes the paper', () => {
    const picture = photo();
    removePaper(picture);
    recolour(picture, [194, 50, 31]);
    expect(Array.from(picture.data.subarray((30 * 120 + 60) * 4, (30 * 120 + 60) * 4 + 4))).toEqual([194, 50, 31, 255]);
    expect(alpha(picture, 3, 5)).toBe(0);
  });
  it('leaves a picture without paper as it is', () => {
    const picture = photo();
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = picture.data[at - 3] === 20 ? 255 : 0;
    const before = picture.data.slice();
    removePaper(picture);
    expect(Buffer.from(picture.data).equals(Buffer.from(before))).toBe(true);
  });
  it('keeps a seal’s star whole, and clears the paper around it in light and in shadow', () => {
    const picture = seal();
    removePaper(picture, true);
    expect([alpha(picture, 60, 60), alpha(picture, 45, 60), alpha(picture, 60, 75)]).toEqual([255, 255, 255]);
    expect([alpha(picture, 8, 8), alpha(picture, 110, 60), alpha(picture, 60, 20)]).toEqual([0, 0, 0]);
  });
  it('finds nothing on an empty sheet', () => {
    const blank: Pixels = { width: 4, height: 4, data: new Uint8ClampedArray(64) };
    expect(inkBox(blank)).toBeNull();
  });
});

describe('the size of a picture', () => {
  it('has its longest side at most at the limit and is never enlarged', () => {
    expect(fitWithin({ width: 2000, height: 500 }, 512)).toEqual({ width: 512, height: 128 });
    expect(fitWithin({ width: 100, height: 50 }, 512)).toEqual({ width: 100, height: 50 });
    expect(fitWithin({ width: 4000, height: 1 }, 512)).toEqual({ width: 512, height: 1 });
  });
});
