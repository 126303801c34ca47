import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillRevision, joinRevision, type PictureSlice, type PlannedField, type Rgba, verifyPdf } from '../index.ts';
import { Increment } from '../syntax/increment.ts';
import { PdfDocument } from '../syntax/document.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { customPdf, textPdf } from '../testing/sample-pdfs.ts';
import { prepare, sign } from '../testing/signed-file.ts';
import { addFields } from './add-fields.ts';
import { fieldFinder, fillPictures } from './fill-fields.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

const COLOURS = [
  [220, 0, 0],
  [0, 160, 0],
  [0, 0, 220],
  [200, 160, 0],
] as const;
/** Four stripes from left to right, of one colour each. */
function stripes(side = 40): Rgba {
  const rgba = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at++) {
    rgba.set([...COLOURS[Math.floor(((at % side) * COLOURS.length) / side)]!, 255], at * 4);
  }
  return { width: side, height: side, rgba };
}
const SEAL = stripes();

/** Displayed as 500 × 700, or as 700 × 500 on landscape pages. */
const CROP = [40, 60, 540, 760] as const;
const PAGES = [0, 90, 180, 270].map((Rotate) => ({ CropBox: [...CROP], Rotate }));
const sizeOf = (at: number) => (at % 2 === 0 ? { width: 500, height: 700 } : { width: 700, height: 500 });
const THICK = 30;
const TALL = 120;
/** A slice of a seal 120 points high at the right edge of a displayed page. */
const boxOn = (at: number) => {
  const { width, height } = sizeOf(at);
  return { ulx: width - THICK, lrx: width, uly: height / 2 + TALL / 2, lry: height / 2 - TALL / 2 };
};
const quarter = (at: number): PictureSlice['part'] => ({ left: at / 4, bottom: 0, right: (at + 1) / 4, top: 1 });
const named = (at: number): string => (at === 0 ? 'seal' : `seal_P${at + 1}`);
const fields: PlannedField[] = PAGES.map((_, at) => ({
  kind: at === 0 ? ('SIGNATURE' as const) : ('PICTURE' as const),
  fieldId: named(at),
  place: { page: at + 1, box: boxOn(at) },
  ...(at === 0 ? { locks: PAGES.map((__, other) => named(other)).slice(1) } : {}),
}));
const pictures = PAGES.map((_, at) => ({ fieldId: named(at), image: SEAL, slice: { part: quarter(at) } }));

/** The pixels of a rendering: the colour at a point counted from the upper left corner. */
function colourAt(ppm: Uint8Array, x: number, y: number): number[] {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(ppm.subarray(0, 40)).toString('latin1'))!;
  const at = header[0].length + (y * Number(header[1]) + x) * 3;
  return [...ppm.subarray(at, at + 3)];
}

describe('A check-mark seal over pages of every rotation, with crop boxes off the origin', () => {
  const upload = customPdf({ pages: PAGES });
  const signedFile = () => {
    const prepared = prepare(upload, fields);
    return sign(judges, prepared, { fieldId: 'seal', pictures, certify: true });
  };

  it('shows its part upright at the edge of each page and changes nothing else', () => {
    const signed = signedFile();
    for (const at of PAGES.keys()) {
      const { width, height } = sizeOf(at);
      const shown = judges.render(signed, at + 1);
      const [left, top, right, bottom] = judges.difference(judges.render(upload, at + 1), shown)!;
      const expected = [width - THICK, height / 2 - TALL / 2, width - 1, height / 2 + TALL / 2 - 1];
      for (const [index, value] of [left, top, right, bottom].entries()) {
        expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(1);
      }
      for (const x of [width - THICK + 3, width - 4]) {
        expect(colourAt(shown, x, height / 2 - TALL / 2 + 4)).toEqual([...COLOURS[at]!]);
        expect(colourAt(shown, x, height / 2 + TALL / 2 - 5)).toEqual([...COLOURS[at]!]);
      }
    }
  });

  it('embeds one picture, however many slices it has', () => {
    const images = Buffer.from(signedFile())
      .toString('latin1')
      .match(/\/Subtype\s*\/Image/g);
    expect(images).toHaveLength(1);
  });

  it('stays valid after a later signature by another person', () => {
    const other = {
      kind: 'SIGNATURE' as const,
      fieldId: 'b',
      place: { page: 2, box: { ulx: 20, uly: 90, lrx: 90, lry: 50 } },
    };
    const first = sign(judges, prepare(upload, [...fields, other]), {
      fieldId: 'seal',
      pictures,
      certify: true,
      name: 'A',
    });
    const second = sign(judges, first, { fieldId: 'b', pictures: [{ fieldId: 'b', image: SEAL }], name: 'B' });
    expect(judges.pdfsig(second)).toMatchObject([
      { signer: 'A', valid: true, trusted: true },
      { signer: 'B', valid: true, trusted: true, wholeFile: true },
    ]);
    expect(judges.qpdfRemarks(second)).toBe('');
  });

  it('stays within its field if it is drawn smaller', () => {
    const over = { ulx: 10, uly: 90, lrx: 30, lry: 30 };
    const small = pictures.map((picture) => ({ ...picture, slice: { ...picture.slice, over } }));
    const signed = sign(judges, prepare(upload, fields), { fieldId: 'seal', pictures: small });
    const changed = judges.difference(judges.render(upload, 2), judges.render(signed, 2))!;
    // A stripe of a frame of 80 × 60 that contains the seal at 60 × 60: its second quarter is visible at full width.
    const { width, height } = sizeOf(1);
    const [left, bottom] = [width - THICK, height / 2 - TALL / 2];
    const expected = [left + 10, height - (bottom + 90), left + 29, height - (bottom + 30) - 1];
    for (const [index, value] of changed.entries()) expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(1);
  });
});

