import { encode } from 'fast-png';

const WHITE = 0xff;
const INK = 0x10;

/** A PNG of one stroke across a white page, created without a native library in the test process. */
export function drawnPng(width = 120, height = 48): Buffer {
  const grey = new Uint8Array(width * height).fill(WHITE);
  const [left, right] = [Math.floor(width / 6), Math.floor((width * 5) / 6)];
  for (let y = 0; y < height; y++) {
    if (Math.abs(y - height / 2) < 4) grey.fill(INK, y * width + left, y * width + right);
  }
  return Buffer.from(encode({ width, height, data: grey, channels: 1, depth: 8 }));
}

/** The same picture as a data URI, as sent by a phone. */
export const drawing = (width = 120, height = 48): string =>
  `data:image/png;base64,${drawnPng(width, height).toString('base64')}`;
