import {
  IMAGE_LONGEST_SIDE_PX,
  type InkDrawing,
  type InkStrokes,
  drawInk as outlinesOf,
  pathData,
} from '@countersign/domain';
import { Path2D, createCanvas } from '@napi-rs/canvas';
import { TaskRefusal, task } from '../workers/index.ts';

interface InkToDraw {
  readonly strokes: InkStrokes;
  /** Also makes a PNG in this colour; its longer side has the length at which pictures are stored. */
  readonly colour?: string;
}

export interface DrawnInk {
  readonly drawing: InkDrawing;
  readonly png: Uint8Array | null;
  /** Of the PNG, in pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * The outlines of validated strokes, and their picture. It runs in the pool for foreign bytes, because hostile input may
 * make the curve fitting slow, and the rasteriser is native. Refusal: NO_INK.
 */
export const drawInk = task(async ({ strokes, colour }: InkToDraw): Promise<DrawnInk> => {
  const drawing = outlinesOf(strokes);
  if (drawing === null) throw new TaskRefusal('NO_INK', 'the strokes draw nothing');
  const scale = IMAGE_LONGEST_SIDE_PX / Math.max(drawing.width, drawing.height);
  const width = Math.max(1, Math.round(drawing.width * scale));
  const height = Math.max(1, Math.round(drawing.height * scale));
  if (colour === undefined) return { drawing, png: null, width, height };
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.scale(width / drawing.width, height / drawing.height);
  context.fillStyle = colour;
  for (const path of drawing.paths) context.fill(new Path2D(pathData(path)));
  return { drawing, png: new Uint8Array(await canvas.encode('png')), width, height };
});