describe('Fields placed by a participant', () => {
  const upload = textPdf(2);
  const box = (x: number, y: number) => ({ ulx: x, uly: y + 60, lrx: x + 100, lry: y });
  const place = (page: number, x: number, y: number) => ({ page, box: box(x, y) });
  const report = (file: Uint8Array) =>
    verifyPdf(file, { roots: [], now: new Date('2026-05-05T00:00:00Z') }).signatures.map((one) => one.modifications);

  it('after the first signature are signature fields, one signed and others unsigned, and leave it valid', () => {
    const prepared = prepare(upload, [{ kind: 'SIGNATURE', fieldId: 'a', place: place(1, 60, 60) }]);
    const first = sign(judges, prepared, { fieldId: 'a', pictures: [{ fieldId: 'a', image: SEAL }], name: 'A' });
    const second = sign(judges, first, {
      fieldId: 'b',
      name: 'B',
      newFields: [
        { kind: 'SIGNATURE', fieldId: 'b', place: place(1, 260, 60), locks: ['b_P2'] },
        { kind: 'PICTURE', fieldId: 'b_P2', place: place(2, 260, 60), afterSignature: true },
      ],
      pictures: [
        { fieldId: 'b', image: SEAL },
        { fieldId: 'b_P2', image: SEAL },
      ],
    });
    expect(judges.pdfsig(second)).toMatchObject([
      { signer: 'A', valid: true, trusted: true },
      { signer: 'B', valid: true, trusted: true, wholeFile: true },
    ]);
    expect(judges.difference(judges.render(first, 2), judges.render(second, 2))).not.toBeNull();
    expect(report(second)).toEqual(['PERMITTED', 'NONE']);
  });

  it('with a picture but without a signature are suspicious, whether new or prepared (security 55, 56)', () => {
    const planned: PlannedField[] = [
      { kind: 'SIGNATURE', fieldId: 'a', place: place(1, 60, 60) },
      { kind: 'SIGNATURE', fieldId: 'empty', place: place(1, 260, 60) },
    ];
    const signed = sign(judges, prepare(upload, planned), { fieldId: 'a', pictures: [{ fieldId: 'a', image: SEAL }] });
    const forge = (base: Uint8Array, fieldId: string, fields: readonly PlannedField[] = []): Uint8Array => {
      const increment = new Increment(PdfDocument.open(base));
      fillPictures(increment, fieldFinder(increment, addFields(increment, fields)), [{ fieldId, image: SEAL }]);
      return joinRevision(base, new Uint8Array(increment.write()));
    };
    const overlay = { kind: 'PICTURE' as const, fieldId: 'new', place: place(1, 60, 400), afterSignature: true };
    expect(report(forge(signed, 'new', [overlay]))).toEqual(['SUSPICIOUS']);
    expect(report(forge(signed, 'empty'))).toEqual(['SUSPICIOUS']);
  });

  it('of text are added in the revision of the participant who fills them in', () => {
    const filled = joinRevision(
      upload,
      fillRevision(
        upload,
        [{ fieldId: 't', text: '附注 Remark' }],
        [{ kind: 'TEXT', fieldId: 't', place: place(1, 60, 60) }],
      ),
    );
    expect(judges.text(filled)).toContain('附注 Remark');
    expect(judges.qpdfRemarks(filled)).toBe('');
  });

  it('reuses a prepared invisible signature field, and creates one if none was prepared', () => {
    const newFields: PlannedField[] = [{ kind: 'SIGNATURE', fieldId: 'invisible', place: null }];
    const made = sign(judges, upload, { fieldId: 'invisible', newFields, name: 'A' });
    const prepared = prepare(upload, newFields);
    const used = sign(judges, prepared, { fieldId: 'invisible', newFields, name: 'A' });
    for (const file of [made, used]) expect(judges.pdfsig(file)).toMatchObject([{ signer: 'A', valid: true }]);
  });
});
