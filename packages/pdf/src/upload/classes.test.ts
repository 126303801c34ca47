import { createWorkbench, type Workbench } from '@countersign/asn1/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginSignature, embedSignature, inspect, joinRevision, prepareRevision } from '../index.ts';
import { asciiString } from '../syntax/objects.ts';
import { encryptedPdf } from '../testing/encrypted-pdf.ts';
import { hybridPdf } from '../testing/hybrid-pdf.ts';
import { activePdf, customPdf, flatPdf, formPdf, layeredPdf, rotatedPdf, textPdf } from '../testing/sample-pdfs.ts';
import { normalise } from './normalise.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
});
afterAll(() => bench.remove());

const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const edited = (bytes: Uint8Array, from: string | RegExp, to: string): Uint8Array => {
  const text = latin1(bytes).replace(from, to);
  expect(text).not.toBe(latin1(bytes));
  return Buffer.from(text, 'latin1');
};
const qpdf = (file: Uint8Array, ...options: string[]): Uint8Array => {
  bench.write('in.pdf', file);
  const { ok, output } = bench.run('qpdf', ...options, 'in.pdf', 'out.pdf');
  if (!ok) throw new Error(output);
  return bench.read('out.pdf');
};

/** Adds a revision with a dummy signature; only the structure of the upload matters here. */
function sign(upload: Uint8Array, fieldId: string): Uint8Array {
  const { width, height } = inspect(upload).pages[0]!;
  const place = { page: 1, box: { ulx: 0, lry: 0, lrx: width / 3, uly: height / 3 } };
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: [{ kind: 'SIGNATURE', fieldId, place }] }));
  const open = beginSignature(prepared, { fieldId, name: 'A', signingTime: new Date('2026-05-04T03:02:01Z') });
  return joinRevision(prepared, embedSignature(open, new Uint8Array(64)));
}

/** Every class of uploaded file and the result of its upload. */
const CLASSES: readonly [name: string, make: () => Uint8Array, outcome: string][] = [
  ['a table of cross-references', () => textPdf(2), 'AS_IS'],
  ['streams of cross-references and objects', () => qpdf(textPdf(2), '--object-streams=generate'), 'AS_IS'],
  ['hybrid', hybridPdf, 'AS_IS'],
  ['linearised', () => qpdf(textPdf(2), '--linearize'), 'AS_IS'],
  ['rotated, cropped, with a user unit', () => rotatedPdf(270, { CropBox: [9, 9, 300, 300], UserUnit: 3 }), 'AS_IS'],
  ['octets after its end', () => Buffer.concat([textPdf(1), Buffer.from('\r\n\0\0 mailed by a gateway')]), 'AS_IS'],
  ['1,500 pages in one list', () => flatPdf(1500), 'REWRITTEN'],
  ['one page too many', () => flatPdf(3001), 'TOO_MANY_PAGES'],
  ['cut off', () => textPdf(2).subarray(0, -200), 'REWRITTEN'],
  ['a wrong startxref', () => edited(textPdf(2), /startxref\n\d+/, 'startxref\n7'), 'REWRITTEN'],
  ['offsets that have moved', () => edited(textPdf(2), '\n1 0 obj', '\n%moved\n1 0 obj'), 'REWRITTEN'],
  ['an impossible size', () => edited(textPdf(1), /\/Size \d+/, '/Size 2147483647'), 'REWRITTEN'],
  [
    'unknown words in a dictionary',
    () => edited(textPdf(1), /\/Type \/Catalog/, '/Type /Catalog 0 0 bogus'),
    'REWRITTEN',
  ],
  ['junk before its header', () => Buffer.concat([Buffer.from('junk\n'), textPdf(1)]), 'NOT_PDF'],
  ['no page', () => customPdf({ pages: [] }), 'NO_PAGES'],
  ['no catalog', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'DAMAGED'],
  ['an AcroForm', formPdf, 'REWRITTEN'],
  ['an XFA form', () => formPdf({ XFA: asciiString('<xdp/>') }), 'XFA'],
  ['layers and annotations', layeredPdf, 'REWRITTEN'],
  ['scripts, launches, attachments, media', activePdf, 'REWRITTEN'],
  ['encrypted, readable without a password', () => encryptedPdf(textPdf(1), { user: '', owner: 'o' }), 'REWRITTEN'],
  ['encrypted', () => encryptedPdf(textPdf(1), { user: 'u', owner: 'o' }), 'PASSWORD_NEEDED'],
  [
    'encrypted, changes forbidden',
    () => encryptedPdf(textPdf(1), { user: '', owner: 'o', kind: ['256', '--modify=none'] }),
    'CHANGES_FORBIDDEN',
  ],
  ['signed', () => sign(textPdf(1), 'before'), 'AS_IS'],
  ['signed, in streams', () => sign(qpdf(textPdf(1), '--object-streams=generate'), 'before'), 'AS_IS'],
  ['signed, with a form', () => sign(formPdf(), 'before'), 'AS_IS'],
  ['signed, with layers', () => sign(layeredPdf(), 'before'), 'AS_IS'],
  ['signed and cut off', () => sign(textPdf(1), 'before').subarray(0, -60), 'ALREADY_SIGNED_DAMAGED'],
  ['signed, with scripts', () => sign(activePdf(), 'before'), 'ALREADY_SIGNED_ACTIVE'],
];

describe('an upload with', () => {
  it.each(CLASSES)('%s', (_, make, outcome) => {
    const upload = make();
    let result: ReturnType<typeof normalise>;
    try {
      result = normalise(upload);
    } catch (error) {
      expect((error as { kind?: string }).kind).toBe(outcome);
      return;
    }
    expect(result.rewritten ? 'REWRITTEN' : 'AS_IS').toBe(outcome);
    if (outcome === 'AS_IS') expect(result.bytes).toBe(upload);
    // Every accepted file can be signed, by more than one signer.
    const { pages, signatures } = result.inspection;
    const twice = inspect(sign(sign(result.bytes, 'first'), 'second'));
    expect([twice.pages.length, twice.signatures]).toEqual([pages.length, signatures + 2]);
  });
});
