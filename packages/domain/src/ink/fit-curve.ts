/** x and y. */
export type Vec = readonly [number, number];

const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1]];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1]];
const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1];
const distance = (a: Vec, b: Vec): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a);
  return length < 1e-9 ? [0, 0] : [a[0] / length, a[1] / length];
};

/** The four control points of a cubic Bézier curve. */
export type Cubic = readonly [Vec, Vec, Vec, Vec];

export const pointOn = ([a, b, c, d]: Cubic, t: number): Vec => {
  const s = 1 - t;
  return plus(plus(scaled(a, s ** 3), scaled(b, 3 * s * s * t)), plus(scaled(c, 3 * s * t * t), scaled(d, t ** 3)));
};

const DEEPEST = 12;
const NUDGES = 3;
/**
 * A sequence that turns by more is split before it is fitted: one curve cannot spiral, and the search for a split point
 * would fail.
 */
const WIDEST_TURN = (100 * Math.PI) / 180;
/** A turn at a single point that is too sharp for the curves on both sides to share a tangent. */
const SHARP_TURN = Math.PI / 4;
/** Closer to an end than this share, splitting at the worst point separates almost nothing. */
const OUTER_SHARE = 1 / 8;

/**
 * Cubic Bézier curves that stay within `tolerance` of an open sequence of points (P. J. Schneider, "An Algorithm for
 * Automatically Fitting Digitized Curves", Graphics Gems, 1990). Neighbouring points must differ.
 */
export function fitCurve(points: readonly Vec[], tolerance: number): Cubic[] {
  if (points.length < 2) return [];
  const cuts = cutsOf(points);
  return cuts.slice(1).flatMap((end, index) => {
    const start = cuts[index]!;
    const wish = { from: tangentAt(points, start, 1), to: tangentAt(points, end, -1), tolerance };
    return fit(points.slice(start, end + 1), wish, 0);
  });
}

/** The turn of the sequence at one of its inner points, -π to π. */
function turnAt(points: readonly Vec[], at: number): number {
  const arriving = minus(points[at]!, points[at - 1]!);
  const leaving = minus(points[at + 1]!, points[at]!);
  return Math.atan2(arriving[0] * leaving[1] - arriving[1] * leaving[0], dot(arriving, leaving));
}

/** Where the sequence is split, its ends included, so that the directions of each piece stay within the widest turn. */
function cutsOf(points: readonly Vec[]): number[] {
  const cuts = [0];
  let [heading, least, most] = [0, 0, 0];
  for (let at = 1; at < points.length - 1; at++) {
    heading += turnAt(points, at);
    [least, most] = [Math.min(least, heading), Math.max(most, heading)];
    if (most - least <= WIDEST_TURN) continue;
    cuts.push(at);
    [heading, least, most] = [0, 0, 0];
  }
  return [...cuts, points.length - 1];
}

/**
 * The direction in which the sequence leaves one of its points, averaged over some neighbours, because single points
 * are noisy.
 */
function tangentAt(points: readonly Vec[], at: number, step: 1 | -1): Vec {
  const isInner = at > 0 && at < points.length - 1;
  if (isInner && Math.abs(turnAt(points, at)) < SHARP_TURN) return unit(minus(points[at + step]!, points[at - step]!));
  const far = Math.min(points.length - 1, Math.max(0, at + step * 2));
  const near = unit(minus(points[at + step]!, points[at]!));
  const tangent = unit(plus(near, unit(minus(points[far]!, points[at]!))));
  return Math.hypot(...tangent) === 0 ? near : tangent;
}

interface Wish {
  /** Unit tangent vectors into the curve. */
  readonly from: Vec;
  readonly to: Vec;
  readonly tolerance: number;
}

