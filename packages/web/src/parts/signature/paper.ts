/** Pixels as a canvas gives them: four bytes each, red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const NOISE = 0.08;
const FULL_INK = 0.22;
const VISIBLE = 24;

const luminance = (data: Uint8ClampedArray, at: number): number =>
  0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;

/** Sums of luminance over all rectangles from the corner, one row and column larger than the picture. */
function integral({ width, height, data }: Pixels): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += luminance(data, (y * width + x) * 4);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  return sums;
}

/**
 * Takes the paper away, in place: what is darker than its surroundings is ink and keeps its colour, the rest becomes
 * transparent. The local mean follows the shadow of a hand over the page, which a single threshold does not.
 */
export function removePaper(pixels: Pixels): void {
  const { width, height, data } = pixels;
  const sums = integral(pixels);
  const radius = Math.max(4, Math.round(Math.min(width, height) / 12));
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        sums[bottom * stride + right]! -
        sums[top * stride + right]! -
        sums[bottom * stride + left]! +
        sums[top * stride + left]!;
      const mean = Math.max(1, sum / ((right - left) * (bottom - top)));
      const at = (y * width + x) * 4;
      const ink = ((mean - luminance(data, at)) / mean - NOISE) / FULL_INK;
      data[at + 3] = Math.round(data[at + 3]! * Math.min(1, Math.max(0, ink)));
    }
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The rectangle of what can be seen; null of an empty picture. */
export function inkBox({ width, height, data }: Pixels): Box | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < VISIBLE) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** @returns the size with the longest side at most `longest`, the ratio kept, never enlarged */
export function fitWithin(size: { width: number; height: number }, longest: number): { width: number; height: number } {
  const factor = Math.min(1, longest / Math.max(size.width, size.height));
  return { width: Math.max(1, Math.round(size.width * factor)), height: Math.max(1, Math.round(size.height * factor)) };
}

/** Gives all ink one colour, in place; how much of it there was stays. */
export function recolour({ data }: Pixels, [red, green, blue]: readonly [number, number, number]): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
}
