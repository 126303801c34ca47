import { type Cubic, type Vec, fitCurve } from './fit-curve.ts';
import { type InkPoint, pointsOfLine } from './strokes.ts';

/** Width of the pen in pixels of the pad, at half pressure. */
const PEN_PX = 6;
/** How much pressure changes that. */
const THINNING = 0.65;
const LEAST_STEP_PX = 2;
/** Number of passes that smooth a line and the pressure along it. */
const LINE_PASSES = 2;
const RADIUS_PASSES = 5;
/** Distance between the points from which an outline is fitted, and the tolerance of the fit. */
const SAMPLE_PX = 1.5;
const SAMPLES_MOST = 24;
const TOLERANCE_PX = 0.15;
/** A sharper turn begins a new piece, whose round ends form the corner. */
const CORNER_COSINE = Math.cos((65 * Math.PI) / 180);
/** The pen is lifted towards both ends. */
const LIFTED_PX = 10;
const LIFTED_LEAST = 0.55;
/** Length of the handles of a quarter circle, in radii. */
const QUARTER = 0.5523;

interface Nib {
  readonly at: Vec;
  readonly radius: number;
}

/** A closed outline of cubic Bézier curves, in pixels of the pad. */
export type Outline = readonly Cubic[];

/**
 * The outlines of one stroke (x, y, pressure …): smooth, with round ends, thicker where the pen was pressed harder.
 * Each outline is filled separately by the nonzero rule; together they form the stroke.
 */
export function outlinesOf(line: readonly number[]): Outline[] {
  const nibs = steadied(pointsOfLine(line));
  const [only] = nibs;
  if (only === undefined) return [];
  if (nibs.length === 1) return [disc(only)];
  return runsOf(nibs).map(outlineOfRun);
}

/** Removes the tremor: resampled points, with radii that change slowly. */
function steadied(points: readonly InkPoint[]): Nib[] {
  const kept: InkPoint[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isNear = last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < LEAST_STEP_PX;
    if (!isNear) kept.push(point);
    // The end point is kept.
    else if (index === points.length - 1 && kept.length > 1) kept[kept.length - 1] = point;
  }
  const nibs = kept.map(({ x, y, pressure }): Nib => ({
    at: [x, y],
    radius: PEN_PX * (0.5 - THINNING * (0.5 - pressure)),
  }));
  return lifted(
    repeated(RADIUS_PASSES, nibs, (list) => list.map((nib, at) => ({ ...nib, radius: eased(list, at).radius }))),
  );
}

const repeated = <T>(times: number, value: T, change: (value: T) => T): T =>
  times === 0 ? value : repeated(times - 1, change(value), change);

/** Moves each point half way to the middle of its neighbours; the first and the last stay. */
function eased(nibs: readonly Nib[], at: number): Nib {
  const [before, nib, after] = [nibs[at - 1], nibs[at]!, nibs[at + 1]];
  if (before === undefined || after === undefined) return nib;
  const mean = (a: number, b: number, c: number): number => (a + 2 * b + c) / 4;
  return {
    at: [mean(before.at[0], nib.at[0], after.at[0]), mean(before.at[1], nib.at[1], after.at[1])],
    radius: mean(before.radius, nib.radius, after.radius),
  };
}

function lifted(nibs: readonly Nib[]): Nib[] {
  let length = 0;
  const along = nibs.map(({ at }, index) => {
    const before = nibs[index - 1]?.at ?? at;
    return (length += Math.hypot(at[0] - before[0], at[1] - before[1]));
  });
  return nibs.map(({ at, radius }, index) => {
    const toEnd = Math.min(along[index]!, length - along[index]!);
    const way = nibs.length === 1 ? 1 : Math.min(1, toEnd / LIFTED_PX);
    const share = LIFTED_LEAST + (1 - LIFTED_LEAST) * way * (2 - way);
    return { at, radius: radius * share };
  });
}

const direction = (from: Vec, to: Vec): Vec => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
};

/** Pieces without a sharp turn. */
function runsOf(nibs: readonly Nib[]): Nib[][] {
  const runs: Nib[][] = [];
  let run: Nib[] = [];
  nibs.forEach((nib, index) => {
    run.push(nib);
    const [before, after] = [nibs[index - 1], nibs[index + 1]];
    if (before === undefined || after === undefined) return;
    const [arriving, leaving] = [direction(before.at, nib.at), direction(nib.at, after.at)];
    if (arriving[0] * leaving[0] + arriving[1] * leaving[1] >= CORNER_COSINE) return;
    runs.push(run);
    run = [nib];
  });
  return [...runs, run];
}

