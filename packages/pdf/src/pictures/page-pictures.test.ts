import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composePdf } from '../compose.ts';
import { PdfError } from '../errors.ts';
import { prepareRevision } from '../sign/revisions.ts';
import { PdfStream, dict, name } from '../syntax/objects.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { A4, activePdf, customPdf, rotatedPdf, textPdf } from '../testing/sample-pdfs.ts';
import { PagePictures } from './page-pictures.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

const MEGABYTE = 1024 * 1024;
const picturesOf = (file: Uint8Array, most = 20, left = MEGABYTE): PagePictures =>
  new PagePictures(file, most, { left });

/** The pages in their own size, as a new file. */
const copied = (of: PagePictures): Uint8Array =>
  composePdf({
    pages: of.pages.map(({ width, height }, page) => ({
      width,
      height,
      drawings: [{ draw: 'page' as const, of, page, x: 0, y: 0, width, height }],
    })),
  });

describe('Pictures of pages', () => {
  it('show the pages with what is filled in, pixel by pixel, whatever their rotation and crop box', () => {
    const box = { ulx: 72, lry: 300, lrx: 300, uly: 340 };
    const filled = (file: Uint8Array): Uint8Array =>
      Buffer.concat([
        file,
        prepareRevision(file, {
          fields: [{ kind: 'TEXT', fieldId: 'a', place: { page: 1, box }, fontSize: 12, value: '甲方 Party A' }],
        }),
      ]);
    for (const file of [filled(textPdf()), ...[0, 90, 180, 270].map((each) => filled(rotatedPdf(each)))]) {
      const picture = copied(picturesOf(file));
      expect(judges.qpdfRemarks(picture)).toBe('');
      expect(judges.difference(judges.render(file), judges.render(picture))).toBeNull();
      expect(judges.text(picture)).toContain('Party A');
    }
  });

  it('are the same each time, and share what pages share', () => {
    const file = textPdf(6);
    const picture = copied(picturesOf(file));
    expect(copied(picturesOf(file))).toEqual(picture);
    expect(picture.length).toBeLessThan(file.length * 1.5);
  });

  it('name the fields of a page where they are displayed', () => {
    const box = { ulx: 100, lry: 200, lrx: 220, uly: 260 };
    const file = rotatedPdf(90);
    const prepared = Buffer.concat([
      file,
      prepareRevision(file, { fields: [{ kind: 'SIGNATURE', fieldId: 'a', place: { page: 1, box } }] }),
    ]);
    const [page] = picturesOf(prepared).pages;
    expect(page?.fields).toEqual([{ box, isSignature: true, cms: null }]);
  });

  it('carry no active content', () => {
    const picture = Buffer.from(copied(picturesOf(activePdf()))).toString('latin1');
    for (const word of ['JavaScript', 'Launch', 'RichMedia', 'EmbeddedFile']) expect(picture).not.toContain(word);
  });

  it('are of the first pages, as many as are asked for', () => {
    const tall = (file: Uint8Array, most: number): number => picturesOf(file, most).pages.length;
    expect([tall(textPdf(5), 3), tall(textPdf(2), 3)]).toEqual([3, 2]);
  });

  it('leave out a page that is too large for what is left, and one that is damaged', () => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => 32 + ((at * 7919) % 90)));
    const image = dict({
      Type: name('XObject'),
      Subtype: name('Image'),
      Width: 50,
      Height: 100,
      BitsPerComponent: 8,
      ColorSpace: name('DeviceGray'),
    });
    const file = customPdf({
      pages: [
        {},
        (writer) => ({ Resources: dict({ XObject: dict({ I: writer.add(new PdfStream(image, noise)) }) }) }),
        (writer) => ({
          Contents: writer.add(new PdfStream(dict({ Filter: name('FlateDecode') }), Buffer.from('no deflate'))),
        }),
        {},
      ],
    });
    expect(picturesOf(file, 20, 4000).pages.map(({ missing }) => missing)).toEqual([
      null,
      'TOO_LARGE',
      'DAMAGED',
      null,
    ]);
    const budget = { left: 6000 };
    const again = [file, file].map((each) => new PagePictures(each, 2, budget).pages[1]?.missing);
    expect(again).toEqual([null, 'TOO_LARGE']);
  });

  it('refuse a file that cannot be read', () => {
    expect(() => picturesOf(Buffer.from('no file'))).toThrow(PdfError);
  });

  it('are scaled into their frame', () => {
    const of = picturesOf(textPdf());
    const small = { draw: 'page' as const, of, page: 0, x: 100, y: 300, width: A4.width / 4, height: A4.height / 4 };
    const blank = composePdf({ pages: [{ ...A4, drawings: [] }] });
    const seen = judges.difference(
      judges.render(blank),
      judges.render(composePdf({ pages: [{ ...A4, drawings: [small] }] })),
    );
    const [left = 0, top = 0, right = 0, bottom = 0] = seen ?? [];
    expect(left).toBeGreaterThanOrEqual(100);
    expect(right).toBeLessThan(100 + A4.width / 4);
    expect(top).toBeGreaterThan(A4.height - 300 - A4.height / 4);
    expect(bottom).toBeLessThan(A4.height - 300);
  });
});
