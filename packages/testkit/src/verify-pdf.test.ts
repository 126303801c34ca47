import {
  beginDocumentTimestamp,
  beginSignature,
  embedSignature,
  fillRevision,
  joinRevision,
  prepareRevision,
  validationRevision,
  verifyPdf,
  type PlannedField,
} from '@countersign/pdf';
import { textPdf } from '@countersign/pdf/testing';
import {
  createHierarchy,
  createTimestampAuthority,
  lastStampInMemory,
  openAuthority,
  signCrl,
  signOnce,
  storedOcspAnswer,
} from '@countersign/pki';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

const NOW = new Date('2026-05-04T03:02:01Z');
const box = (x: number, y: number) => ({ ulx: x, uly: y + 40, lrx: x + 120, lry: y });
const FIELDS: PlannedField[] = [
  { kind: 'SIGNATURE', fieldId: 'a', place: { page: 1, box: box(50, 100) }, locks: ['a-text'] },
  { kind: 'TEXT', fieldId: 'a-text', place: { page: 1, box: box(50, 200) } },
  { kind: 'TEXT', fieldId: 'b-text', place: { page: 1, box: box(50, 300) }, value: '草稿' },
  { kind: 'SIGNATURE', fieldId: 'b', place: { page: 1, box: box(250, 100) } },
  { kind: 'TIMESTAMP', fieldId: 'stamp' },
];

const hierarchy = await createHierarchy({
  organisation: '测试认证中心',
  evaluation: true,
  pkiUrl: 'http://pki.example',
  now: new Date('2026-01-01T00:00:00Z'),
});
const authority = await openAuthority(hierarchy);
const timestamps = createTimestampAuthority({ authority, clock: { now: () => NOW }, lastStamp: lastStampInMemory() });
const roots = [hierarchy.root.certificate];
const verify = (bytes: Uint8Array) => verifyPdf(bytes, { roots, now: NOW });
const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

