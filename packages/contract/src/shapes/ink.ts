import { INK_POINTS_MAX, INK_STROKES_MAX, NUMBERS_OF_POINT } from '@countersign/domain';
import { z } from 'zod';

/** Strokes of a drawn picture; the domain validates them (ERROR_INK, ERROR_INK_SLIGHT) and defines what each number means. */
const SLACK = 2;
export const inkStrokes = z.strictObject({
  width: z.number(),
  height: z.number(),
  lines: z
    .array(
      z
        .array(z.number())
        .max(SLACK * INK_POINTS_MAX * NUMBERS_OF_POINT)
        .readonly(),
    )
    .max(SLACK * INK_STROKES_MAX)
    .readonly(),
});

/** A drawn or made picture: a PNG data-URI, and for a drawing by hand its strokes, which are then drawn instead. */
export const drawnPicture = z.strictObject({
  writeData: z.string().max(2_000_000),
  strokes: inkStrokes.optional(),
});
