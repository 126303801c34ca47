import { createHash } from 'node:crypto';
import { PdfError } from '../errors.ts';
import type { PictureSlice, Rgba } from '../model.ts';
import { name, type PdfRef } from '../syntax/objects.ts';
import { deflated, type ObjectStore } from './embed-font.ts';
import { operand } from './operand.ts';

/** The largest number of pixels accepted for a signature or seal. */
const MAX_PIXELS = 40_000_000;

/** Throws BAD_IMAGE unless the size is positive, bounded, and agrees with the octets. */
function checkImage({ width, height, rgba }: Rgba): void {
  const sound = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!sound || width * height > MAX_PIXELS || rgba.length !== width * height * 4) {
    throw new PdfError('BAD_IMAGE', `${rgba.length} octets are not a picture of ${width} by ${height}`);
  }
}

/** Adds a picture with its transparency as a soft mask (ISO 32000-2 §11.6.5.2). */
function addImage(store: ObjectStore, image: Rgba): PdfRef {
  checkImage(image);
  const { width, height, rgba } = image;
  const colours = Buffer.alloc(width * height * 3);
  const alpha = Buffer.alloc(width * height);
  let transparent = false;
  for (let pixel = 0; pixel < width * height; pixel++) {
    colours[pixel * 3] = rgba[pixel * 4]!;
    colours[pixel * 3 + 1] = rgba[pixel * 4 + 1]!;
    colours[pixel * 3 + 2] = rgba[pixel * 4 + 2]!;
    alpha[pixel] = rgba[pixel * 4 + 3]!;
    if (alpha[pixel] !== 255) transparent = true;
  }
  const entries = {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    BitsPerComponent: 8,
  };
  const mask = transparent ? store.add(deflated(alpha, { ...entries, ColorSpace: name('DeviceGray') })) : undefined;
  return store.add(deflated(colours, { ...entries, ColorSpace: name('DeviceRGB'), SMask: mask }));
}

/** Adds each picture once, however many fields show it. */
export function imageEmbedder(store: ObjectStore): (image: Rgba) => PdfRef {
  const known = new Map<string, PdfRef>();
  // The slices of a seal pass the same octets thousands of times.
  const seen = new Map<Uint8Array, { readonly width: number; readonly ref: PdfRef }>();
  return (image) => {
    const same = seen.get(image.rgba);
    if (same?.width === image.width) return same.ref;
    const key = `${image.width}x${image.height}:${createHash('sha256').update(image.rgba).digest('hex')}`;
    const ref = known.get(key) ?? addImage(store, image);
    known.set(key, ref);
    seen.set(image.rgba, { width: image.width, ref });
    return ref;
  };
}

/** An image by its pixels or units, and the size in points above which it is not drawn. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  /** The part of the space it fills when drawn; the unit square, as for every image, unless given. */
  readonly extent?: { readonly width: number; readonly height: number };
  readonly largest?: { readonly width: number; readonly height: number } | undefined;
}

/** Operators that draw the whole image centred in a box (points), keeping its aspect ratio. */
export function drawImage(
  resource: string,
  image: Drawn,
  area: { readonly width: number; readonly height: number },
): string {
  const { width: mostWidth, height: mostHeight } = image.largest ?? area;
  const scale = Math.min(
    area.width / image.width,
    area.height / image.height,
    mostWidth / image.width,
    mostHeight / image.height,
  );
  const [width, height] = [image.width * scale, image.height * scale];
  const [x, y] = [(area.width - width) / 2, (area.height - height) / 2];
  const { width: across, height: along } = image.extent ?? { width: 1, height: 1 };
  return `q ${operand(width / across)} 0 0 ${operand(height / along)} ${operand(x)} ${operand(y)} cm /${resource} Do Q`;
}

/** Operators that draw the part of an image visible through a slice of its frame, clipped to that slice. */
export function drawSlice(
  resource: string,
  image: Drawn,
  field: { readonly width: number; readonly height: number },
  { part, over = { ulx: 0, uly: field.height, lrx: field.width, lry: 0 } }: PictureSlice,
): string {
  const { ulx: left, lry: bottom } = over;
  const seen = { width: over.lrx - left, height: over.uly - bottom };
  const frame = { width: seen.width / (part.right - part.left), height: seen.height / (part.top - part.bottom) };
  const window = [left, bottom, seen.width, seen.height].map(operand).join(' ');
  const shift = [left - part.left * frame.width, bottom - part.bottom * frame.height].map(operand).join(' ');
  return `q ${window} re W n 1 0 0 1 ${shift} cm ${drawImage(resource, image, frame)} Q`;
}
