import { crc32, deflate } from 'node:zlib';
import { promisify } from 'node:util';
import { task, TaskRefusal } from '../workers/index.ts';
import type { Pixels } from './images.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, RGBA, deflate, adaptive filters, not interlaced (PNG §11.2.1). */
const RGBA_8_BITS = [8, 6, 0, 0, 0] as const;
/** The same with one index into the palette for each pixel. */
const INDEXED_8_BITS = [8, 3, 0, 0, 0] as const;
const FILTER_NONE = 0;
const FILTER_SUB = 1;
const CHANNELS = 4;
const compress = promisify(deflate);

/**
 * A PNG of exactly these pixels, in straight alpha. Written here and not by a native library: this runs in threads of the
 * server, and a native crash would end the whole server. Refusal: IMAGE_DAMAGED where the bytes do not fit the size.
 */
export const encodePng = task(async ({ width, height, rgba }: Pixels): Promise<Uint8Array> => {
  const fits = Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0;
  if (!fits || rgba.length !== width * height * CHANNELS)
    throw new TaskRefusal('IMAGE_DAMAGED', 'pixels do not fit the size');
  const data = await compress(filtered(width, height, rgba));
  return fileOf([header(width, height, RGBA_8_BITS), chunk('IDAT', data)]);
});

/** A picture of at most 256 opaque colours. */
export interface IndexedPixels {
  readonly width: number;
  readonly height: number;
  /** One octet for each pixel, row by row: its place in the palette. */
  readonly indices: Uint8Array;
  /** Three octets for each colour. */
  readonly palette: Uint8Array;
}

/** A PNG of a quarter of the octets, for pictures that are drawn here. */
export async function encodeIndexedPng({ width, height, indices, palette }: IndexedPixels): Promise<Uint8Array> {
  const rows = Buffer.alloc((width + 1) * height, FILTER_NONE);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return fileOf([header(width, height, INDEXED_8_BITS), chunk('PLTE', palette), chunk('IDAT', await compress(rows))]);
}

function header(width: number, height: number, format: readonly number[]): Buffer {
  const fields = Buffer.alloc(13);
  fields.writeUInt32BE(width, 0);
  fields.writeUInt32BE(height, 4);
  fields.set(format, 8);
  return chunk('IHDR', fields);
}

const fileOf = (chunks: readonly Buffer[]): Uint8Array =>
  new Uint8Array(Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]));

/** Each row as differences to the pixel on its left, which compresses flat colours and scans well (PNG §9.2). */
function filtered(width: number, height: number, rgba: Uint8Array): Buffer {
  const stride = width * CHANNELS;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) {
    const from = y * stride;
    const to = y * (stride + 1);
    rows[to] = FILTER_SUB;
    for (let x = 0; x < stride; x++) {
      const left = x < CHANNELS ? 0 : (rgba[from + x - CHANNELS] ?? 0);
      rows[to + 1 + x] = (rgba[from + x] ?? 0) - left;
    }
  }
  return rows;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
