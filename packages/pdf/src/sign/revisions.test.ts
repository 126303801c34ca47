import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginDocumentTimestamp,
  beginSignature,
  embedSignature,
  fillRevision,
  joinRevision,
  type OpenRevision,
  type PlannedField,
  prepareRevision,
  type SignatureRequest,
  validationRevision,
} from '../index.ts';
import { coveredOctets, createJudges, type Judges } from '../testing/judges.ts';
import { handwriting, ringSeal } from '../testing/pictures.ts';
import { flatPdf, rotatedPdf, textPdf } from '../testing/sample-pdfs.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

const SIGNING_TIME = new Date('2026-05-04T03:02:01Z');
const box = (x: number, y: number, width: number, height: number) => ({
  ulx: x,
  uly: y + height,
  lrx: x + width,
  lry: y,
});

const FIELDS: PlannedField[] = [
  { kind: 'SIGNATURE', fieldId: 'sign-a', place: { page: 1, box: box(60, 120, 120, 60) } },
  { kind: 'TEXT', fieldId: 'text-a', place: { page: 1, box: box(60, 200, 400, 60) } },
  { kind: 'DATE', fieldId: 'date-a', place: { page: 1, box: box(60, 90, 143, 15) } },
  { kind: 'SIGNATURE', fieldId: 'seal-b', place: { page: 1, box: box(250, 80, 113.4, 113.4) } },
  { kind: 'PICTURE', fieldId: 'seal-b-2', place: { page: 2, box: box(400, 300, 113.4, 113.4) } },
  { kind: 'SIGNATURE', fieldId: 'sign-c', place: null },
  { kind: 'TIMESTAMP', fieldId: 'timestamp' },
];

const complete = (base: Uint8Array, open: OpenRevision, signer: string): Uint8Array => {
  const unsigned = joinRevision(base, open.append);
  const cms = judges.sign(signer, coveredOctets(unsigned, open.byteRange));
  return joinRevision(base, embedSignature(open, cms));
};
const sign = (base: Uint8Array, request: Partial<SignatureRequest> & { fieldId: string }): Uint8Array => {
  const open = beginSignature(base, { name: 'Signer', signingTime: SIGNING_TIME, ...request });
  return complete(base, open, request.name ?? 'Signer');
};
const extend = (base: Uint8Array, append: Uint8Array): Uint8Array => joinRevision(base, append);
const isPrefix = (a: Uint8Array, b: Uint8Array): boolean => Buffer.from(a).equals(Buffer.from(b.subarray(0, a.length)));
const expectAllValid = (file: Uint8Array, signers: string[]): void => {
  const found = judges.pdfsig(file);
  expect(found.map(({ signer }) => signer)).toEqual(signers);
  expect(found.every(({ valid, trusted }) => valid && trusted)).toBe(true);
  expect(judges.qpdfRemarks(file)).toBe('');
};

