import { type Decision, accept, refuse } from '../decision.ts';
import { INK_LENGTH_MAX, INK_POINTS_MAX, INK_STROKES_MAX, PAD_SIDE_MAX, PAD_SIDE_MIN } from '../limits.ts';

/**
 * Handwriting as a pad submits it: `lines` are strokes, each a flat array of x, y and pressure; x and y in pixels of
 * the pad from its top left corner, pressure 0 to 1. Times are not recorded: the rhythm of writing is private.
 */
export interface InkStrokes {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly number[])[];
}

/** x, y, pressure. */
export const NUMBERS_OF_POINT = 3;
/**
 * A finger that leaves the pad in the middle of a stroke is still tracked; points within this share of a side outside
 * the pad count.
 */
const OUTSIDE_SHARE = 0.5;

/** Colours of what is drawn by hand: ink, and the vermilion of seal paste. */
export const SIGNATURE_INK = '#0b1f4b';
export const SEAL_INK = '#c2321f';

export type StrokeFault = 'empty' | 'dot' | 'line' | 'tick';

export interface InkPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}

export const pointsOfLine = (line: readonly number[]): InkPoint[] =>
  Array.from({ length: Math.floor(line.length / NUMBERS_OF_POINT) }, (_, at) => {
    const [x = 0, y = 0, pressure = 0] = line.slice(at * NUMBERS_OF_POINT, (at + 1) * NUMBERS_OF_POINT);
    return { x, y, pressure };
  });

/** The stroke with every second point removed; its ends stay. */
export function halved(line: readonly number[]): readonly number[] {
  const last = line.length / NUMBERS_OF_POINT - 1;
  return line.filter((_, index) => {
    const at = Math.floor(index / NUMBERS_OF_POINT);
    return at % 2 === 0 || at === last;
  });
}

/** Pixels of the pad. */
const DOT_PX = 18;
const SHORTEST_PX = 60;
/** A point closer to the chord than this share of the total size adds no shape. */
const FLATNESS = 0.09;
/** How far a trembling hand strays from a straight line: in pixels, and as a share of the total size. */
const TREMBLE_PX = 6;
const TREMBLE_SHARE = 0.012;

function boundsOf(lines: readonly (readonly InkPoint[])[]): { width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of lines.flat()) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { width: right - left, height: bottom - top };
}

const lengthOf = (points: readonly InkPoint[]): number =>
  points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point.x - points[at]!.x, point.y - points[at]!.y), 0);

function distanceToChord(point: InkPoint, from: InkPoint, to: InkPoint): number {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (chord < 1e-6) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / chord;
}

/**
 * Number of corners that remain of a stroke (Ramer, Douglas and Peucker), its ends included. Counting stops at `most`,
 * which bounds the work for any input.
 */
function corners(points: readonly InkPoint[], tolerance: number, most: number): number {
  const open: (readonly [number, number])[] = [[0, points.length - 1]];
  let found = 2;
  while (open.length > 0 && found < most) {
    const [first, last] = open.pop()!;
    let [farthest, at] = [0, first];
    for (let i = first + 1; i < last; i++) {
      const distance = distanceToChord(points[i]!, points[first]!, points[last]!);
      if (distance > farthest) [farthest, at] = [distance, i];
    }
    if (farthest <= tolerance) continue;
    found += 1;
    open.push([first, at], [at, last]);
  }
  return found;
}

const CORNERS_OF_TICK = 3;
/** Low, long writing is as flat as a line but changes direction more often than any line or tick; its ends included. */
const CORNERS_OF_WRITING = 8;

/** A pen put down again within this distance of where it was lifted continues the stroke. */
const TOUCH_PX = 12;
/** This many strokes count as writing, however they touch. */
const STROKES_OF_TICK = 4;

function joinedTwo(one: readonly InkPoint[], other: readonly InkPoint[]): InkPoint[] | null {
  for (const from of [one, one.toReversed()]) {
    for (const to of [other, other.toReversed()]) {
      const [end, start] = [from.at(-1)!, to[0]!];
      if (Math.hypot(end.x - start.x, end.y - start.y) <= TOUCH_PX) return [...from, ...to];
    }
  }
  return null;
}

/** Joins strokes whose ends touch. */
function joined(strokes: readonly (readonly InkPoint[])[]): (readonly InkPoint[])[] {
  const open = [...strokes];
  const whole: (readonly InkPoint[])[] = [];
  for (let chain = open.shift(); chain !== undefined; chain = open.shift()) {
    for (let at = 0; at < open.length; at++) {
      const longer = joinedTwo(chain, open[at]!);
      if (longer === null) continue;
      chain = longer;
      open.splice(at, 1);
      at = -1;
    }
    whole.push(chain);
  }
  return whole;
}

