import { type Corners, type Pixels, type Point, squareTo } from '../geometry.ts';

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Photograph {
  readonly width: number;
  readonly height: number;
  readonly corners: Corners;
  readonly ground: readonly [number, number, number];
  /** The most by which a pixel differs from its colour. */
  readonly noise: number;
  /** How much darker the right side is than the left one, from 0 to 1. */
  readonly shade?: number;
  readonly paper?: readonly [number, number, number];
}

/** A photograph of a sheet with lines of text and a dark head, on a ground with stripes of wood; both are noisy. */
export function photograph({
  width,
  height,
  corners,
  ground,
  noise,
  shade = 0,
  paper = [236, 234, 228],
}: Photograph): Pixels {
  const random = randomFrom(7);
  const data = new Uint8ClampedArray(width * height * 4);
  const toSheet = inverse(squareTo(corners));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const { x: u, y: v } = mapped(toSheet, x + 0.5, y + 0.5);
      const isSheet = u >= 0 && u <= 1 && v >= 0 && v <= 1;
      const wood = 14 * Math.sin(y / 9 + 3 * Math.sin(x / 70));
      const isInk = u > 0.12 && u < 0.86 && v > 0.08 && v < 0.9 && (v < 0.12 || (v * 40) % 1 < 0.4);
      const light = 1 - (shade * x) / width;
      const grain = noise * (random() - 0.5) * 2;
      for (const [at, colour] of (isSheet ? paper : ground).entries())
        data[(y * width + x) * 4 + at] =
          (isSheet ? (isInk && random() < 0.6 ? 60 : colour) : colour + wood) * light + grain;
      data[(y * width + x) * 4 + 3] = 255;
    }
  return { width, height, data };
}

export function mapped(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[],
  x: number,
  y: number,
): Point {
  const w = g * x + h * y + i;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}
const inverse = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: readonly number[]): number[] => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];
