import { type Corners, type Pixels, type Point, distance, squareTo } from './geometry.ts';

/** Proportions of usual paper, height by width: A4 and US letter. */
const USUAL = [Math.SQRT2, 11 / 8.5];
/** A sheet whose proportion differs by less than this from a usual one has that one. */
const SNAP = 0.06;

/** A picture of `size` pixels as its camera saw it, with a sheet at the corners: the height of the sheet by its width. */
export function proportionOf(corners: Corners, size: Readonly<Record<'width' | 'height', number>>): number {
  const [a, b, c, d] = corners;
  const measured = (distance(a, d) + distance(b, c)) / Math.max(1, distance(a, b) + distance(d, c));
  const found = seenThrough(corners, size) ?? measured;
  const usual = USUAL.flatMap((one) => [one, 1 / one]).find((one) => Math.abs(found / one - 1) < SNAP);
  return usual ?? found;
}

/**
 * The proportion of a rectangle seen by a camera whose axis meets the middle of the picture (Zhang and He 2007, §3.2); null where
 * the sheet is seen too flatly to tell.
 */
function seenThrough(corners: Corners, { width, height }: Readonly<Record<'width' | 'height', number>>): number | null {
  const [tl, tr, br, bl] = corners.map(({ x, y }) => [x - width / 2, y - height / 2, 1] as const) as unknown as V4;
  const k2 = dot(cross(tl, br), bl) / dot(cross(tr, br), bl);
  const k3 = dot(cross(tl, br), tr) / dot(cross(bl, br), tr);
  const [x2, y2, z2] = minus(tr, tl, k2);
  const [x3, y3, z3] = minus(bl, tl, k3);
  const focal2 = -(x2 * x3 + y2 * y3) / (z2 * z3);
  const long2 = Math.max(width, height) ** 2;
  // Nearly without perspective, or with the lens of no camera.
  if (!(focal2 > 0.2 * long2 && focal2 < 9 * long2)) return null;
  return Math.sqrt(((x3 ** 2 + y3 ** 2) / focal2 + z3 ** 2) / ((x2 ** 2 + y2 ** 2) / focal2 + z2 ** 2));
}
type V3 = readonly [number, number, number];
type V4 = readonly [V3, V3, V3, V3];
const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const minus = (a: V3, b: V3, factor: number): V3 => [factor * a[0] - b[0], factor * a[1] - b[1], factor * a[2] - b[2]];

/** The sheet at the corners as if seen from straight above, with at most `longSide` pixels on its longer side. */
export function straightened(pixels: Pixels, corners: Corners, longSide: number): Pixels {
  const [a, b, c, d] = corners;
  const proportion = proportionOf(corners, pixels);
  const [across, down] = [Math.max(distance(a, b), distance(d, c)), Math.max(distance(a, d), distance(b, c))];
  const long = Math.max(1, Math.min(longSide, Math.max(across, down)));
  const width = Math.max(1, Math.round(proportion > 1 ? long / proportion : long));
  const height = Math.max(1, Math.round(proportion > 1 ? long : long * proportion));
  const [m0 = 0, m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0, m7 = 0] = squareTo(corners);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0, to = 0; row < height; row++) {
    const v = (row + 0.5) / height;
    for (let column = 0; column < width; column++, to += 4) {
      const u = (column + 0.5) / width;
      const w = m6 * u + m7 * v + 1;
      sample(pixels, { x: (m0 * u + m1 * v + m2) / w, y: (m3 * u + m4 * v + m5) / w }, data, to);
    }
  }
  return { width, height, data };
}

/** Writes the colour between four pixels; beyond the picture its edge goes on. */
function sample({ width, height, data }: Pixels, { x, y }: Point, into: Uint8ClampedArray, to: number): void {
  const px = Math.max(0, Math.min(width - 1, x - 0.5));
  const py = Math.max(0, Math.min(height - 1, y - 0.5));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const at = (top * width + left) * 4;
  const right = left + 1 < width ? 4 : 0;
  const below = top + 1 < height ? width * 4 : 0;
  for (let colour = 0; colour < 3; colour++) {
    const one = at + colour;
    const upper = (data[one] ?? 0) * (1 - fx) + (data[one + right] ?? 0) * fx;
    const lower = (data[one + below] ?? 0) * (1 - fx) + (data[one + below + right] ?? 0) * fx;
    into[to + colour] = upper * (1 - fy) + lower * fy;
  }
  into[to + 3] = 255;
}
