import { getStroke } from 'perfect-freehand';

/** What a pen left: view pixels of the pad, pressure 0 … 1. */
export interface PenPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number;
}
export interface Stroke {
  readonly points: readonly PenPoint[];
  /** A pen tells its pressure; for a finger or a mouse it is guessed from the speed. */
  readonly hasPressure: boolean;
}
export type StrokeFault = 'empty' | 'dot' | 'line' | 'tick';

const DOT_PX = 18;
const SHORTEST_PX = 60;
/** A point closer to the chord than this share of the whole size adds no shape. */
const FLATNESS = 0.09;

const boundsOf = (strokes: readonly Stroke[]) => {
  const points = strokes.flatMap((stroke) => stroke.points);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
};
const lengthOf = ({ points }: Stroke): number =>
  points.slice(1).reduce((sum, point, at) => sum + Math.hypot(point.x - points[at]!.x, point.y - points[at]!.y), 0);

function distanceToChord(point: PenPoint, from: PenPoint, to: PenPoint): number {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (chord < 1e-6) return Math.hypot(point.x - from.x, point.y - from.y);
  return Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / chord;
}
/** Corners that remain of a stroke (Ramer, Douglas and Peucker), its ends included. */
function corners(points: readonly PenPoint[], tolerance: number): number {
  const [from, to] = [points[0]!, points.at(-1)!];
  let farthest = 0;
  let at = 0;
  points.forEach((point, index) => {
    const distance = distanceToChord(point, from, to);
    if (distance > farthest) [farthest, at] = [distance, index];
  });
  if (points.length < 3 || farthest <= tolerance) return 2;
  return corners(points.slice(0, at + 1), tolerance) + corners(points.slice(at), tolerance) - 1;
}

/** Whether this is a signature, or why kindly not (ux 20): nothing, a dot, a straight line or a tick. */
export function judgeStrokes(strokes: readonly Stroke[]): StrokeFault | null {
  const drawn = strokes.filter((stroke) => stroke.points.length > 0);
  if (drawn.length === 0) return 'empty';
  const { width, height } = boundsOf(drawn);
  const size = Math.max(width, height);
  if (size < DOT_PX || drawn.reduce((sum, stroke) => sum + lengthOf(stroke), 0) < SHORTEST_PX) return 'dot';
  const long = drawn.filter((stroke) => lengthOf(stroke) > DOT_PX / 2);
  if (long.length > 1) return null;
  const kept = corners(long[0]!.points, size * FLATNESS);
  if (kept === 2) return 'line';
  return kept === 3 ? 'tick' : null;
}

const round = (value: number): string => value.toFixed(1);
/** The outline of one stroke as an SVG path: quadratic curves through the middles of its edges. */
export function strokePath(stroke: Stroke, size = 6): string {
  const outline = getStroke(
    stroke.points.map((point) => [point.x, point.y, point.pressure]),
    { size, thinning: 0.65, smoothing: 0.6, streamline: 0.45, simulatePressure: !stroke.hasPressure },
  );
  const first = outline[0];
  if (first === undefined) return '';
  const curves = outline.map((point, at) => {
    const next = outline[(at + 1) % outline.length]!;
    return `${round(point[0]!)} ${round(point[1]!)} ${round((point[0]! + next[0]!) / 2)} ${round((point[1]! + next[1]!) / 2)}`;
  });
  return `M${round(first[0]!)} ${round(first[1]!)}Q${curves.join(' ')}Z`;
}

/** The same strokes on a pad turned by 90° clockwise, seen upright. */
export const turnBack = (strokes: readonly Stroke[], padWidth: number): Stroke[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.y, y: padWidth - point.x })),
  }));
