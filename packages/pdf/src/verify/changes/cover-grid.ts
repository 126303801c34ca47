import type { Rectangle } from '../../geometry.ts';
import type { Cover } from './drawn-boxes.ts';

/** Cells along each side of a place. */
const CELLS = 128;
/** A cell is hidden where more than this share of what is under it is. */
const HIDES = 0.75;
/** A stretch of text of so many points is hidden, where this share of its cells is. */
const LEAST_WIDTH = 6;
const LEAST_SHARE = 0.5;

/** Which cells of a place all covers together hide: stripes hide as one box does. */
export class CoverGrid {
  readonly #place: Rectangle;
  /** Hidden cells left of and below each corner. */
  readonly #sums: Int32Array;

  constructor(place: Rectangle, covers: readonly Cover[]) {
    this.#place = place;
    const through = new Float32Array(CELLS * CELLS).fill(1);
    for (const { box, alpha } of covers) {
      const [left, bottom, right, top] = this.#cellsOf(box);
      for (let y = bottom; y < top; y++)
        for (let x = left; x < right; x++) through[y * CELLS + x]! *= 1 - Math.min(alpha, 1);
    }
    this.#sums = summed(through);
  }

  /** The share of a box that is hidden, 0 to 1; what lies outside of the place is not. */
  shareOf(box: Rectangle): number {
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    if (area <= 0) return 0;
    const [left, bottom, right, top] = this.#cellsOf(box);
    const at = (x: number, y: number): number => this.#sums[y * (CELLS + 1) + x]!;
    const count = at(right, top) - at(left, top) - at(right, bottom) + at(left, bottom);
    const [cell, high] = this.#cellSize();
    return (count * cell * high) / area;
  }

  /** Whether some line of text is hidden; glyphs that stand alone count together. */
  hidesText(texts: readonly Rectangle[]): boolean {
    let alone = 0;
    for (const [left, bottom, right, top] of texts) {
      if (this.shareOf([left, bottom, right, top]) === 0) continue;
      const isUpright = right - left < top - bottom && top - bottom > 2 * LEAST_WIDTH;
      const [from, to] = isUpright ? [bottom, top] : [left, right];
      const windowed = (a: number, b: number): Rectangle => (isUpright ? [left, a, right, b] : [a, bottom, b, top]);
      const isShort = to - from < LEAST_WIDTH;
      if (isShort && this.shareOf([left, bottom, right, top]) >= LEAST_SHARE) alone += to - from;
      if (alone >= LEAST_WIDTH) return true;
      const steps = isShort ? -1 : Math.min(4 * CELLS, Math.floor(to - from - LEAST_WIDTH));
      for (let i = 0; i <= steps; i++) {
        const at = from + (steps === 0 ? 0 : ((to - from - LEAST_WIDTH) * i) / steps);
        if (this.shareOf(windowed(at, at + LEAST_WIDTH)) >= LEAST_SHARE) return true;
      }
    }
    return false;
  }

  #cellSize(): readonly [width: number, height: number] {
    const [left, bottom, right, top] = this.#place;
    return [(right - left) / CELLS, (top - bottom) / CELLS];
  }

  /** Cells whose middle lies in a box. */
  #cellsOf(box: Rectangle): Rectangle {
    const [left, bottom] = this.#place;
    const [width, height] = this.#cellSize();
    const index = (value: number): number => Math.min(CELLS, Math.max(0, Math.round(value)));
    const [x, u] = [index((box[0] - left) / width), index((box[2] - left) / width)];
    const [y, v] = [index((box[1] - bottom) / height), index((box[3] - bottom) / height)];
    return [x, y, u, v];
  }
}

function summed(through: Float32Array): Int32Array {
  const sums = new Int32Array((CELLS + 1) ** 2);
  for (let y = 0; y < CELLS; y++) {
    let row = 0;
    for (let x = 0; x < CELLS; x++) {
      if (1 - through[y * CELLS + x]! > HIDES) row += 1;
      sums[(y + 1) * (CELLS + 1) + x + 1] = sums[y * (CELLS + 1) + x + 1]! + row;
    }
  }
  return sums;
}
