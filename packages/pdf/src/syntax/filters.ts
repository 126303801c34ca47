import { constants, inflateSync } from 'node:zlib';
import { damaged, tooComplex } from '../errors.ts';

/** Octets that one reader may still inflate, over all its streams. */
export type InflateBudget = { left: number };

/** Decodes FlateDecode. A truncated stream gives the data it contains; one that exceeds the limits is refused. */
export function inflate(raw: Uint8Array, limit: number, budget: InflateBudget): Buffer {
  const maxOutputLength = Math.min(limit, budget.left);
  if (maxOutputLength <= 0) throw tooComplex('compressed streams are too large');
  try {
    const result = inflateSync(raw, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
    budget.left -= result.length;
    return result;
  } catch (error) {
    if (error instanceof RangeError) throw tooComplex('a compressed stream is too large');
    throw damaged('a compressed stream is broken');
  }
}

export type Predictor = {
  readonly predictor: number;
  readonly colors: number;
  readonly bitsPerComponent: number;
  readonly columns: number;
};

const paeth = (left: number, up: number, upLeft: number): number => {
  const estimate = left + up - upLeft;
  const byLeft = Math.abs(estimate - left);
  const byUp = Math.abs(estimate - up);
  const byUpLeft = Math.abs(estimate - upLeft);
  if (byLeft <= byUp && byLeft <= byUpLeft) return left;
  return byUp <= byUpLeft ? up : upLeft;
};

/** The value that a PNG filter (RFC 2083 §6) adds to an octet, given its neighbours. */
const prediction = (type: number, left: number, up: number, upLeft: number): number => {
  switch (type) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, upLeft);
    default:
      return 0;
  }
};

/** Undoes the predictor functions of ISO 32000-2 §7.4.4.4: the PNG predictors, and the TIFF predictor for 8-bit samples. */
export function unpredict(data: Buffer, { predictor, colors, bitsPerComponent, columns }: Predictor): Buffer {
  if (predictor === 1) return data;
  if (predictor === 2 && bitsPerComponent === 8) return undifferenced(data, colors, colors * columns);
  if (predictor < 10) throw damaged(`predictor ${predictor} is not supported`);
  const pixel = Math.max(1, (colors * bitsPerComponent) >> 3);
  const row = Math.ceil((colors * bitsPerComponent * columns) / 8);
  if (!(row > 0)) throw damaged('a predictor has no columns');
  const rows = Math.floor(data.length / (row + 1));
  const result = Buffer.alloc(rows * row);
  for (let r = 0; r < rows; r++) {
    const from = r * (row + 1);
    const to = r * row;
    const type = data[from]!;
    for (let i = 0; i < row; i++) {
      const left = i >= pixel ? result[to + i - pixel]! : 0;
      const up = r > 0 ? result[to - row + i]! : 0;
      const upLeft = r > 0 && i >= pixel ? result[to - row + i - pixel]! : 0;
      result[to + i] = data[from + 1 + i]! + prediction(type, left, up, upLeft);
    }
  }
  return result;
}

/** TIFF 6.0 §14: each sample is the difference from the previous sample of the same colour in its row. */
function undifferenced(data: Buffer, colors: number, row: number): Buffer {
  if (!(row > 0) || !Number.isInteger(row)) throw damaged('a predictor has no columns');
  const result = Buffer.from(data);
  for (let from = 0; from < result.length; from += row) {
    const end = Math.min(result.length, from + row);
    for (let at = from + colors; at < end; at++) result[at] = result[at]! + result[at - colors]!;
  }
  return result;
}
