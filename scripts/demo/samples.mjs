// Sample files of the demo: a contract as a PDF, and a handwritten signature as a PNG.
import { crc32, deflateSync } from 'node:zlib';

const LINES = [
  'SERVICE AGREEMENT',
  '',
  '1. The provider delivers the services described in the annex.',
  '2. The customer pays within thirty days of each invoice.',
  '3. Either party may end this agreement with three months notice.',
  '',
  'Provider:',
  '',
  '',
  '',
  'Customer:',
];

/** One A4 page in a standard font: the smallest contract a reader accepts. */
export function sampleContract() {
  const text = LINES.map((line) => `(${line}) Tj T*`).join('\n');
  const content = `BT /F1 14 Tf 32 TL 72 760 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595.28 841.89] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const WIDTH = 320;
const HEIGHT = 128;
const INK = [24, 32, 96];

/** A line like handwriting on a transparent background; each seed gives a different handwriting. @param {number} seed */
export function drawnSignature(seed) {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let step = 0; step <= 6000; step += 1) {
    const t = step / 6000;
    const swing = Math.sin(t * (18 + seed * 3)) * (34 - 22 * t) + Math.sin(t * 47 + seed) * 7;
    dot(
      pixels,
      20 + t * (WIDTH - 40) + Math.cos(t * (21 + seed)) * 10,
      HEIGHT / 2 + swing,
      2.2 + Math.sin(t * 31) * 0.8,
    );
  }
  return `data:image/png;base64,${png(pixels).toString('base64')}`;
}

/** @param {Buffer} pixels @param {number} x @param {number} y @param {number} radius */
function dot(pixels, x, y, radius) {
  for (let row = Math.floor(y - radius); row <= y + radius; row += 1) {
    for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
      const inside = row >= 0 && row < HEIGHT && column >= 0 && column < WIDTH;
      if (inside && Math.hypot(column - x, row - y) <= radius) pixels.set([...INK, 255], (row * WIDTH + column) * 4);
    }
  }
}

/** PNG, 8 bits, RGBA. @param {Buffer} pixels */
function png(pixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: HEIGHT }, (_, row) =>
    Buffer.concat([Buffer.of(0), pixels.subarray(row * WIDTH * 4, (row + 1) * WIDTH * 4)]),
  );
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}
