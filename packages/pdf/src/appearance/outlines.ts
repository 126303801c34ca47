import { PdfError } from '../errors.ts';
import type { Outlines } from '../model.ts';
import { dict, name, type PdfRef, real } from '../syntax/objects.ts';
import { deflated, type ObjectStore } from './embed-font.ts';
import { operand } from './operand.ts';

/** Number of outline units per unit of the space it is drawn into, at any size: coordinates stay integers. */
export const UNITS = 10_000;
/** The largest number of coordinates accepted in all paths together. */
const MOST_NUMBERS = 400_000;

const isSide = (value: number): boolean => Number.isInteger(value) && value > 0 && value <= 2 * UNITS;
const isPart = (value: number): boolean => value >= 0 && value <= 1;

/** Throws BAD_IMAGE unless sizes and colour are valid and each path is a start point followed by complete cubic curves. */
function checkOutlines({ width, height, paths, colour }: Outlines): void {
  const numbers = paths.reduce((sum, path) => sum + path.length, 0);
  const sound = isSide(width) && isSide(height) && colour.every(isPart) && numbers <= MOST_NUMBERS;
  const drawable = paths.every(({ length }) => length >= 8 && length % 6 === 2);
  if (!sound || !drawable || paths.length === 0) throw new PdfError('BAD_IMAGE', 'these numbers are not outlines');
}

/** The operators of one path (ISO 32000-2 §8.5.2), filled by the nonzero rule: crossing strokes leave no hole. */
function filled(path: Int16Array): string {
  const [x = 0, y = 0] = path;
  let operators = `${x} ${y} m`;
  for (let at = 2; at < path.length; at += 6) operators += `\n${path.subarray(at, at + 6).join(' ')} c`;
  return `${operators}\nf`;
}

/**
 * Adds outlines as a form (ISO 32000-2 §8.10) whose unit is `UNITS` outline units, upright: sharp at any size and without
 * transparency.
 */
export function addOutlines(store: ObjectStore, outlines: Outlines): PdfRef {
  checkOutlines(outlines);
  const { width, height, paths, colour } = outlines;
  const content = `${colour.map(operand).join(' ')} rg\n${paths.map(filled).join('\n')}`;
  const scale = 1 / UNITS;
  return store.add(
    deflated(content, {
      Type: name('XObject'),
      Subtype: name('Form'),
      FormType: 1,
      BBox: [0, 0, width, height],
      Matrix: [scale, 0, 0, -scale, 0, height * scale].map(real),
      Resources: dict({}),
    }),
  );
}
