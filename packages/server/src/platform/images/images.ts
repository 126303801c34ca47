import { type Canvas, createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { task, TaskRefusal } from '../workers/index.ts';
import { type Orientation, readImageHeader } from './image-header.ts';

/** Straight (not premultiplied) RGBA, rows from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

export interface DecodeImageInput {
  readonly bytes: Uint8Array;
  /** The longest side of the result in pixels; a smaller picture keeps its size. */
  readonly maxSidePx: number;
  /** The most pixels, by the header; a larger picture is refused. Default 40 million. */
  readonly maxPixels?: number;
}

const MAX_PIXELS = 40_000_000;
const MAX_SIDE_PX = 30_000;

/**
 * Decodes a PNG or JPEG upright (turned by its EXIF orientation) and keeps its pixels only. Refusals: IMAGE_TYPE (not PNG
 * or JPEG), IMAGE_TOO_LARGE (too many pixels), IMAGE_DAMAGED. The native decoder crashes on some truncated files, so this
 * runs in a process of its own.
 */
export async function decodePicture({ bytes, maxSidePx, maxPixels = MAX_PIXELS }: DecodeImageInput): Promise<Pixels> {
  const header = readImageHeader(bytes);
  const { width, height } = header;
  if (width === 0 || height === 0) throw new TaskRefusal('IMAGE_DAMAGED', 'the image has no pixels');
  if (width * height > maxPixels || Math.max(width, height) > MAX_SIDE_PX) {
    throw new TaskRefusal('IMAGE_TOO_LARGE', `the image has ${width} × ${height} pixels`);
  }
  // The EXIF segment is cut off, so that the picture is turned once, here, independently of the decoder.
  const plain = header.type === 'JPEG' ? withoutApp1(bytes) : bytes;
  const image = await loadImage(plain).catch(() => null);
  if (image === null || image.width !== width || image.height !== height) {
    throw new TaskRefusal('IMAGE_DAMAGED', 'the image cannot be decoded');
  }
  const scale = Math.min(1, maxSidePx / Math.max(width, height));
  const w = Math.max(1, Math.round(width * scale));
  const h = Math.max(1, Math.round(height * scale));
  const turned = header.orientation >= 5;
  const canvas = createCanvas(turned ? h : w, turned ? w : h);
  const context = canvas.getContext('2d');
  turn(context, header.orientation, w, h);
  context.imageSmoothingEnabled = scale < 1;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, w, h);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, rgba: new Uint8Array(data) };
}

export const decodeImage = task(decodePicture);

/** Maps a picture of w × h from its stored to its upright orientation. */
function turn(context: SKRSContext2D, orientation: Orientation, w: number, h: number): void {
  const matrices: Record<Orientation, [number, number, number, number, number, number]> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  context.setTransform(...matrices[orientation]);
}

function withoutApp1(input: Uint8Array): Uint8Array {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda && at + 4 <= bytes.length) {
    const end = bytes[at + 1] === 0xff ? at + 1 : at + 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at + 1] !== 0xe1) kept.push(bytes.subarray(at, end));
    at = end;
  }
  kept.push(bytes.subarray(at));
  return Buffer.concat(kept);
}

const JPEG_QUALITY = 92;

/** A JPEG of exactly these pixels; meant for pixels of a JPEG, which has no transparency. */
export const pixelsToJpeg = async (pixels: Pixels): Promise<Uint8Array> =>
  new Uint8Array(await paint(pixels).encode('jpeg', JPEG_QUALITY));

/** A PNG of exactly these pixels. For processes that may read foreign bytes: a native library writes it. */
export const pixelsToPng = async (pixels: Pixels): Promise<Uint8Array> =>
  new Uint8Array(await paint(pixels).encode('png'));

function paint({ width, height, rgba }: Pixels): Canvas {
  const fits = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!fits || rgba.length !== width * height * 4) throw new TaskRefusal('IMAGE_DAMAGED', 'pixels do not fit the size');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  image.data.set(rgba);
  context.putImageData(image, 0, 0);
  return canvas;
}
