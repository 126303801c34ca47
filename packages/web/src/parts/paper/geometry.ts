export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The corners of a sheet in the order top left, top right, bottom right, bottom left, as its reader sees it. */
export type Corners = readonly [Point, Point, Point, Point];

/** Bytes of a picture as a canvas has them: red, green, blue and opacity of each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Twice the area of the triangle, negative if its points turn left on a screen. */
export const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

export function areaOf(points: readonly Point[]): number {
  let twice = 0;
  for (const [index, a] of points.entries()) {
    const b = points[(index + 1) % points.length] as Point;
    twice += a.x * b.y - b.x * a.y;
  }
  return Math.abs(twice) / 2;
}

/** Whether the four points are corners of a sheet that can be straightened: in their order, and each corner turns the same way. */
export const isConvex = (corners: Corners): boolean =>
  corners.every((corner, at) => turnOf(corners[(at + 3) % 4] as Point, corner, corners[(at + 1) % 4] as Point) > 0);

/** Four points in any order as corners: clockwise from the one that is nearest to the top left. */
export function cornersOf(points: Corners): Corners {
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / 4,
    y: points.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const around = points.toSorted(
    (a, b) => Math.atan2(a.y - middle.y, a.x - middle.x) - Math.atan2(b.y - middle.y, b.x - middle.x),
  );
  const first = around.reduce((best, { x, y }, at) => {
    const { x: bx, y: by } = around[best] as Point;
    return x + y < bx + by ? at : best;
  }, 0);
  return [0, 1, 2, 3].map((at) => around[(first + at) % 4] as Point) as unknown as Corners;
}

/** The corners of the same sheet after a quarter turn to the right. */
export const turnRight = ([a, b, c, d]: Corners): Corners => [d, a, b, c];

export const scaled = (corners: Corners, x: number, y: number): Corners =>
  corners.map((point) => ({ x: point.x * x, y: point.y * y })) as unknown as Corners;

/** The projective mapping of the unit square to the corners, as the nine numbers of its matrix by rows (Heckbert 1989, §2.2.3). */
export function squareTo([a, b, c, d]: Corners): readonly number[] {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dx2, dy1, dy2] = [b.x - c.x, d.x - c.x, b.y - c.y, d.y - c.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  return [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x, b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y, g, h, 1];
}
