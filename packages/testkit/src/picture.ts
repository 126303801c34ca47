import { deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY_8_BITS = [8, 0, 0, 0, 0] as const;
const WHITE = 0xff;
const INK = 0x10;

/** CRC-32 of PNG (annex D), bit by bit. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  return (crc ^ 0xffff_ffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** A PNG of one stroke across a white page, created without a native library in the test process. */
export function drawnPng(width = 120, height = 48): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(GREY_8_BITS, 8);
  const rows = Array.from({ length: height }, (_none, y) => {
    const row = Buffer.alloc(width + 1, WHITE);
    row[0] = 0;
    if (Math.abs(y - height / 2) < 4) row.fill(INK, Math.floor(width / 6), Math.floor((width * 5) / 6));
    return row;
  });
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/** The same picture as a data URI, as sent by a phone. */
export const drawing = (width = 120, height = 48): string =>
  `data:image/png;base64,${drawnPng(width, height).toString('base64')}`;