interface Signed {
  readonly bytes: Uint8Array;
  readonly certificate: Uint8Array;
  readonly ocsp: Uint8Array;
}
async function sign(
  base: Uint8Array,
  fieldId: string,
  name: string,
  more: { certify?: boolean; texts?: { fieldId: string; text: string }[] } = {},
): Promise<Signed> {
  const open = beginSignature(base, { fieldId, name, signingTime: NOW, ...more });
  const { cms, certificate, ocsp } = await signOnce({
    authority,
    timestamps,
    digest: open.digest,
    now: NOW,
    subject: { name, organisation: null, identity: 'as-given' },
    recordIssued: () => Promise.resolve(),
  });
  return { bytes: joinRevision(base, embedSignature(open, cms)), certificate, ocsp };
}
/** Appends an update to the last revision, as an attacker would. */
function append(base: Uint8Array, objects: readonly [number, string][]): Uint8Array {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(latin1(base))?.[1] ?? '0';
  const size = Math.max(
    ...[...latin1(base).matchAll(/\/Size (\d+)/g)].map((match) => Number(match[1])),
    ...objects.map(([n]) => n + 1),
  );
  const root = /\/Root (\d+) 0 R/.exec(latin1(base))?.[1];
  let text = '\n';
  const rows = objects.map(([number, body]) => {
    const offset = base.length + Buffer.byteLength(text, 'latin1');
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = base.length + Buffer.byteLength(text, 'latin1');
  text += `xref\n${rows.join('')}trailer\n<</Size ${size}/Root ${root} 0 R/Prev ${start}>>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.concat([base, Buffer.from(text, 'latin1')]);
}
/** The body of the last version of an object in the file. */
function bodyOf(bytes: Uint8Array, number: number): string {
  const found = [...latin1(bytes).matchAll(new RegExp(`(?:^|\\n)${number} 0 obj\\s([\\s\\S]*?)\\sendobj`, 'g'))].at(
    -1,
  )?.[1];
  if (found === undefined) throw new Error(`no object ${number}`);
  return found;
}
const numberWith = (bytes: Uint8Array, pattern: RegExp): number => {
  const matches = [...latin1(bytes).matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].filter((match) =>
    pattern.test(match[2] ?? ''),
  );
  return Number(matches.at(-1)?.[1]);
};

let first: Signed;
let second: Signed;
let finished: Uint8Array;
beforeAll(async () => {
  const upload = textPdf(2);
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS }));
  first = await sign(prepared, 'a', '王小明', { certify: true, texts: [{ fieldId: 'a-text', text: '甲方 Party A' }] });
  second = await sign(first.bytes, 'b', 'Alice', { texts: [{ fieldId: 'b-text', text: '定稿' }] });
  const crl = async (ca: 'root' | 'issuing') =>
    (await signCrl({ authority, ca, entries: [], lastNumber: null, now: NOW })).crl;
  const certs = [hierarchy.root, hierarchy.issuing, hierarchy.tsa, hierarchy.ocsp].map(
    ({ certificate }) => certificate,
  );
  const tsaOcsp = await storedOcspAnswer({
    authority,
    certificate: hierarchy.tsa.certificate,
    status: { kind: 'good' },
    now: NOW,
  });
  const data = {
    certs: [...certs, first.certificate, second.certificate],
    ocsps: [first.ocsp, second.ocsp, tsaOcsp],
    crls: [await crl('root'), await crl('issuing')],
  };
  const withData = joinRevision(second.bytes, validationRevision(second.bytes, data));
  const open = beginDocumentTimestamp(withData, { fieldId: 'stamp' });
  const { token } = await timestamps.timestampDigest(open.digest);
  finished = joinRevision(withData, embedSignature(open, token));
});

describe('A finished contract', () => {
  it('has every signature valid at B-LTA, each earlier one followed by permitted changes only', () => {
    const report = verify(finished);
    expect(
      report.signatures.map(({ signer, indication, level, modifications }) => ({
        signer,
        indication,
        level,
        modifications,
      })),
    ).toEqual([
      { signer: '王小明', indication: 'TOTAL_PASSED', level: 'PAdES-B-LTA', modifications: 'PERMITTED' },
      { signer: 'Alice', indication: 'TOTAL_PASSED', level: 'PAdES-B-LTA', modifications: 'PERMITTED' },
    ]);
    expect(report.timestamps).toMatchObject([
      { indication: 'TOTAL_PASSED', coversWholeFile: true, modifications: 'NONE' },
    ]);
    expect(
      report.signatures.every(
        ({ timeSource, signingTime }) => timeSource === 'TIMESTAMP' && signingTime?.getTime() === NOW.getTime(),
      ),
    ).toBe(true);
    expect(report).toMatchObject({ valid: true, notes: [] });
  });

  it('is valid after each intermediate signature', () => {
    expect(verify(first.bytes)).toMatchObject({
      valid: true,
      signatures: [{ coversWholeFile: true, modifications: 'NONE', level: 'PAdES-B-T' }],
    });
    expect(verify(second.bytes)).toMatchObject({
      valid: true,
      signatures: [{ modifications: 'PERMITTED' }, { modifications: 'NONE' }],
    });
  });

  it('is not trusted without our root', () => {
    const report = verifyPdf(finished, { roots: [], now: NOW });
    expect(report.valid).toBe(false);
    expect(report.signatures).toMatchObject([
      { integrity: true, trusted: false, indication: 'INDETERMINATE', subIndication: 'NO_CERTIFICATE_CHAIN_FOUND' },
      { integrity: true, trusted: false },
    ]);
  });

  it('stays valid until its last time-stamp certificate expires, and afterwards only with a newer one', () => {
    expect(verifyPdf(finished, { roots, now: new Date('2035-12-31T00:00:00Z') }).valid).toBe(true);
    const late = verifyPdf(finished, { roots, now: new Date('2036-06-01T00:00:00Z') });
    expect(late).toMatchObject({
      valid: false,
      timestamps: [{ integrity: true, indication: 'INDETERMINATE', subIndication: 'OUT_OF_BOUNDS_NO_POE' }],
    });
    expect(late.signatures.map(({ indication }) => indication)).toEqual(['INDETERMINATE', 'INDETERMINATE']);
  });
});

describe('A manipulated file', () => {
  it('fails if any byte of the signed range differs', () => {
    for (const share of [0.1, 0.5, 0.9]) {
      const changed = Buffer.from(first.bytes);
      const at = Math.floor(latin1(changed).indexOf('/Contents <') * share);
      changed[at] = (changed[at] ?? 0) ^ 1;
      let valid = false;
      try {
        valid = verify(changed).valid;
      } catch (error) {
        expect(error).toMatchObject({ name: 'PdfError' });
      }
      expect(valid).toBe(false);
    }
  });

  it('is suspicious if the content of a page was changed afterwards', () => {
    const page = numberWith(second.bytes, /\/Type ?\/Page\b(?!s)/);
    const attacked = append(second.bytes, [
      [900, '<</Length 30>>\nstream\n0 0 1 rg 50 50 300 300 re f   \nendstream'],
      [page, bodyOf(second.bytes, page).replace(/\/Contents (\d+ 0 R|\[[^\]]*\])/, '/Contents 900 0 R')],
    ]);
    const report = verify(attacked);
    expect(report.valid).toBe(false);
    expect(report.signatures.every(({ integrity, modifications }) => integrity && modifications === 'SUSPICIOUS')).toBe(
      true,
    );
  });

  it('is suspicious if an annotation was added over the page', () => {
    const page = numberWith(second.bytes, /\/Type ?\/Page\b(?!s)/);
    const body = bodyOf(second.bytes, page).replace(/\/Annots ?\[/, '/Annots [900 0 R ');
    const attacked = append(second.bytes, [
      [900, '<</Type/Annot/Subtype/FreeText/Rect[0 0 300 300]/Contents(paid)/DA(/Helv 12 Tf)>>'],
      [page, body],
    ]);
    expect(verify(attacked)).toMatchObject({
      valid: false,
      signatures: [{ modifications: 'SUSPICIOUS' }, { modifications: 'SUSPICIOUS' }],
    });
  });

  it('is suspicious if an existing value was changed without a signature over the change', () => {
    const attacked = joinRevision(
      second.bytes,
      fillRevision(second.bytes, [{ fieldId: 'a-text', text: '丙方 Party C' }]),
    );
    expect(verify(attacked).valid).toBe(false);
  });

  it('is suspicious if a field locked by a signature was changed, even with a time-stamp over the change', async () => {
    const changed = joinRevision(first.bytes, fillRevision(first.bytes, [{ fieldId: 'a-text', text: '丙方 Party C' }]));
    const open = beginDocumentTimestamp(changed, { fieldId: 'stamp' });
    const { token } = await timestamps.timestampDigest(open.digest);
    const report = verify(joinRevision(changed, embedSignature(open, token)));
    expect(report).toMatchObject({
      valid: false,
      signatures: [
        { integrity: true, modifications: 'SUSPICIOUS', notes: expect.arrayContaining(['LOCKED_FIELD_CHANGED']) },
      ],
    });
  });

  it('is suspicious if a stream used by a signed page was replaced', () => {
    const font = numberWith(second.bytes, /\/Type ?\/Font\b/);
    const attacked = append(second.bytes, [[font, '<</Type/Font/Subtype/Type1/BaseFont/Courier>>']]);
    expect(verify(attacked).valid).toBe(false);
  });

  it('is not valid with data after its end', () => {
    expect(verify(Buffer.concat([finished, Buffer.from('1 0 obj << >> endobj')])).valid).toBe(false);
  });

  it('fails if anything except zeros follows the signature in its gap', () => {
    const changed = Buffer.from(first.bytes);
    const gapEnd = latin1(changed).indexOf('>', latin1(changed).indexOf('/Contents <') + 12);
    changed.write('41', gapEnd - 2, 'latin1');
    expect(verify(changed)).toMatchObject({
      valid: false,
      signatures: [{ integrity: false, subIndication: 'FORMAT_FAILURE' }],
    });
  });

  it('is not valid if it is not a PDF or has no signature', () => {
    expect(() => verify(Buffer.from('hello'))).toThrow(expect.objectContaining({ kind: 'NOT_PDF' }));
    expect(verify(textPdf(1))).toMatchObject({ valid: false, signatures: [] });
  });

  it('is refused with a PdfError or verified after random damage, without any other error', () => {
    const cut = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
      drop: fc.nat(40),
    });
    fc.assert(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 4 }), (cuts) => {
        let bytes: Uint8Array = finished;
        for (const { at, bytes: put, drop } of cuts) {
          const from = Math.floor(at * bytes.length);
          bytes = Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + drop)]);
        }
        try {
          expect(verify(bytes).valid).toBe(false);
        } catch (error) {
          expect(error).toMatchObject({ name: 'PdfError' });
        }
      }),
      { numRuns: 150 },
    );
  });
});