/** Sine of the angle up to which two lines count as parallel. */
const PARALLEL = 0.26;

function areParallelLines(one: readonly InkPoint[], other: readonly InkPoint[]): boolean {
  const [first, second] = [one, other].map((points) => {
    const [from, to] = [points[0]!, points.at(-1)!];
    const { width, height } = boundsOf([points]);
    const [x, y, length] = [to.x - from.x, to.y - from.y, Math.hypot(to.x - from.x, to.y - from.y)];
    const tolerance = Math.max(TREMBLE_PX / 2, Math.max(width, height) * FLATNESS);
    return corners(points, tolerance, CORNERS_OF_TICK) < CORNERS_OF_TICK && length > 0
      ? { x: x / length, y: y / length }
      : null;
  });
  return !!first && !!second && Math.abs(first.x * second.y - first.y * second.x) < PARALLEL;
}

/** Whether strokes are a signature, or why not (ux 20): empty, a dot, a straight line or a tick. */
export function judgeStrokes(lines: InkStrokes['lines']): StrokeFault | null {
  const drawn = lines.map(pointsOfLine).filter((points) => points.length > 0);
  if (drawn.length === 0) return 'empty';
  const { width, height } = boundsOf(drawn);
  const size = Math.max(width, height);
  if (size < DOT_PX || drawn.reduce((sum, points) => sum + lengthOf(points), 0) < SHORTEST_PX) return 'dot';
  const strokes = drawn.filter((points) => lengthOf(points) > DOT_PX / 2);
  if (strokes.length > STROKES_OF_TICK) return null;
  const [long, second, third] = joined(strokes);
  if (long === undefined) return 'dot';
  if (second !== undefined) return third === undefined && areParallelLines(long, second) ? 'line' : null;
  const kept = corners(long, size * FLATNESS, CORNERS_OF_TICK + 1);
  if (kept > CORNERS_OF_TICK) return null;
  const tremble = Math.max(TREMBLE_PX, size * TREMBLE_SHARE);
  if (corners(long, tremble, CORNERS_OF_WRITING) === CORNERS_OF_WRITING) return null;
  return kept === CORNERS_OF_TICK ? 'tick' : 'line';
}

const isSide = (value: number): boolean => value >= PAD_SIDE_MIN && value <= PAD_SIDE_MAX;

/**
 * Validates handwriting received from a client: a possible pad size, limited numbers of strokes and points, each point
 * on the pad or close to it (ERROR_INK with the reason), and no dot, line or tick (ERROR_INK_SLIGHT; ux 20).
 */
export function judgeInk({ width, height, lines }: InkStrokes): Decision<null> {
  const wrong = (detail: string) => refuse('ERROR_INK', { detail });
  if (!isSide(width) || !isSide(height)) return wrong('the size of the pad');
  if (lines.length > INK_STROKES_MAX) return wrong(`more than ${INK_STROKES_MAX} strokes`);
  const numbers = lines.reduce((sum, line) => sum + line.length, 0);
  if (numbers > INK_POINTS_MAX * NUMBERS_OF_POINT) return wrong(`more than ${INK_POINTS_MAX} points`);
  if (lines.some((line) => line.length === 0 || line.length % NUMBERS_OF_POINT !== 0)) return wrong('a broken stroke');
  const isNear = (value: number, side: number): boolean =>
    value >= -side * OUTSIDE_SHARE && value <= side * (1 + OUTSIDE_SHARE);
  const isPoint = ({ x, y, pressure }: InkPoint): boolean =>
    isNear(x, width) && isNear(y, height) && pressure >= 0 && pressure <= 1;
  if (!lines.every((line) => pointsOfLine(line).every(isPoint))) return wrong('a point outside the pad');
  const isOnPad = ({ x, y }: InkPoint): boolean => x >= 0 && x <= width && y >= 0 && y <= height;
  if (lines.length > 0 && !lines.some((line) => pointsOfLine(line).some(isOnPad)))
    return wrong('all of it outside the pad');
  if (lines.reduce((sum, line) => sum + lengthOf(pointsOfLine(line)), 0) > INK_LENGTH_MAX)
    return wrong('the length of the ink');
  return judgeStrokes(lines) === null ? accept(null) : refuse('ERROR_INK_SLIGHT');
}
