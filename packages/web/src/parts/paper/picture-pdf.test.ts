import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pdfOfPictures } from './picture-pdf.ts';

/** The bytes of a picture are not looked at. */
const page = (width: number, height: number) => ({
  jpeg: Uint8Array.from({ length: width }, (_byte, at) => (at * width) % 251),
  width,
  height,
});

it('A PDF of pictures has a page for each, of its proportion and with its bytes', async () => {
  const pages = [page(210, 297), page(400, 300)];
  const pdf = new Uint8Array(await pdfOfPictures(pages).arrayBuffer());
  for (const { jpeg } of pages) expect(Buffer.from(pdf).includes(Buffer.from(jpeg))).toBe(true);
  const read = await getDocument({ data: pdf.slice(), stopAtErrors: true }).promise;
  expect(read.numPages).toBe(2);
  const sizes = await Promise.all(
    [1, 2]
      .map(async (at) => (await read.getPage(at)).getViewport({ scale: 1 }))
      .map(async (one) => {
        const { width, height } = await one;
        return [Math.round(width), Math.round(height)];
      }),
  );
  expect(sizes).toEqual([
    [595, 842],
    [842, 631],
  ]);
  // Every entry of the table of objects is where it says.
  const text = Buffer.from(pdf).toString('latin1');
  const [, start = ''] = /startxref\n(\d+)/.exec(text) ?? [];
  const offsets = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at));
  expect(offsets.map((at) => text.slice(at).split('\n', 1)[0])).toEqual(
    offsets.map((_at, index) => `${index + 1} 0 obj`),
  );
});
