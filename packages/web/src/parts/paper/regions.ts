import { type Point, turnOf } from './geometry.ts';
import type { Plane } from './planes.ts';

/** The ends of each row of the largest connected part whose pixels are above the level. */
export function largestPart({ width, height, data }: Plane, level: number): Point[] {
  const parts = new Uint16Array(data.length);
  const stack = new Int32Array(data.length);
  let [count, largest, most] = [0, 0, 0];
  for (let start = 0; start < data.length; start++) {
    if (parts[start] !== 0 || (data[start] ?? 0) <= level || count === 65_535) continue;
    count += 1;
    let [length, size] = [1, 0];
    stack[0] = start;
    parts[start] = count;
    while (length > 0) {
      length -= 1;
      const at = stack[length] ?? 0;
      size += 1;
      const x = at % width;
      for (const [near, isInside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, at >= width],
        [at + width, at < data.length - width],
      ] as const) {
        if (!isInside || parts[near] !== 0 || (data[near] ?? 0) <= level) continue;
        parts[near] = count;
        stack[length] = near;
        length += 1;
      }
    }
    if (size > most) [most, largest] = [size, count];
  }
  if (largest === 0) return [];
  const ends: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = parts.subarray(y * width, (y + 1) * width);
    const left = row.indexOf(largest);
    if (left < 0) continue;
    const right = row.lastIndexOf(largest) + 1;
    ends.push({ x: left, y }, { x: left, y: y + 1 }, { x: right, y }, { x: right, y: y + 1 });
  }
  return ends;
}

/** The convex outline of the points (Andrew 1979). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of from) {
      while (chain.length > 1 && turnOf(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}
