import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { PdfDocument } from '../../syntax/document.ts';
import { PdfRef, PdfStream, dict } from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, forge, type Forgery, type Scene, type Variant } from './scene.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const row = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

function signedByAlice({ alice, stamper, now }: Scene, upload: Uint8Array): Uint8Array {
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

const CONTENT = '0 g 10 10 20 20 re f';
/** A file whose resources are in object stream 6, with additional entries in the catalog, the stream and the trailer. */
function withObjectStream({ catalog = '', stream = '', trailer = '' } = {}): Uint8Array {
  const inner = '7 0 <</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
  const objects = [
    `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n`,
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 7 0 R>>\nendobj\n',
    `4 0 obj\n<</Length ${CONTENT.length}>>\nstream\n${CONTENT}\nendstream\nendobj\n`,
    `5 0 obj\n<</Predictor 1/Colors 1>>\nendobj\n`,
    `6 0 obj\n<</Type/ObjStm/N 1/First 4${stream}/Length ${inner.length}>>\nstream\n${inner}\nendstream\nendobj\n`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const object of objects) {
    offsets.set(Number.parseInt(object, 10), text.length);
    text += object;
  }
  const entries = Array.from({ length: 9 }, (_, num) => {
    if (num === 7) return [2, 0, 6, 0];
    const offset = num === 8 ? text.length : (offsets.get(num) ?? 0);
    return [offset === 0 ? 0 : 1, offset >> 8, offset & 255, 0];
  }).flat();
  const head = `8 0 obj\n<</Type/XRef/Size 9/Root 1 0 R${trailer}/W[1 2 1]/Length ${entries.length}>>\nstream\n`;
  return Buffer.concat([
    latin1(text + head),
    Buffer.from(entries),
    latin1(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`),
  ]);
}

const replacedStream =
  (upload: Uint8Array, more?: (forgery: Forgery, held: PdfStream) => void) =>
  (scene: Scene): Uint8Array =>
    forge(signedByAlice(scene, upload), (forgery) => {
      const inner = '7 0 <</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Symbol>>>>>>   ';
      const held = forgery.document.get(new PdfRef(6));
      if (!(held instanceof PdfStream)) throw new Error('no object stream');
      forgery.increment.set(new PdfRef(6), new PdfStream(held.dict, latin1(inner)));
      more?.(forgery, held);
    });

/** The store keeps the octets of the object stream in another object. */
const keptInStore = (forgery: Forgery, held: PdfStream): void =>
  void forgery.catalog().set('DSS', dict({ Certs: [new PdfRef(6), forgery.increment.add(held)] }));

const FAR = 200_000;

/**
 * A cross-reference beyond the end of the signed file, where the attacker later puts an object without new cross-references.
 */
function objectBeyondTheEnd(scene: Scene): Uint8Array {
  const upload = customPdf({ pages: [{ Contents: [new PdfRef(90)] }] });
  const base = PdfDocument.open(upload);
  const trailer = `trailer\n<</Size 91/Root ${base.rootRef.num} 0 R/Prev ${base.startxref}>>\n`;
  const section = `\nxref\n90 1\n${row(FAR)}${trailer}startxref\n${upload.length + 1}\n%%EOF\n`;
  const signed = signedByAlice(scene, Buffer.concat([upload, latin1(section)]));
  const object = '90 0 obj\n<</Length 26>>\nstream\n1 0 0 rg 0 0 500 500 re f \nendstream\nendobj\n';
  return ended(signed, Buffer.concat([Buffer.alloc(FAR - signed.length, 0x20), latin1(object)]));
}

/** A stream whose length extends far beyond the end of the signed file, where the attacker ends it later. */
function streamThatRunsOn(scene: Scene): Uint8Array {
  const upload = Buffer.from(
    customPdf({
      pages: [(writer) => ({ Contents: writer.add(new PdfStream(dict({ F0: 10_000 }), latin1(CONTENT))) })],
    }),
  );
  const found = /\/F0 10000\s*\/Length 20/.exec(upload.toString('latin1'));
  if (found === null) throw new Error('no stream');
  upload.write('/Length 199999'.padEnd(found[0].length), found.index, 'latin1');
  const signed = signedByAlice(scene, upload);
  const start = upload.indexOf(CONTENT);
  return ended(signed, latin1(`${' '.repeat(start + 199_999 - signed.length)}\nendstream\n`));
}

/** An empty revision after other content. */
function ended(file: Uint8Array, put: Buffer): Uint8Array {
  const document = PdfDocument.open(file);
  const at = file.length + put.length;
  const trailer = `<</Size ${document.size}/Root ${document.rootRef.num} 0 R/Prev ${document.startxref}>>`;
  return Buffer.concat([file, put, latin1(`xref\n0 0\ntrailer\n${trailer}\nstartxref\n${at}\n%%EOF\n`)]);
}

/** Cross-references, object streams and lengths whose meaning changes when more is appended. */
export const STRUCTURE: readonly Variant[] = [
  {
    name: 'an object stream replaced with all its objects',
    make: replacedStream(withObjectStream()),
    expected: 'OBJECT_STREAM_REPLACED',
  },
  {
    name: 'an object stream replaced that is the metadata as well',
    make: replacedStream(withObjectStream({ catalog: '/Metadata 6 0 R' })),
    expected: 'OBJECT_STREAM_REPLACED',
  },
  {
    name: 'an object stream replaced that is in the store of validation data as well',
    make: replacedStream(withObjectStream({ catalog: '/DSS<</Certs[6 0 R]>>' }), keptInStore),
    expected: 'OBJECT_STREAM_REPLACED',
  },
  {
    name: 'parameters of an object stream replaced that are the document information as well',
    make: (scene) =>
      forge(
        signedByAlice(scene, withObjectStream({ stream: '/DecodeParms 5 0 R', trailer: '/Info 5 0 R' })),
        (forgery) => void forgery.increment.edit(new PdfRef(5)).set('Predictor', 2),
      ),
    expected: 'OBJECT_STREAM_REPLACED',
  },
  {
    name: 'an object where a cross-reference pointed beyond the end',
    make: objectBeyondTheEnd,
    expected: 'REVISION_UNCLEAR',
  },
  { name: 'a stream that continues beyond the end', make: streamThatRunsOn, expected: 'STREAM_RUNS_ON' },
];
