import type { Pixels } from './geometry.ts';

/** One number from 0 to 255 for each pixel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/**
 * The brightness of a picture, and its lack of colour, at a smaller size: each pixel is the mean of those that it stands for.
 * @returns the planes, and how many pixels of the picture one of theirs is wide
 */
export function planesOf({ width, height, data }: Pixels, longSide: number): { planes: Plane[]; scale: number } {
  const scale = Math.max(1, Math.max(width, height) / longSide);
  const [w, h] = [Math.max(1, Math.floor(width / scale)), Math.max(1, Math.floor(height / scale))];
  const bright = new Uint8Array(w * h);
  const plain = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = spanOf(y, scale, height);
    for (let x = 0; x < w; x++) {
      const [left, right] = spanOf(x, scale, width);
      let [red, green, blue] = [0, 0, 0];
      for (let row = top; row < bottom; row++)
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at += 4) {
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
        }
      const count = (bottom - top) * (right - left);
      bright[y * w + x] = (0.299 * red + 0.587 * green + 0.114 * blue) / count;
      plain[y * w + x] = 255 - (Math.max(red, green, blue) - Math.min(red, green, blue)) / count;
    }
  }
  return { planes: [bright, plain].map((one) => ({ width: w, height: h, data: one })), scale };
}
const spanOf = (at: number, scale: number, most: number): [number, number] => {
  const from = Math.min(most - 1, Math.floor(at * scale));
  return [from, Math.max(from + 1, Math.min(most, Math.floor((at + 1) * scale)))];
};

/** Each pixel is the mean of five by five; beyond the edge its last pixels go on. */
export function blurred({ width, height, data }: Plane): Plane {
  const across = new Float32Array(data.length);
  const out = new Uint8Array(data.length);
  const mean = (from: ArrayLike<number>, start: number, step: number, at: number, count: number): number => {
    let sum = 0;
    for (let near = at - 2; near <= at + 2; near++)
      sum += from[start + Math.max(0, Math.min(count - 1, near)) * step] ?? 0;
    return sum / 5;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) across[y * width + x] = mean(data, y * width, 1, x, width);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = mean(across, x, width, y, height);
  return { width, height, data: out };
}

/** The value at a place between pixels, whose middles are at .5. */
export function valueAt({ width, height, data }: Plane, x: number, y: number): number {
  const [px, py] = [Math.max(0, Math.min(width - 1.001, x - 0.5)), Math.max(0, Math.min(height - 1.001, y - 0.5))];
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - left, py - top];
  const at = top * width + left;
  const [a = 0, b = 0, c = 0, d = 0] = [data[at], data[at + 1], data[at + width], data[at + width + 1]];
  return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy;
}