describe('three people sign one after the other', () => {
  const CONTRACT_TEXT = '第一条：Payment of ¥1,200.50 在2026年 (due)';

  it.each([
    ['a file with a cross-reference table', () => textPdf(2)],
    ['a file with object and cross-reference streams', () => qpdf(textPdf(2), '--object-streams=generate')],
    ['a linearised file', () => qpdf(textPdf(2), '--linearize')],
    ['a linearised file with object streams', () => qpdf(textPdf(2), '--linearize', '--object-streams=generate')],
  ])('each signature stays valid and each revision begins with the one before, in %s', (_, make) => {
    const upload = make();
    const prepared = extend(upload, prepareRevision(upload, { fields: FIELDS }));
    expect(judges.qpdfRemarks(prepared)).toBe('');
    const first = sign(prepared, {
      fieldId: 'sign-a',
      name: '张三',
      reason: '同意 /ByteRange [0 1 2 3] /Contents <00>)',
      certify: true,
      pictures: [{ fieldId: 'sign-a', image: handwriting() }],
      texts: [
        { fieldId: 'text-a', text: CONTRACT_TEXT },
        { fieldId: 'date-a', text: '2026-05-04' },
      ],
    });
    expectAllValid(first, ['张三']);
    const seal = ringSeal();
    const second = sign(first, {
      fieldId: 'seal-b',
      name: '李四',
      pictures: [
        { fieldId: 'seal-b', image: seal },
        { fieldId: 'seal-b-2', image: seal },
      ],
    });
    expectAllValid(second, ['张三', '李四']);
    const third = sign(second, { fieldId: 'sign-c', name: 'Wang' });
    expectAllValid(third, ['张三', '李四', 'Wang']);
    expect(judges.pdfsig(third).at(-1)?.wholeFile).toBe(true);
    const files = [upload, prepared, first, second, third];
    for (let i = 1; i < files.length; i++) expect(isPrefix(files[i - 1]!, files[i]!)).toBe(true);
    expect(judges.text(third)).toContain(CONTRACT_TEXT);
    expect(judges.text(third)).toContain('2026-05-04');
  });

  it('validation data and a document time-stamp keep signatures valid, and validation data is stored once', () => {
    const upload = textPdf(1);
    const prepared = extend(
      upload,
      prepareRevision(upload, { fields: FIELDS.filter(({ fieldId }) => fieldId !== 'seal-b-2') }),
    );
    const signed = sign(prepared, { fieldId: 'sign-a', name: 'A', certify: true });
    const data = { certs: [Uint8Array.of(1), Uint8Array.of(2), Uint8Array.of(1)], ocsps: [Uint8Array.of(3)], crls: [] };
    const appended = validationRevision(signed, data);
    expect(
      Buffer.from(appended)
        .toString('latin1')
        .match(/endstream/g),
    ).toHaveLength(3);
    const withData = extend(signed, appended);
    expect(validationRevision(withData, data)).toHaveLength(0);
    const open = beginDocumentTimestamp(withData, { fieldId: 'timestamp' });
    const stamped = joinRevision(withData, embedSignature(open, Uint8Array.of(0x30, 0)));
    expectAllValid(stamped, ['A']);
    const again = beginDocumentTimestamp(stamped, { fieldId: 'timestamp-2' });
    expect(again.size).toBe(stamped.length + again.append.length);
    expect(() => beginDocumentTimestamp(stamped, { fieldId: 'timestamp' })).toThrow(
      expect.objectContaining({ kind: 'FIELD_FILLED' }),
    );
  });
});

const qpdf = (file: Uint8Array, ...options: string[]): Uint8Array => {
  judges.bench.write('in.pdf', file);
  const { ok, output } = judges.bench.run('qpdf', ...options, 'in.pdf', 'out.pdf');
  if (!ok) throw new Error(output);
  return judges.bench.read('out.pdf');
};

describe('a field is upright and at the position of its box', () => {
  it.each([0, 90, 180, 270])('on a page turned by %s degrees with a crop box off the origin', (rotate) => {
    const upload = rotatedPdf(rotate);
    const place = { page: 1, box: box(100, 150, 120, 60) };
    const prepared = extend(upload, prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId: 's', place }] }));
    const picture = { width: 2, height: 1, rgba: Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255) };
    const signed = sign(prepared, { fieldId: 's', pictures: [{ fieldId: 's', image: picture }] });
    const changed = judges.difference(judges.render(upload), judges.render(signed))!;
    const height = rotate % 180 === 0 ? 700 : 500;
    const expected = [100, height - 210, 219, height - 151];
    for (const [index, value] of changed.entries()) expect(Math.abs(value - expected[index]!)).toBeLessThanOrEqual(1);
  });

  it('a picture is never stretched', () => {
    const upload = textPdf(1);
    const place = { page: 1, box: box(100, 20, 200, 50) };
    const prepared = extend(upload, prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId: 's', place }] }));
    const square = { width: 1, height: 1, rgba: Uint8Array.of(255, 0, 0, 255) };
    const signed = sign(prepared, { fieldId: 's', pictures: [{ fieldId: 's', image: square }] });
    const [left, top, right, bottom] = judges.difference(judges.render(upload), judges.render(signed))!;
    expect(Math.abs(right - left - (bottom - top))).toBeLessThanOrEqual(1);
  });
});

