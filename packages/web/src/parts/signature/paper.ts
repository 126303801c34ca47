/** Pixels of a canvas: four bytes each, red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How much darker than its surroundings a pixel must be to count as ink, and how much more to count as ink entirely. */
interface Contrast {
  /** Half the side of the surroundings, as a share of the shorter side of the picture. */
  readonly reach: number;
  readonly noise: number;
  readonly full: number;
}
/** For strokes: adapts to a shadow on the page, but takes the middle of a broad surface of ink for paper. */
const STROKES: Contrast = { reach: 1 / 12, noise: 0.08, full: 0.22 };
/** For surfaces: compares with the paper around a star or a frame, and finds only what is much darker than that. */
const SURFACES: Contrast = { reach: 1 / 3, noise: 0.28, full: 0.15 };
const VISIBLE = 24;
/** A picture with more than this share of transparency has no paper to remove. */
const SEE_THROUGH_SHARE = 0.02;

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

/** The share of ink in a pixel, from 0 to 1, from the mean of its surroundings. */
function inkMeter({ width, height, data }: Pixels, sums: Float64Array, { reach, noise, full }: Contrast) {
  const radius = Math.max(4, Math.round(Math.min(width, height) * reach));
  const stride = width + 1;
  return (x: number, y: number): number => {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
    const sum =
      sums[bottom * stride + right]! -
      sums[top * stride + right]! -
      sums[bottom * stride + left]! +
      sums[top * stride + left]!;
    const mean = Math.max(1, sum / ((right - left) * (bottom - top)));
    const ink = ((mean - luminance(data, (y * width + x) * 4)) / mean - noise) / full;
    return Math.min(1, Math.max(0, ink));
  };
}

function isSeeThrough({ width, height, data }: Pixels): boolean {
  const least = width * height * SEE_THROUGH_SHARE;
  let count = 0;
  for (let at = 3; at < data.length && count <= least; at += 4) if (data[at]! < VISIBLE) count += 1;
  return count > least;
}

/**
 * Removes the paper, in place: pixels darker than their surroundings are ink and keep their colour, the rest becomes
 * transparent. The local mean adapts to a shadow on the page, which a single threshold does not; a picture without paper stays
 * as it is.
 * @param hasSurfaces a seal, whose star or frame is solid ink
 */
export function removePaper(pixels: Pixels, hasSurfaces = false): void {
  if (isSeeThrough(pixels)) return;
  const { width, height, data } = pixels;
  const sums = integral(pixels);
  const meters = [STROKES, ...(hasSurfaces ? [SURFACES] : [])].map((contrast) => inkMeter(pixels, sums, contrast));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4 + 3;
      let ink = 0;
      for (const meter of meters) ink = Math.max(ink, meter(x, y));
      data[at] = Math.round(data[at]! * ink);
    }
  }
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The bounding box of the visible pixels; null for an empty picture. */
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

/** Gives all ink one colour, in place; its opacity stays. */
export function recolour({ data }: Pixels, [red, green, blue]: readonly [number, number, number]): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
  }
}