function fit(points: readonly Vec[], wish: Wish, depth: number): Cubic[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  if (points.length === 2) {
    const reach = distance(first, last) / 3;
    return [[first, plus(first, scaled(wish.from, reach)), plus(last, scaled(wish.to, reach)), last]];
  }
  let at = alongChords(points);
  let curve = leastSquares(points, at, wish);
  let worst = worstOf(points, curve, at);
  for (let i = 0; i < NUDGES && worst.error > wish.tolerance ** 2 && worst.error < (4 * wish.tolerance) ** 2; i++) {
    at = points.map((point, index) => nudged(curve, point, at[index]!));
    curve = leastSquares(points, at, wish);
    worst = worstOf(points, curve, at);
  }
  if (worst.error <= wish.tolerance ** 2) return [curve];
  // Points too close to separate at this depth are drawn as they are.
  if (depth >= DEEPEST) return points.slice(1).map((to, index): Cubic => [points[index]!, points[index]!, to, to]);
  const isOuter = Math.min(worst.index, points.length - 1 - worst.index) < (points.length - 1) * OUTER_SHARE;
  const split = isOuter ? points.length >> 1 : worst.index;
  return [
    ...fit(points.slice(0, split + 1), { ...wish, to: tangentAt(points, split, -1) }, depth + 1),
    ...fit(points.slice(split), { ...wish, from: tangentAt(points, split, 1) }, depth + 1),
  ];
}

/** The position of each point on the curve, 0 to 1, by the length of the sequence up to it. */
function alongChords(points: readonly Vec[]): number[] {
  let sum = 0;
  const lengths = points.map((point, index) => (sum += index === 0 ? 0 : distance(point, points[index - 1]!)));
  return lengths.map((length) => (sum === 0 ? 0 : length / sum));
}

function leastSquares(points: readonly Vec[], at: readonly number[], { from, to }: Wish): Cubic {
  const [first, last] = [points[0]!, points.at(-1)!];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = at[index]!;
    const s = 1 - t;
    const [b1, b2] = [3 * t * s * s, 3 * t * t * s];
    const [a0, a1] = [scaled(from, b1), scaled(to, b2)];
    c00 += dot(a0, a0);
    c01 += dot(a0, a1);
    c11 += dot(a1, a1);
    const rest = minus(point, plus(scaled(first, s ** 3 + b1), scaled(last, t ** 3 + b2)));
    x0 += dot(a0, rest);
    x1 += dot(a1, rest);
  });
  const determinant = c00 * c11 - c01 * c01;
  const chord = distance(first, last);
  const [left, right] =
    Math.abs(determinant) < 1e-12 ? [0, 0] : [(x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant];
  // A handle that points backwards, or far beyond the other end, would add a loop that was not drawn.
  const isSound = (reach: number): boolean => reach > chord * 1e-3 && reach < chord * 3;
  const [l, r] = isSound(left) && isSound(right) ? [left, right] : [chord / 3, chord / 3];
  return [first, plus(first, scaled(from, l)), plus(last, scaled(to, r)), last];
}

function worstOf(points: readonly Vec[], curve: Cubic, at: readonly number[]): { error: number; index: number } {
  let worst = { error: 0, index: Math.max(1, points.length >> 1) };
  for (let index = 1; index < points.length - 1; index++) {
    const away = minus(pointOn(curve, at[index]!), points[index]!);
    const error = dot(away, away);
    if (error > worst.error) worst = { error, index };
  }
  return worst;
}

/** One Newton-Raphson step towards the position on the curve that is nearest to a point. */
function nudged(curve: Cubic, point: Vec, t: number): number {
  const [a, b, c, d] = curve;
  const s = 1 - t;
  const away = minus(pointOn(curve, t), point);
  const first = plus(
    plus(scaled(minus(b, a), 3 * s * s), scaled(minus(c, b), 6 * s * t)),
    scaled(minus(d, c), 3 * t * t),
  );
  const second = plus(scaled(plus(minus(c, scaled(b, 2)), a), 6 * s), scaled(plus(minus(d, scaled(c, 2)), b), 6 * t));
  const slope = dot(first, first) + dot(away, second);
  return Math.abs(slope) < 1e-12 ? t : Math.min(1, Math.max(0, t - dot(away, first) / slope));
}
