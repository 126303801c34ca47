import { PdfError } from '../../errors.ts';
import type { Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { PdfStream } from '../../syntax/objects.ts';
import { lightnessOf, spaceOf } from './paint-colour.ts';

/** Part of an image, in its unit square, and the mean of the measured property there, 0 to 1. */
export interface Tile {
  readonly box: Rectangle;
  readonly mean: number;
}

const TILES = 8;
const UNIT: Rectangle = [0, 0, 1, 1];
const WHOLE: readonly Tile[] = [{ box: UNIT, mean: 1 }];
/** Cache: a seal in slices shows one picture thousands of times. */
const knownMasks = new WeakMap<PdfStream, readonly Tile[]>();
const knownLightness = new WeakMap<PdfStream, readonly Tile[] | null>();

/**
 * How much an image hides, as the mean of its mask per tile (ISO 32000-2 §8.9.6, §11.6.5.2): an image without a mask, with a
 * colour key, or with an unreadable mask hides everything.
 */
export function opacityTiles(document: PdfDocument, image: PdfStream): readonly Tile[] {
  const isStencil = document.get(image.dict.get('ImageMask')) === true;
  const [soft, hard] = ['SMask', 'Mask'].map((key) => document.get(image.dict.get(key)));
  const mask = isStencil ? image : soft instanceof PdfStream ? soft : hard instanceof PdfStream ? hard : null;
  if (mask === null) return WHOLE;
  const held = knownMasks.get(mask);
  if (held !== undefined) return held;
  const tiles = readable(() => readMask(document, mask, mask !== soft)) ?? WHOLE;
  knownMasks.set(mask, tiles);
  return tiles;
}

/** The lightness of an image with plain samples, per tile; null for any other image. */
export function lightnessTiles(document: PdfDocument, image: PdfStream): readonly Tile[] | null {
  const held = knownLightness.get(image);
  if (held !== undefined) return held;
  const tiles = readable(() => readLightness(document, image));
  knownLightness.set(image, tiles);
  return tiles;
}

function readable(read: () => Tile[] | null): Tile[] | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfError) return null;
    throw error;
  }
}

/** Samples of 1 or 8 bits with one or more components, after the filters; null for other kinds. */
interface Samples {
  readonly width: number;
  readonly height: number;
  /** A sample, 0 to 1. */
  at(x: number, y: number, component: number): number;
}

function samplesOf(document: PdfDocument, image: PdfStream, components: number, bits: number | null): Samples | null {
  const [width = 0, height = 0] = ['Width', 'Height'].map((key) => document.getNumber(image.dict.get(key)) ?? 0);
  if (!(width > 0 && height > 0) || (bits !== 1 && bits !== 8) || (bits === 1 && components > 1)) return null;
  const data = document.decode(image);
  const row = Math.ceil((width * bits * components) / 8);
  if (data.length < row * height) return null;
  const at = (x: number, y: number, component: number): number =>
    bits === 8 ? data[y * row + x * components + component]! / 255 : (data[y * row + (x >> 3)]! >> (7 - (x & 7))) & 1;
  return { width, height, at };
}

/** Whether `Decode` inverts the samples; null if it does anything else. */
function isTurned(document: PdfDocument, image: PdfStream): boolean | null {
  const held = document.getArray(image.dict.get('Decode'));
  if (held === null) return false;
  const decode = held.map((each) => document.getNumber(each));
  const runs = (from: number): boolean => decode.every((each, i) => each === (i % 2 === 0 ? from : 1 - from));
  return runs(0) ? false : runs(1) ? true : null;
}

/** A stencil mask paints where it is 0, a soft mask is opaque at its maximum; `Decode` inverts either. */
function readMask(document: PdfDocument, mask: PdfStream, isStencil: boolean): Tile[] | null {
  const turned = isTurned(document, mask);
  const samples = samplesOf(document, mask, 1, isStencil ? 1 : document.getNumber(mask.dict.get('BitsPerComponent')));
  if (samples === null || turned === null) return null;
  return means(samples, (x, y) => (turned === isStencil ? samples.at(x, y, 0) : 1 - samples.at(x, y, 0)));
}

function readLightness(document: PdfDocument, image: PdfStream): Tile[] | null {
  const space = spaceOf(document, null, image.dict.get('ColorSpace'), false);
  if (space !== 'GRAY' && space !== 'RGB') return null;
  const components = space === 'GRAY' ? 1 : 3;
  const samples = samplesOf(document, image, components, document.getNumber(image.dict.get('BitsPerComponent')));
  const turned = isTurned(document, image);
  if (samples === null || turned === null) return null;
  return means(samples, (x, y) => {
    const read = Array.from({ length: components }, (_, i) => samples.at(x, y, i));
    return lightnessOf(space, turned ? read.map((each) => 1 - each) : read) ?? 0;
  });
}

function means({ width, height }: Samples, value: (x: number, y: number) => number): Tile[] {
  const sums = new Float64Array(TILES * TILES);
  const counts = new Float64Array(TILES * TILES);
  // If an image has fewer samples than tiles, each tile uses the nearest sample.
  const [columns, rows] = [Math.max(width, TILES), Math.max(height, TILES)];
  for (let line = 0; line < rows; line++) {
    const first = Math.floor((line * TILES) / rows) * TILES;
    const y = Math.floor((line * height) / rows);
    for (let column = 0; column < columns; column++) {
      const tile = first + Math.floor((column * TILES) / columns);
      sums[tile]! += value(Math.floor((column * width) / columns), y);
      counts[tile]! += 1;
    }
  }
  // Image rows run from the top, the unit square runs from the bottom.
  return Array.from(sums, (sum, index) => {
    const [left, bottom] = [(index % TILES) / TILES, 1 - (Math.floor(index / TILES) + 1) / TILES];
    return { box: [left, bottom, left + 1 / TILES, bottom + 1 / TILES], mean: sum / counts[index]! };
  });
}
