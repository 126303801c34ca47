import type { Rectangle } from '../../geometry.ts';
import type { Cover } from './drawn-boxes.ts';

/** The size of a cell in points, unless the place is too large for the maximum number of cells per side. */
const CELL_PT = 1;
const FEWEST_CELLS = 64;
const MOST_CELLS = 512;
/** A cell is hidden if more than this share of the content under it is hidden. */
const HIDES = 0.75;
/** A piece of text of this many points is hidden if this share of its cells is. */
const LEAST_WIDTH = 6;
const LEAST_SHARE = 0.5;
/**
 * A drawing is hidden if squares of this many points are almost completely hidden and together exceed this area in square
 * points: pen strokes that cross a drawing do not hide it.
 */
const SQUARE = 5;
const SHARE_OF_SQUARE = 0.8;
const LEAST_INK = 8;

/** The cells of a place that all covers together hide: many stripes hide like one box. */
export class CoverGrid {
  readonly #place: Rectangle;
  readonly #columns: number;
  readonly #rows: number;
  /** The number of hidden cells left of and below each corner. */
  readonly #sums: Int32Array;
  #dense: Int32Array | null = null;

  constructor(place: Rectangle, covers: readonly Cover[]) {
    this.#place = place;
    this.#columns = cellsAlong(place[2] - place[0]);
    this.#rows = cellsAlong(place[3] - place[1]);
    this.#sums = this.#hiddenBy(covers);
  }

  /** The share of a box that is hidden, 0 to 1; parts outside the place count as visible. */
  shareOf(box: Rectangle): number {
    const area = (box[2] - box[0]) * (box[3] - box[1]);
    return area <= 0 ? 0 : this.#hiddenIn(box) / area;
  }

  /** Whether a noticeable part of the drawing is hidden. */
  hidesInk(boxes: readonly Rectangle[]): boolean {
    if (boxes.length === 0) return false;
    this.#dense ??= this.#denseSums();
    const [width, height] = this.#cellSize();
    let all = 0;
    for (const box of boxes) {
      all += this.#countIn(this.#cellsOf(box), this.#dense) * width * height;
      if (all >= LEAST_INK) return true;
    }
    return false;
  }

  /** Whether some line of text is hidden; isolated glyphs count together. */
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
      const steps = isShort ? -1 : Math.min(MOST_CELLS, Math.floor(to - from - LEAST_WIDTH));
      for (let i = 0; i <= steps; i++) {
        const at = from + (steps === 0 ? 0 : ((to - from - LEAST_WIDTH) * i) / steps);
        if (this.shareOf(windowed(at, at + LEAST_WIDTH)) >= LEAST_SHARE) return true;
      }
    }
    return false;
  }

  #hiddenIn(box: Rectangle): number {
    const [width, height] = this.#cellSize();
    return this.#countIn(this.#cellsOf(box), this.#sums) * width * height;
  }

  #countIn([left, bottom, right, top]: Rectangle, sums: Int32Array): number {
    const at = (x: number, y: number): number => sums[y * (this.#columns + 1) + x]!;
    return at(right, top) - at(left, top) - at(right, bottom) + at(left, bottom);
  }

  /** The number of cells at the centre of a hidden square, left of and below each corner. */
  #denseSums(): Int32Array {
    const [columns, rows] = [this.#columns, this.#rows];
    const [width, height] = this.#cellSize();
    const [aside, above] = [Math.round(SQUARE / width / 2), Math.round(SQUARE / height / 2)];
    const cells = (2 * aside + 1) * (2 * above + 1) * SHARE_OF_SQUARE;
    return summed(columns, rows, (x, y) => {
      const [left, right] = [Math.max(0, x - aside), Math.min(columns, x + aside + 1)];
      const [bottom, top] = [Math.max(0, y - above), Math.min(rows, y + above + 1)];
      return this.#countIn([left, bottom, right, top], this.#sums) >= cells;
    });
  }

  #cellSize(): readonly [width: number, height: number] {
    const [left, bottom, right, top] = this.#place;
    return [(right - left) / this.#columns, (top - bottom) / this.#rows];
  }

  /** The cells whose centre lies in a box. */
  #cellsOf(box: Rectangle): Rectangle {
    const [left, bottom] = this.#place;
    const [width, height] = this.#cellSize();
    const index = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
    const [x, u] = [index((box[0] - left) / width, this.#columns), index((box[2] - left) / width, this.#columns)];
    const [y, v] = [index((box[1] - bottom) / height, this.#rows), index((box[3] - bottom) / height, this.#rows)];
    return [x, y, u, v];
  }

  /**
   * The transparency of several covers is the product of their transparencies, so their logarithms add up: each cover is
   * recorded at its four corners, at a cost independent of its size.
   */
  #hiddenBy(covers: readonly Cover[]): Int32Array {
    const [columns, rows] = [this.#columns, this.#rows];
    const across = columns + 1;
    const opaque = new Int32Array(across * (rows + 1));
    const through = new Float64Array(across * (rows + 1));
    for (const { box, alpha } of covers) {
      const [left, bottom, right, top] = this.#cellsOf(box);
      if (left >= right || bottom >= top) continue;
      const [field, weight] = alpha >= 1 ? [opaque, 1] : [through, Math.log(1 - alpha)];
      field[bottom * across + left]! += weight;
      field[bottom * across + right]! -= weight;
      field[top * across + left]! -= weight;
      field[top * across + right]! += weight;
    }
    const limit = Math.log(1 - HIDES) - 1e-9;
    return summed(columns, rows, (x, y) => {
      const at = y * across + x;
      for (const field of [opaque, through])
        field[at]! +=
          (x > 0 ? field[at - 1]! : 0) +
          (y > 0 ? field[at - across]! : 0) -
          (x > 0 && y > 0 ? field[at - across - 1]! : 0);
      return opaque[at]! > 0 || through[at]! < limit;
    });
  }
}

/** The number of matching cells left of and below each corner; the predicate is called row by row. */
function summed(columns: number, rows: number, isSo: (x: number, y: number) => boolean): Int32Array {
  const across = columns + 1;
  const sums = new Int32Array(across * (rows + 1));
  for (let y = 0; y < rows; y++) {
    let row = 0;
    for (let x = 0; x < columns; x++) {
      if (isSo(x, y)) row += 1;
      sums[(y + 1) * across + x + 1] = sums[y * across + x + 1]! + row;
    }
  }
  return sums;
}

const cellsAlong = (length: number): number =>
  Math.min(MOST_CELLS, Math.max(FEWEST_CELLS, Math.ceil(length / CELL_PT)));