describe('a participant who only fills in', () => {
  it('adds a revision with the values that later signatures cover', () => {
    const upload = flatPdf(3);
    const prepared = extend(upload, prepareRevision(upload, { fields: FIELDS }));
    const filled = extend(prepared, fillRevision(prepared, [{ fieldId: 'text-a', text: '填写 Fill' }]));
    const signed = sign(filled, { fieldId: 'sign-a', name: 'A', certify: true });
    expectAllValid(signed, ['A']);
    const filledAfter = extend(signed, fillRevision(signed, [{ fieldId: 'date-a', text: '2026年5月4日' }]));
    expectAllValid(filledAfter, ['A']);
    expect(judges.text(filledAfter)).toMatch(/填写 Fill[^]*2026年5月4日/);
  });

  it('shows an initial value from the prepare revision on', () => {
    const upload = textPdf(1);
    const field = {
      kind: 'TEXT' as const,
      fieldId: 't',
      place: { page: 1, box: box(60, 40, 125, 15) },
      value: '初值 initial',
    };
    expect(judges.text(extend(upload, prepareRevision(upload, { fields: [field] })))).toContain('初值 initial');
  });
});

describe('refusals', () => {
  const upload = textPdf(1);
  const refused = (kind: string, act: () => unknown): void =>
    expect(act).toThrow(expect.objectContaining({ name: 'PdfError', kind }));
  const prepared = extend(upload, prepareRevision(upload, { fields: [FIELDS[0]!, FIELDS[1]!] }));
  const request = { fieldId: 'sign-a', name: 'A', signingTime: SIGNING_TIME };

  it.each<[string, () => unknown]>([
    ['PAGE_MISSING', () => prepareRevision(upload, { fields: [FIELDS[4]!] })],
    [
      'OUTSIDE_PAGE',
      () =>
        prepareRevision(upload, {
          fields: [{ kind: 'SIGNATURE', fieldId: 's', place: { page: 1, box: box(500, 10, 120, 20) } }],
        }),
    ],
    ['FIELD_EXISTS', () => prepareRevision(prepared, { fields: [FIELDS[0]!] })],
    ['FIELD_KIND', () => prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId: 'a.b', place: null }] })],
    ['FIELD_MISSING', () => beginSignature(prepared, { ...request, fieldId: 'missing' })],
    ['FIELD_KIND', () => beginSignature(prepared, { ...request, fieldId: 'text-a' })],
    ['GLYPH_MISSING', () => fillRevision(prepared, [{ fieldId: 'text-a', text: '𰀀野' }])],
    ['TEXT_DOES_NOT_FIT', () => fillRevision(prepared, [{ fieldId: 'text-a', text: '长'.repeat(3000) }])],
    [
      'BAD_IMAGE',
      () =>
        beginSignature(prepared, {
          ...request,
          pictures: [{ fieldId: 'sign-a', image: { width: 9, height: 9, rgba: new Uint8Array(3) } }],
        }),
    ],
    [
      'SIGNATURE_TOO_LARGE',
      () => embedSignature(beginSignature(prepared, { ...request, reserve: 10 }), new Uint8Array(11)),
    ],
  ])('%s', (kind, act) => refused(kind, act));

  it('a signed field is not signed again, and only the first signature certifies', () => {
    const signed = sign(prepared, request);
    refused('FIELD_FILLED', () => beginSignature(signed, request));
    const place = { page: 1, box: box(300, 300, 50, 50) };
    const appended = {
      ...request,
      fieldId: 'late',
      newFields: [{ kind: 'SIGNATURE' as const, fieldId: 'late', place }],
    };
    refused('FIELD_FILLED', () => beginSignature(signed, { ...appended, certify: true }));
    expectAllValid(sign(signed, { ...appended, name: 'B' }), ['A', 'B']);
  });
});
