import { INK_OUTLINE_MAX } from '../limits.ts';
import { type Outline, outlinesOf } from './outline.ts';
import { type InkStrokes, halved } from './strokes.ts';

/**
 * Handwriting as it is shown everywhere (on the pad, in a stored picture, in a document): closed outlines in integer
 * units, cropped to the ink, y downwards from its top. A path is x and y of its start, then six numbers for each cubic
 * Bézier curve; each path is filled separately by the nonzero rule.
 */
export interface InkDrawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly (readonly number[])[];
}

/** Units of the longer side: four digits, finer than any printer resolves on the width of a signature. */
const LONGER_SIDE = 10_000;

/**
 * Draws strokes; null if there is nothing to draw. A drawing with far more turns than a hand makes uses fewer of its
 * points, so that everything accepted as ink has a picture.
 */
export function drawInk({ lines }: Pick<InkStrokes, 'lines'>): InkDrawing | null {
  const outlines = lines.flatMap(outlinesOf);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of outlines.flatMap((outline) => outline.flat())) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const longer = Math.max(right - left, bottom - top);
  if (!(longer > 0)) return null;
  const scale = LONGER_SIDE / longer;
  const side = (from: number, to: number): number => Math.max(1, Math.ceil((to - from) * scale));
  const paths = outlines.map((outline) =>
    numbersOf(outline).map((value, index) => Math.round((value - (index % 2 === 0 ? left : top)) * scale)),
  );
  if (paths.reduce((sum, path) => sum + path.length, 0) > INK_OUTLINE_MAX) {
    const fewer = lines.map(halved);
    return fewer.some((line, index) => line.length < lines[index]!.length) ? drawInk({ lines: fewer }) : null;
  }
  return { width: side(left, right), height: side(top, bottom), paths };
}

const numbersOf = (outline: Outline): number[] => {
  const [first] = outline;
  return first === undefined ? [] : [...first[0], ...outline.flatMap(([, a, b, to]) => [...a, ...b, ...to])];
};

/** SVG path data for outlines in pixels of the pad, to a tenth. */
export const padPath = (line: readonly number[]): string =>
  outlinesOf(line)
    .map((outline) => pathData(numbersOf(outline), (value) => value.toFixed(1)))
    .join('');

/** SVG path data for one path of a drawing. */
export const pathData = (path: readonly number[], spelled: (value: number) => string = String): string => {
  if (path.length < 8) return '';
  const [x = 0, y = 0, ...rest] = path;
  return `M${spelled(x)} ${spelled(y)}C${rest.map(spelled).join(' ')}Z`;
};

const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2 * LONGER_SIDE;

/** Reads a stored drawing; null for anything else. */
export function readInkDrawing(kept: unknown): InkDrawing | null {
  const { width, height, paths } = (kept ?? {}) as Partial<Record<keyof InkDrawing, unknown>>;
  if (!isWhole(width) || !isWhole(height) || width < 1 || height < 1 || !Array.isArray(paths)) return null;
  const isPath = (path: unknown): path is number[] =>
    Array.isArray(path) && path.length >= 8 && path.length % 6 === 2 && path.every(isWhole);
  return paths.every(isPath) ? { width, height, paths } : null;
}
