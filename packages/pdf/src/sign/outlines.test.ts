import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  beginSignature,
  joinRevision,
  type Outlines,
  type PlannedField,
  type Rgba,
  type SignatureRequest,
  verifyPdf,
} from '../index.ts';
import { createJudges, type Judges } from '../testing/judges.ts';
import { textPdf } from '../testing/sample-pdfs.ts';
import { prepare, sign } from '../testing/signed-file.ts';

let judges: Judges;
beforeAll(() => {
  judges = createJudges();
});
afterAll(() => judges.bench.remove());

/** A tall triangle and a bar under it, as closed curves: 10000 wide, 5000 high. */
const side = (from: readonly [number, number], to: readonly [number, number]): number[] => [...from, ...to, ...to];
const closed = (points: readonly (readonly [number, number])[]): Int16Array =>
  Int16Array.from([...points[0]!, ...points.flatMap((from, at) => side(from, points[(at + 1) % points.length]!))]);
const OUTLINES: Outlines = {
  width: 10_000,
  height: 5_000,
  paths: [
    closed([
      [0, 0],
      [5000, 0],
      [0, 4000],
    ]),
    closed([
      [0, 4500],
      [10_000, 4500],
      [10_000, 5000],
      [0, 5000],
    ]),
  ],
  colour: [0, 0, 1],
};
/** A wave from left to right, of the given thickness in units. */
function scrawl(thick: number): Int16Array {
  const wave = Array.from({ length: 60 }, (_, at) => [(at * 10_000) / 59, 2500 + 2200 * Math.sin(at / 4)] as const);
  const middle = thick > 2500 ? wave.map(([x]) => [x, 2500] as const) : wave;
  const lower = middle.map(([x, y]) => [x, Math.min(5000, y + thick / 2)] as const);
  return closed([...middle.map(([x, y]) => [x, Math.max(0, y - thick / 2)] as const), ...lower.toReversed()]);
}
const invisible = (fieldId: string) => ({ kind: 'SIGNATURE' as const, fieldId, place: null });
const BOX = { ulx: 100, uly: 400, lrx: 300, lry: 300 };
const FIELDS: readonly PlannedField[] = [
  { kind: 'SIGNATURE', fieldId: 'mine', place: { page: 1, box: BOX } },
  { kind: 'PICTURE', fieldId: 'again', place: { page: 1, box: { ...BOX, ulx: 320, lrx: 420 } } },
];
const request = (image: Outlines | Rgba): SignatureRequest => ({
  fieldId: 'mine',
  name: 'Wang',
  signingTime: new Date(Date.UTC(2026, 2, 1)),
  pictures: ['mine', 'again'].map((fieldId) => ({ fieldId, image })),
});

const signed = (image: Outlines): Uint8Array => sign(judges, prepare(textPdf(), FIELDS), request(image));

describe('outlines in a signature field', () => {
  it('are path operators, once for all fields, opaque and without a picture', () => {
    const file = signed(OUTLINES);
    expect(judges.qpdfRemarks(file)).toBe('');
    expect(judges.pdfsig(file)).toMatchObject([{ valid: true, wholeFile: true }]);
    const { signatures } = verifyPdf(file, { roots: [], now: new Date('2026-05-05T00:00:00Z') });
    expect(signatures[0]?.modifications).toBe('NONE');
    const text = Buffer.from(file).toString('latin1');
    expect(text).not.toMatch(/\/SMask|\/Subtype ?\/Image|\/ca |\/Group/);
    expect(text.match(/\/BBox ?\[0 0 10000 5000\]/g)).toHaveLength(1);
  });

  it('are drawn upright and centred, with their aspect ratio', () => {
    const before = textPdf();
    const box = judges.difference(judges.render(before), judges.render(signed(OUTLINES)));
    // 200 wide and 100 high at (100, 300) on a page 842 high, and half as large beside it, in the middle of its height.
    for (const [at, edge] of [100, 442, 420, 542].entries()) expect(Math.abs(box![at]! - edge)).toBeLessThanOrEqual(1);
  });

  it('added later over a text leave it legible if they are strokes; a filled block does not', () => {
    const page = textPdf();
    const first = { fieldId: 'first', newFields: [invisible('first')], pictures: [] };
    const base = sign(judges, page, { ...request(OUTLINES), ...first });
    const box = { ulx: 72, uly: 700, lrx: 272, lry: 600 };
    const over = (image: Outlines) => {
      const place = { page: 1, box };
      const open = beginSignature(base, {
        ...request(image),
        fieldId: 'later',
        newFields: [{ kind: 'SIGNATURE' as const, fieldId: 'later', place }],
        pictures: [{ fieldId: 'later', image }],
      });
      const file = joinRevision(base, open.append);
      const [found] = verifyPdf(file, { roots: [], now: new Date('2026-05-05T00:00:00Z') }).signatures;
      return found?.modifications;
    };
    expect(over({ ...OUTLINES, paths: [scrawl(200)] })).toBe('PERMITTED');
    expect(over({ ...OUTLINES, paths: [scrawl(5200)] })).toBe('SUSPICIOUS');
  });

  it('are refused if the numbers are not outlines', () => {
    const base = prepare(textPdf(), FIELDS);
    for (const wrong of [
      { ...OUTLINES, paths: [] },
      { ...OUTLINES, paths: [Int16Array.from([1, 2, 3])] },
      { ...OUTLINES, width: 0 },
      { ...OUTLINES, height: 1.5 },
      { ...OUTLINES, colour: [2, 0, 0] as const },
    ])
      expect(() => beginSignature(base, request(wrong))).toThrow(/outlines/);
  });
});