/** Closely spaced points on a curve through all points of the run (centripetal Catmull-Rom, by Barry and Goldman). */
function sampled(run: readonly Nib[]): Nib[] {
  const samples: Nib[] = [run[0]!];
  for (let i = 0; i + 1 < run.length; i++) {
    const [b, c] = [run[i]!, run[i + 1]!];
    const [a, d] = [run[i - 1] ?? mirrored(b, c), run[i + 2] ?? mirrored(c, b)];
    const length = Math.hypot(c.at[0] - b.at[0], c.at[1] - b.at[1]);
    const count = Math.min(SAMPLES_MOST, Math.max(1, Math.ceil(length / SAMPLE_PX)));
    for (let k = 1; k <= count; k++) samples.push(between([a, b, c, d], k / count));
  }
  return samples;
}

const mirrored = ({ at: [x, y], radius }: Nib, other: Nib): Nib => ({
  at: [2 * x - other.at[0], 2 * y - other.at[1]],
  radius,
});

function between([a, b, c, d]: readonly [Nib, Nib, Nib, Nib], share: number): Nib {
  const knot = (from: Nib, to: Nib): number =>
    Math.max(1e-3, Math.sqrt(Math.hypot(to.at[0] - from.at[0], to.at[1] - from.at[1])));
  const t1 = knot(a, b);
  const t2 = t1 + knot(b, c);
  const t3 = t2 + knot(c, d);
  const t = t1 + (t2 - t1) * share;
  const mix = (p: Vec, q: Vec, from: number, to: number): Vec => {
    const w = (t - from) / (to - from);
    return [p[0] + (q[0] - p[0]) * w, p[1] + (q[1] - p[1]) * w];
  };
  const [ab, bc, cd] = [mix(a.at, b.at, 0, t1), mix(b.at, c.at, t1, t2), mix(c.at, d.at, t2, t3)];
  const at = mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
  return { at, radius: b.radius + (c.radius - b.radius) * share };
}

/** One side, the round end, the other side back, the round start. */
function outlineOfRun(run: readonly Nib[]): Outline {
  const smooth = repeated(LINE_PASSES, run, (list) => list.map((_, at) => eased(list, at)));
  const nibs = run.length < 2 ? run : sampled(smooth);
  const [first, last] = [nibs[0]!, nibs.at(-1)!];
  if (nibs.length < 2) return disc(first);
  const normals = nibs.map((_, index): Vec => {
    const [x, y] = direction(nibs[Math.max(0, index - 1)]!.at, nibs[Math.min(nibs.length - 1, index + 1)]!.at);
    return [-y, x];
  });
  const side = (sign: 1 | -1): Vec[] =>
    differing(
      nibs.map(({ at, radius }, index): Vec => {
        const [x, y] = normals[index]!;
        return [at[0] + sign * x * radius, at[1] + sign * y * radius];
      }),
    );
  const [left, right] = [side(1), side(-1).toReversed()];
  return [
    ...fitCurve(left, TOLERANCE_PX),
    ...halfRound(last, normals.at(-1)!),
    ...fitCurve(right, TOLERANCE_PX),
    ...halfRound(first, [-normals[0]![0], -normals[0]![1]]),
  ];
}

const differing = (points: readonly Vec[]): Vec[] => {
  const kept: Vec[] = [points[0]!];
  for (const [index, point] of points.entries()) {
    const before = kept.at(-1)!;
    const isLast = index === points.length - 1;
    if (Math.hypot(point[0] - before[0], point[1] - before[1]) > 1e-3) kept.push(point);
    else if (isLast) kept[kept.length - 1] = point;
  }
  return kept;
};

/** From the side of `normal`, around the end, to the other side. */
function halfRound({ at: [x, y], radius }: Nib, [nx, ny]: Vec): Cubic[] {
  const on = (along: number, across: number): Vec => [
    x + radius * (nx * across + ny * along),
    y + radius * (ny * across - nx * along),
  ];
  return [
    [on(0, 1), on(QUARTER, 1), on(1, QUARTER), on(1, 0)],
    [on(1, 0), on(1, -QUARTER), on(QUARTER, -1), on(0, -1)],
  ];
}

const disc = (nib: Nib): Outline => [...halfRound(nib, [0, 1]), ...halfRound(nib, [0, -1])];
