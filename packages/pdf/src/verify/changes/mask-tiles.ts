import { PdfError } from '../../errors.ts';
import type { Rectangle } from '../../geometry.ts';
import type { PdfDocument } from '../../syntax/document.ts';
import { PdfStream } from '../../syntax/objects.ts';

/** Part of an image, in its unit square, and how much of it hides what is under it: 0 nothing, 1 all. */
export interface Tile {
  readonly box: Rectangle;
  readonly alpha: number;
}

const TILES = 8;
const UNIT: Rectangle = [0, 0, 1, 1];
const HIDES_ALL: readonly Tile[] = [{ box: UNIT, alpha: 1 }];
/** A seal in slices shows one picture thousands of times. */
const known = new WeakMap<PdfStream, readonly Tile[]>();

/**
 * What an image hides, by the mean of its mask in tiles (ISO 32000-2 §8.9.6, §11.6.5.2): one without a mask, with a colour key, or
 * with a mask that cannot be read hides all.
 */
export function tilesOf(document: PdfDocument, image: PdfStream): readonly Tile[] {
  const isStencil = document.get(image.dict.get('ImageMask')) === true;
  const [soft, hard] = ['SMask', 'Mask'].map((key) => document.get(image.dict.get(key)));
  const mask = isStencil ? image : soft instanceof PdfStream ? soft : hard instanceof PdfStream ? hard : null;
  if (mask === null) return HIDES_ALL;
  const held = known.get(mask);
  if (held !== undefined) return held;
  let tiles = HIDES_ALL;
  try {
    tiles = readTiles(document, mask, mask !== soft) ?? HIDES_ALL;
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  known.set(mask, tiles);
  return tiles;
}

/** A stencil paints where it is 0, a soft mask is opaque where it is greatest; `Decode` turns either around. */
function readTiles(document: PdfDocument, mask: PdfStream, isStencil: boolean): Tile[] | null {
  const [width, height] = ['Width', 'Height'].map((key) => document.getNumber(mask.dict.get(key)) ?? 0) as [
    number,
    number,
  ];
  const bits = isStencil ? 1 : document.getNumber(mask.dict.get('BitsPerComponent'));
  if (!(width > 0 && height > 0) || (bits !== 1 && bits !== 8)) return null;
  const decode = (document.getArray(mask.dict.get('Decode')) ?? [0, 1]).map((each) => document.getNumber(each));
  const isTurned = decode[0] === 1 && decode[1] === 0;
  if (decode.length !== 2 || !(isTurned || (decode[0] === 0 && decode[1] === 1))) return null;
  const data = document.decode(mask);
  const row = Math.ceil((width * bits) / 8);
  if (data.length < row * height) return null;
  const sums = new Float64Array(TILES * TILES);
  const counts = new Float64Array(TILES * TILES);
  // A mask of fewer samples than tiles gives each tile the nearest.
  const [columns, rows] = [Math.max(width, TILES), Math.max(height, TILES)];
  for (let line = 0; line < rows; line++) {
    const first = Math.floor((line * TILES) / rows) * TILES;
    const y = Math.floor((line * height) / rows);
    for (let column = 0; column < columns; column++) {
      const tile = first + Math.floor((column * TILES) / columns);
      const x = Math.floor((column * width) / columns);
      const sample = bits === 8 ? data[y * row + x]! / 255 : (data[y * row + (x >> 3)]! >> (7 - (x & 7))) & 1;
      sums[tile]! += isTurned === isStencil ? sample : 1 - sample;
      counts[tile]! += 1;
    }
  }
  return tilesFrom(sums, counts);
}

/** Rows of an image run from the top, the unit square from the bottom. */
const tilesFrom = (sums: Float64Array, counts: Float64Array): Tile[] =>
  Array.from(sums, (sum, index) => {
    const [left, bottom] = [(index % TILES) / TILES, 1 - (Math.floor(index / TILES) + 1) / TILES];
    return { box: [left, bottom, left + 1 / TILES, bottom + 1 / TILES], alpha: sum / counts[index]! };
  });
