import { INK_POINTS_MAX, type InkStrokes, NUMBERS_OF_POINT, halved } from '@countersign/domain';

/** One stroke on a pad: x, y and pressure of its points one after the other, as on the wire. */
export type Line = readonly number[];

/** The position of a pen, finger or mouse in pixels of the pad; pressure null if the device reports none. */
export interface PenPoint {
  readonly x: number;
  readonly y: number;
  readonly pressure: number | null;
}

const NEAREST_PX = 0.8;
/** How fast the estimated pressure follows the speed, and the distance at which it is least. */
const FOLLOWS = 0.275;
const FAST_PX = 6;
const FIRST_GUESS = 0.5;

const tenths = (value: number): number => Math.round(value * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The stroke with one more point. Without reported pressure, it is estimated: less the faster the pointer moves. */
export function withPoint(line: Line, { x, y, pressure }: PenPoint): Line {
  const [lastX, lastY, lastPressure] = line.slice(-NUMBERS_OF_POINT);
  if (lastX === undefined || lastY === undefined || lastPressure === undefined)
    return [tenths(x), tenths(y), hundredths(pressure ?? FIRST_GUESS)];
  const way = Math.hypot(x - lastX, y - lastY);
  if (way < NEAREST_PX) return line;
  const speed = Math.min(1, way / FAST_PX);
  const guessed = lastPressure + (1 - speed - lastPressure) * speed * FOLLOWS;
  return [...line, tenths(x), tenths(y), hundredths(Math.min(1, Math.max(0, pressure ?? guessed)))];
}

/** The same strokes with every second point removed until they fit the limit of the wire; their ends stay. */
export function thinned(lines: readonly Line[]): readonly Line[] {
  const numbers = lines.reduce((sum, line) => sum + line.length, 0);
  if (numbers <= INK_POINTS_MAX * NUMBERS_OF_POINT) return lines;
  return thinned(lines.map(halved));
}

/** The strokes of a pad rotated by 90° clockwise, rotated upright. */
export const turnBack = ({ width, height, lines }: InkStrokes): InkStrokes => ({
  width: height,
  height: width,
  lines: lines.map((line) =>
    line.map((value, index) => {
      const kind = index % NUMBERS_OF_POINT;
      return kind === 0 ? line[index + 1]! : kind === 1 ? tenths(width - line[index - 1]!) : value;
    }),
  ),
});
