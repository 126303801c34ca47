import { crc32, deflate } from 'node:zlib';
import { promisify } from 'node:util';
import { task, TaskRefusal } from '../workers/index.ts';
import type { Pixels } from './images.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, RGBA, deflate, adaptive filters, not interlaced (PNG §11.2.1). */
const RGBA_8_BITS = [8, 6, 0, 0, 0] as const;
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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(RGBA_8_BITS, 8);
  const data = await compress(filtered(width, height, rgba));
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
});

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
