import type { Matrix, Rectangle } from '../../geometry.ts';
import { PdfReal, type PdfValue } from '../../syntax/objects.ts';

export type Point = readonly [x: number, y: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
/** A box around everything that can be drawn. */
export const EVERYWHERE: Rectangle = [-1e9, -1e9, 1e9, 1e9];
const MOST_PIECES = 64;

export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** The upright bounding box of a box transformed by a matrix. */
export function boxed([left, bottom, right, top]: Rectangle, m: Matrix): Rectangle {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => x * m[0] + y * m[2] + m[4]);
  const ys = corners.map(([x, y]) => x * m[1] + y * m[3] + m[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const numeric = (value: PdfValue | undefined): number =>
  typeof value === 'number' ? value : value instanceof PdfReal ? value.value : 0;
export const matrixOf = (operands: readonly PdfValue[]): Matrix => {
  const [a, b, c, d, e, f] = operands.map(numeric);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
};

/** Some points of a Bézier curve after its start, ending with its end point. */
export const curvePoints = (from: Point, a: Point, b: Point, to: Point): Point[] =>
  [0.25, 0.5, 0.75, 1].map((t) => {
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * a[axis] + 3 * (1 - t) * t ** 2 * b[axis] + t ** 3 * to[axis];
    return [at(0), at(1)];
  });

/** A stroked line as boxes: a slanted one in pieces, because its single bounding box would hide too much. */
export function strokeBoxes([[ax, ay], [bx, by]]: readonly [Point, Point], lineWidth: number): Rectangle[] {
  const half = Math.max(lineWidth, 0) / 2;
  const isUpright = ax === bx || ay === by;
  const wanted = Math.ceil(Math.hypot(bx - ax, by - ay) / Math.max(half, 0.5));
  const pieces = isUpright ? 1 : Math.max(1, Math.min(MOST_PIECES, wanted));
  return Array.from({ length: pieces }, (_, i) => {
    const [x, y] = [ax + ((bx - ax) * i) / pieces, ay + ((by - ay) * i) / pieces];
    const [u, v] = [x + (bx - ax) / pieces, y + (by - ay) / pieces];
    return [Math.min(x, u) - half, Math.min(y, v) - half, Math.max(x, u) + half, Math.max(y, v) + half];
  });
}
