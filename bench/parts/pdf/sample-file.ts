import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** One size of file to be signed: `bytes` on `pages` pages. */
export type Cell = { readonly name: string; readonly bytes: number; readonly pages: number };

const BYTES_OF_A_PAGE_BESIDE_ITS_PICTURE = 520;
const CONTENT = deflateSync(Buffer.from('q 400 0 0 400 72 300 cm /I Do Q'));

/**
 * A PDF with one picture of noise on each page, a cross-reference table and a flat page tree: the output of the simplest
 * writers, which every library in the comparison can read.
 */
export function sampleFile({ bytes, pages }: Cell): Buffer {
  const pieces: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const push = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  const object = (text: string, stream?: Buffer): number => {
    offsets.push(length);
    const body = stream === undefined ? text : `${text.slice(0, -2)}/Length ${stream.length}>>\nstream\n`;
    push(Buffer.from(`${offsets.length} 0 obj\n${body}`));
    if (stream !== undefined) push(stream);
    push(Buffer.from(stream === undefined ? '\nendobj\n' : '\nendstream\nendobj\n'));
    return offsets.length;
  };
  const width = Math.max(1, Math.floor((bytes / pages - BYTES_OF_A_PAGE_BESIDE_ITS_PICTURE) / 16));
  const kids = Array.from({ length: pages }, (_, page) => `${3 + 3 * page} 0 R`);
  push(Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  object('<</Type/Catalog/Pages 2 0 R>>');
  object(`<</Type/Pages/Count ${pages}/Kids[${kids.join(' ')}]>>`);
  for (let page = 0; page < pages; page++) {
    const at = 3 + 3 * page;
    const resources = `/Resources<</XObject<</I ${at + 2} 0 R>>>>`;
    object(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${resources}/Contents ${at + 1} 0 R>>`);
    object('<</Filter/FlateDecode>>', CONTENT);
    const picture = `/Width ${width}/Height 16/BitsPerComponent 8/ColorSpace/DeviceGray`;
    object(`<</Type/XObject/Subtype/Image${picture}>>`, randomBytes(width * 16));
  }
  const startxref = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${startxref}\n%%EOF\n`;
  push(Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows}${trailer}`));
  return Buffer.concat(pieces);
}
