import type { Matrix, Rectangle } from '../../geometry.ts';
import type { Point } from './matrices.ts';

type Line = readonly [Point, Point];

/** A path with fewer or with more lines is represented by its bounding box. */
const LEAST_LINES = 12;
const MOST_LINES = 20_000;
/** The approximate height of a strip in points on the page, and the largest number of strips. */
const STRIP_PT = 0.75;
const MOST_STRIPS = 64;

/**
 * Boxes that together contain a filled path and little more: handwriting over a text covers it only with its strokes, not with
 * their bounding box. Computed per strip: where the path is filled at the strip's upper edge (by the nonzero rule, which fills
 * at least as much as the even-odd rule), and where one of its lines runs within the strip. Null if the bounding box has to be
 * used.
 * @param starts where each subpath begins among the lines, in the order of both
 */
export function fillBoxes(lines: readonly Line[], starts: readonly number[], ctm: Matrix): Rectangle[] | null {
  if (lines.length < LEAST_LINES || lines.length > MOST_LINES) return null;
  const closed = [...lines, ...closing(lines, starts)];
  let [bottom, top] = [Infinity, -Infinity];
  for (const [[, a], [, b]] of closed) [bottom, top] = [Math.min(bottom, a, b), Math.max(top, a, b)];
  const points = (top - bottom) * Math.hypot(ctm[2], ctm[3]);
  if (!Number.isFinite(points) || points <= 0) return null;
  const strips = Math.min(MOST_STRIPS, Math.max(1, Math.ceil(points / STRIP_PT)));
  const height = (top - bottom) / strips;
  const within: [number, number][][] = Array.from({ length: strips }, () => []);
  const crossings: (readonly [number, number])[][] = Array.from({ length: strips }, () => []);
  for (const line of closed) enter(line, { bottom, height, within, crossings });
  return within.flatMap((pieces, strip) => {
    const [low, high] = [bottom + strip * height, bottom + (strip + 1) * height];
    return merged([...pieces, ...inside(crossings[strip]!)]).map(([left, right]): Rectangle => [
      left,
      low,
      right,
      high,
    ]);
  });
}

/** The lines that close open subpaths (ISO 32000-2 §8.5.3.3). */
function closing(lines: readonly Line[], starts: readonly number[]): Line[] {
  return starts.flatMap((start, index): Line[] => {
    const end = (starts[index + 1] ?? lines.length) - 1;
    const [first, last] = [lines[start], lines[end]];
    return first === undefined || last === undefined || end < start ? [] : [[last[1], first[0]]];
  });
}

interface Strips {
  readonly bottom: number;
  readonly height: number;
  /** The intervals of lines within each strip. */
  readonly within: [number, number][][];
  /** Where lines cross the upper edge of each strip, and in which direction. */
  readonly crossings: (readonly [number, number])[][];
}

function enter([[ax, ay], [bx, by]]: Line, { bottom, height, within, crossings }: Strips): void {
  const [low, high] = [Math.min(ay, by), Math.max(ay, by)];
  const at = (y: number): number => Math.min(within.length - 1, Math.max(0, Math.floor((y - bottom) / height)));
  const xAt = (y: number): number => (ay === by ? ax : ax + ((bx - ax) * (y - ay)) / (by - ay));
  for (let strip = at(low); strip <= at(high); strip++) {
    const [from, to] = [bottom + strip * height, bottom + (strip + 1) * height];
    const ends = ay === by ? [ax, bx] : [xAt(Math.max(low, from)), xAt(Math.min(high, to))];
    within[strip]!.push([Math.min(...ends), Math.max(...ends)]);
    // Half-open intervals, so that two lines that meet at the edge cross it once.
    if (low < to && high >= to) crossings[strip]!.push([xAt(to), ay < by ? 1 : -1]);
  }
}

/** The intervals between crossings with a nonzero winding number. */
function inside(crossings: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = crossings.toSorted((a, b) => a[0] - b[0]);
  const stretches: [number, number][] = [];
  let winding = 0;
  for (const [index, [x, way]] of sorted.entries()) {
    winding += way;
    const next = sorted[index + 1];
    if (winding !== 0 && next !== undefined) stretches.push([x, next[0]]);
  }
  return stretches;
}

function merged(stretches: readonly [number, number][]): [number, number][] {
  const whole: [number, number][] = [];
  for (const [left, right] of stretches.toSorted((a, b) => a[0] - b[0])) {
    const last = whole.at(-1);
    if (last !== undefined && left <= last[1]) last[1] = Math.max(last[1], right);
    else whole.push([left, right]);
  }
  return whole;
}
