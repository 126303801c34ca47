import { IMAGE_LONGEST_SIDE_PX, type InkStrokes, SIGNATURE_INK, drawInk, pathData } from '@countersign/domain';
import { type Box, fitWithin, inkBox, recolour, removePaper } from './paper.ts';

/** A picture of a signature: a transparent PNG cropped to its ink, its longest side at most 512 px (Spec §9). */
export interface InkPicture {
  readonly writeData: string;
  readonly width: number;
  readonly height: number;
  /** For a drawn one: the strokes, of which the server makes the same outlines for the page. */
  readonly strokes?: InkStrokes;
}

/** A picture in the form of the calls. */
export const wireInk = ({ writeData, strokes }: Pick<InkPicture, 'writeData' | 'strokes'>) => ({
  writeData,
  ...(strokes === undefined ? {} : { strokes }),
});

export function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no 2d canvas');
  return { canvas, context };
}

/** Crops a canvas to its ink and scales it; null if there is no ink. */
function trimmed(source: HTMLCanvasElement, context: CanvasRenderingContext2D): InkPicture | null {
  const box = inkBox(context.getImageData(0, 0, source.width, source.height));
  if (box === null) return null;
  const size = fitWithin(box, IMAGE_LONGEST_SIDE_PX);
  const target = canvasOf(size.width, size.height);
  target.context.imageSmoothingQuality = 'high';
  target.context.drawImage(source, box.x, box.y, box.width, box.height, 0, 0, size.width, size.height);
  return { writeData: target.canvas.toDataURL('image/png'), ...size };
}

/** The outlines of the strokes, as they will appear on the page, at the stored size in pixels; null without ink. */
export function pictureOfStrokes(strokes: InkStrokes, ink = SIGNATURE_INK): InkPicture | null {
  const drawing = drawInk(strokes);
  if (drawing === null) return null;
  const scale = IMAGE_LONGEST_SIDE_PX / Math.max(drawing.width, drawing.height);
  const { canvas, context } = canvasOf(drawing.width * scale, drawing.height * scale);
  context.scale(canvas.width / drawing.width, canvas.height / drawing.height);
  context.fillStyle = ink;
  for (const path of drawing.paths) context.fill(new Path2D(pathData(path)));
  return { writeData: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height, strokes };
}

const TYPED_PX = 180;
/**
 * A typed signature; null if the text has no width.
 * @param font name of a font face that is already loaded
 */
export function pictureOfText(text: string, font: string): InkPicture | null {
  const face = `${TYPED_PX}px ${font}`;
  const probe = canvasOf(1, 1).context;
  probe.font = face;
  const width = probe.measureText(text).width;
  if (width === 0) return null;
  const { canvas, context } = canvasOf(width + TYPED_PX, TYPED_PX * 2);
  context.font = face;
  context.fillStyle = SIGNATURE_INK;
  context.textBaseline = 'middle';
  context.fillText(text, TYPED_PX / 2, TYPED_PX);
  return trimmed(canvas, context);
}

/** The longest side at which a photo is processed. */
const WORKING_SIDE_PX = 1400;
export interface PictureOptions {
  readonly keepPaper: boolean;
  /** For a seal, which has filled areas and not only strokes. */
  readonly ofSeal: boolean;
  /** Recolours the ink in the red of a seal. */
  readonly inRed: boolean;
  /** The selected part, in shares of the upright picture. */
  readonly crop: Box;
}
export const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };
const SEAL_RGB = [0xc2, 0x32, 0x1f] as const;

/** A photo or scan with its paper removed; rotated by its camera's orientation. Rejects if it is not a picture. */
export async function pictureOfFile(
  file: Blob,
  { keepPaper = false, ofSeal = false, inRed = false, crop = WHOLE }: Partial<PictureOptions> = {},
): Promise<InkPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const [x, y, width, height] = [
    crop.x * bitmap.width,
    crop.y * bitmap.height,
    Math.max(1, crop.width * bitmap.width),
    Math.max(1, crop.height * bitmap.height),
  ];
  const size = fitWithin({ width, height }, WORKING_SIDE_PX);
  const { canvas, context } = canvasOf(size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  if (!keepPaper) {
    const pixels = context.getImageData(0, 0, size.width, size.height);
    removePaper(pixels, ofSeal);
    if (inRed) recolour(pixels, SEAL_RGB);
    context.putImageData(pixels, 0, 0);
  }
  return trimmed(canvas, context);
}

/** The bytes of a data URI, for uploads that need a file. */
export function blobOf(dataUri: string): Blob {
  const [head = '', body = ''] = dataUri.split(',');
  const bytes = Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? 'image/png' });
}
