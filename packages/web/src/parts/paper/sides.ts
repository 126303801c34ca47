import { type Corners, type Point, distance } from './geometry.ts';
import { type Plane, valueAt } from './planes.ts';

/** Places along a side at which its edge is looked for. */
const PLACES = 48;
/** Corners are often bent or covered by a finger. */
const END = 0.06;
/** How far from the rough side the edge is looked for, in the first and in the last round. */
const REACH_PX = [10, 5, 2.5];
const STEP_PX = 0.5;
/** A place this far from the line does not belong to it. */
const OUTLIER_PX = 1.2;
/** A side this near to the edge of the picture is that edge: the sheet goes on beyond it. */
const AT_EDGE_PX = 2.5;

interface Line {
  readonly at: Point;
  readonly direction: Point;
}
interface Side {
  readonly line: Line;
  /** Null if it is an edge of the picture, which shows nothing of what is beyond it. */
  readonly contrast: number | null;
}

/** The corners whose sides lie on the strongest edges near to those given, and how strong the weakest of these edges is. */
export function fitted(rough: Corners, planes: readonly Plane[]): { corners: Corners; contrast: number } {
  let corners = rough;
  let contrast = 0;
  for (const reach of REACH_PX) {
    const sides = corners.map((corner, at) => fitSide(corner, corners[(at + 1) % 4] as Point, planes, reach));
    const seen = sides.map((side) => side.contrast).filter((one) => one !== null);
    // A part that is cut off on three sides may be anything.
    contrast = seen.length < 2 ? 0 : Math.min(...seen);
    const met = sides.map(({ line }, at) => crossing((sides[(at + 3) % 4] as Side).line, line));
    if (met.some((point) => point === null)) return { corners, contrast: 0 };
    corners = met as unknown as Corners;
  }
  return { corners, contrast };
}

function fitSide(from: Point, to: Point, planes: readonly Plane[], reach: number): Side {
  const length = Math.max(1, distance(from, to));
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const rough = { at: from, direction };
  if (planes.some((plane) => isAtEdge(from, to, plane))) return { line: rough, contrast: null };
  let best = { line: rough, contrast: 0 };
  for (const plane of planes) {
    const found: { point: Point; step: number }[] = [];
    for (let place = 0; place < PLACES; place++) {
      const along = (END + ((1 - 2 * END) * (place + 0.5)) / PLACES) * length;
      found.push(
        edgeNear({ x: from.x + direction.x * along, y: from.y + direction.y * along }, direction, plane, reach),
      );
    }
    // Most of a side is a step in the same direction.
    const upward = found.filter(({ step }) => step > 0).length * 2 >= found.length;
    const same = found.filter(({ step }) => step > 0 === upward);
    const line = lineThrough(same.map(({ point }) => point));
    const contrast = (same.reduce((sum, { step }) => sum + Math.abs(step), 0) / found.length) * share(line, same);
    if (contrast > best.contrast) best = { line, contrast };
  }
  return best;
}

/** The strongest step in brightness across the side near to a point: where it is, and how high, positive if the inside is higher. */
function edgeNear(at: Point, direction: Point, plane: Plane, reach: number): { point: Point; step: number } {
  // To the inside of a sheet whose corners are clockwise.
  const inward = { x: -direction.y, y: direction.x };
  const values: number[] = [];
  const count = Math.round((2 * reach) / STEP_PX);
  const place = (index: number): number => -reach - 2 + index * STEP_PX;
  for (let index = 0; index <= count + 8; index++)
    values.push(valueAt(plane, at.x + inward.x * place(index), at.y + inward.y * place(index)));
  const stepAt = (index: number): number => {
    let sum = 0;
    for (let near = 1; near <= 4; near++) sum += (values[index + near] ?? 0) - (values[index - near] ?? 0);
    return sum / 4;
  };
  let [index, step] = [4, 0];
  for (let one = 4; one <= count + 4; one++)
    if (Math.abs(stepAt(one)) > Math.abs(step)) [index, step] = [one, stepAt(one)];
  // Between the places where it was looked for: the top of the parabola through three of them.
  const [before, after] = [Math.abs(stepAt(index - 1)), Math.abs(stepAt(index + 1))];
  const bend = before - 2 * Math.abs(step) + after;
  const offset = index === 4 || index === count + 4 || bend >= 0 ? 0 : (0.5 * (before - after)) / bend;
  const away = place(index) + offset * STEP_PX;
  return { point: { x: at.x + inward.x * away, y: at.y + inward.y * away }, step };
}

/** The line nearest to the points in the sense of least squares, without those that are far from it. */
function lineThrough(points: readonly Point[]): Line {
  let kept = points;
  let line = principal(kept);
  for (let round = 0; round < 6; round++) {
    const far = kept.map((point) => farFrom(line, point));
    const limit = Math.max(OUTLIER_PX, 1.5 * (far.toSorted((a, b) => a - b)[far.length >> 1] ?? 0));
    const next = kept.filter((_point, at) => (far[at] ?? 0) <= limit);
    if (next.length === kept.length || next.length < 4) break;
    kept = next;
    line = principal(kept);
  }
  return line;
}
/** The axis along which points lie. */
function principal(points: readonly Point[]): Line {
  const count = Math.max(1, points.length);
  const at = {
    x: points.reduce((sum, { x }) => sum + x, 0) / count,
    y: points.reduce((sum, { y }) => sum + y, 0) / count,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - at.x) ** 2;
    xy += (x - at.x) * (y - at.y);
    yy += (y - at.y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { at, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
}
const farFrom = ({ at, direction }: Line, { x, y }: Point): number =>
  Math.abs((x - at.x) * direction.y - (y - at.y) * direction.x);
/** Which share of the places is on the line. */
const share = (line: Line, places: readonly { readonly point: Point }[]): number =>
  places.filter(({ point }) => farFrom(line, point) <= OUTLIER_PX).length / PLACES;

function isAtEdge(from: Point, to: Point, { width, height }: Plane): boolean {
  const both = (near: (point: Point) => boolean): boolean => near(from) && near(to);
  return (
    both(({ x }) => x < AT_EDGE_PX) ||
    both(({ y }) => y < AT_EDGE_PX) ||
    both(({ x }) => x > width - AT_EDGE_PX) ||
    both(({ y }) => y > height - AT_EDGE_PX)
  );
}

/** Where two lines meet; null if they are almost parallel. */
function crossing(a: Line, b: Line): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.1) return null;
  const t = ((b.at.x - a.at.x) * b.direction.y - (b.at.y - a.at.y) * b.direction.x) / cross;
  return { x: a.at.x + a.direction.x * t, y: a.at.y + a.direction.y * t };
}
