import type { Pixels } from './geometry.ts';

export const TONES = ['COLOUR', 'GREY', 'BLACK_WHITE'] as const;
export type Tone = (typeof TONES)[number];

/** What is this much darker than the paper around it is black, and this much, white; between them are greys. */
const BLACK_BELOW = 0.68;
const WHITE_ABOVE = 0.86;
/** Half of the square whose mean stands for the paper around a pixel, by the longer side of the page. */
const AROUND = 1 / 24;

/** The page in the tone that was chosen; changes the given pixels. */
export function toned(pixels: Pixels, tone: Tone): Pixels {
  if (tone === 'COLOUR') return pixels;
  const { width, height, data } = pixels;
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0);
  const shown = tone === 'GREY' ? grey : blackAndWhite(grey, width, height);
  for (let at = 0; at < grey.length; at++) data.fill(shown[at] ?? 0, at * 4, at * 4 + 3);
  return pixels;
}

/** Each pixel is judged by the paper around it, so that a shadow on the page stays white. */
function blackAndWhite(grey: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const reach = Math.max(4, Math.round(Math.max(width, height) * AROUND));
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const sumTo = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const out = new Uint8ClampedArray(grey.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const sum = sumTo(right, bottom) - sumTo(left, bottom) - sumTo(right, top) + sumTo(left, top);
      const mean = Math.max(1, sum / ((right - left) * (bottom - top)));
      const share = (grey[y * width + x] ?? 0) / mean;
      out[y * width + x] = (255 * (share - BLACK_BELOW)) / (WHITE_ABOVE - BLACK_BELOW);
    }
  }
  return out;
}
