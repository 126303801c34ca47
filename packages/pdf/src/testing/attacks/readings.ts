import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { PdfDocument } from '../../syntax/document.ts';
import { PdfRef } from '../../syntax/objects.ts';
import { signFile } from '../test-authority.ts';
import { FIELDS, Forgery, forge, type Scene, type Variant } from './scene.ts';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const row = (offset: number, generation: number, state: 'n' | 'f'): string =>
  `${String(offset).padStart(10, '0')} ${String(generation).padStart(5, '0')} ${state} \n`;

/** A revision written by hand: objects, rows of its table, and further trailer entries. */
function appended(base: Uint8Array, objects: string, rows: string, trailer = ''): Uint8Array {
  const { size, rootRef, startxref } = PdfDocument.open(base);
  const at = base.length + objects.length;
  const held = `<</Size ${size + 1}/Root ${rootRef.num} 0 R/Prev ${startxref}${trailer}>>`;
  return Buffer.concat([base, latin1(`${objects}xref\n${rows}trailer\n${held}\nstartxref\n${at}\n%%EOF\n`)]);
}

/** The attacker's revision with octets replaced by others of the same length. */
function respelled(base: Uint8Array, act: (forgery: Forgery) => void, pattern: RegExp, by: string): Uint8Array {
  const file = Buffer.from(forge(base, act));
  const text = file.toString('latin1', base.length);
  const found = pattern.exec(text);
  if (found === null || by.length > found[0].length) throw new Error('nothing to replace');
  file.write(by.padEnd(found[0].length), base.length + found.index, 'latin1');
  return file;
}

function placeOf(base: Uint8Array, num: number): number {
  const entry = PdfDocument.open(base).lookup(num);
  if (entry?.type !== 'offset') throw new Error('no such object');
  return entry.offset;
}

/** A revision with a new object that nothing refers to. */
const nothing = ({ increment }: Forgery): void => void increment.add(null);

/** The cross-references list a page as before, except for its generation. */
function otherGeneration({ certified }: Scene): Uint8Array {
  const { num } = new Forgery(certified).pageRef(1);
  return appended(certified, '\n', `${num} 1\n${row(placeOf(certified, num), 1, 'n')}`);
}

/** The field again, under another generation that its cross-reference has as well. */
const writtenUnderAnother = ({ certified }: Scene): Uint8Array =>
  forge(certified, (forgery) => {
    const ref = forgery.fieldRef('amount');
    forgery.increment.set(new PdfRef(ref.num, 3), forgery.document.get(ref));
  });

/** A page with a duplicate key: the signed value and another one. */
function saidTwice({ certified }: Scene, say: (page: string, evil: number) => string): Uint8Array {
  const forgery = new Forgery(certified);
  const { num } = forgery.pageRef(1);
  const start = placeOf(certified, num);
  const end = forgery.document.indirectAt(start).end;
  const page = Buffer.from(certified).toString('latin1', start, end);
  const evil = forgery.document.size;
  const object = `${evil} 0 obj\n<</Length 26>>\nstream\n0 0 1 rg 0 0 500 500 re f \nendstream\nendobj\n`;
  const objects = `\n${say(page, evil)}\nendobj\n${object}`;
  const at = (text: string): number => certified.length + objects.indexOf(text);
  const rows = `${num} 1\n${row(at(`${num} 0 obj`), 0, 'n')}${evil} 1\n${row(at(object), 0, 'n')}`;
  return appended(certified, objects, rows);
}

/** A table that frees an object listed in the stream of the hybrid file: different readers see different pages. */
function hybrid({ certified }: Scene): Uint8Array {
  const forgery = new Forgery(certified);
  const contents = forgery.document.getDict(forgery.pageRef(1))?.get('Contents');
  if (!(contents instanceof PdfRef)) throw new Error('no content');
  const place = placeOf(certified, contents.num);
  const entry = Buffer.from([1, place >> 16, (place >> 8) & 255, place & 255, 0]).toString('latin1');
  const { size, rootRef } = forgery.document;
  const head = `<</Type/XRef/Size ${size + 1}/Index[${contents.num} 1]/W[1 3 1]/Root ${rootRef.num} 0 R/Length 5>>`;
  const objects = `\n${size} 0 obj\n${head}\nstream\n${entry}\nendstream\nendobj\n`;
  const rows = `${contents.num} 1\n${row(0, 1, 'f')}`;
  return appended(certified, objects, rows, `/XRefStm ${certified.length + 1}`);
}

const CONTENT = '0 g 10 10 20 20 re f';
const RESOURCES = (font: string): string => `<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/${font}>>>>>>`;
const INNER = `7 0  ${RESOURCES('Helvetica')}`;

/** A file whose resources are in object stream 6, whose length is in object 9. */
function withObjectStream({ alice, stamper, now }: Scene): Uint8Array {
  const objects = [
    '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n',
    '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>\nendobj\n',
    '3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 7 0 R>>\nendobj\n',
    `4 0 obj\n<</Length ${CONTENT.length}>>\nstream\n${CONTENT}\nendstream\nendobj\n`,
    `6 0 obj\n<</Type/ObjStm/N 1/First 5/Length 9 0 R>>\nstream\n${INNER}\nendstream\nendobj\n`,
    `9 0 obj\n${INNER.length}\nendobj\n`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = new Map<number, number>();
  for (const object of objects) {
    offsets.set(Number.parseInt(object, 10), text.length);
    text += object;
  }
  const entries = Array.from({ length: 10 }, (_, num) => {
    if (num === 7) return [2, 0, 6, 0];
    const offset = num === 8 ? text.length : (offsets.get(num) ?? 0);
    return [offset === 0 ? 0 : 1, offset >> 8, offset & 255, 0];
  }).flat();
  const head = `8 0 obj\n<</Type/XRef/Size 10/Root 1 0 R/W[1 2 1]/Length ${entries.length}>>\nstream\n`;
  const upload = Buffer.concat([
    latin1(text + head),
    Buffer.from(entries),
    latin1(`\nendstream\nendobj\nstartxref\n${text.length}\n%%EOF\n`),
  ]);
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS.slice(0, 1) }));
  return signFile(prepared, alice, { fieldId: 'alice', signingTime: now }, { stamp: { by: stamper, at: now } });
}

/** An object stream with the resources twice: unchanged when looked up by number, different when looked up by index. */
function storedTwice(scene: Scene): Uint8Array {
  const signed = withObjectStream(scene);
  const { size, rootRef, startxref } = PdfDocument.open(signed);
  const [was, evil] = [RESOURCES('Helvetica'), RESOURCES('Symbol')];
  const numbers = `7 0 7 ${was.length + 1} `;
  const inner = `${numbers}${was} ${evil}`;
  const stream = `<</Type/ObjStm/N 2/First ${numbers.length}/Length ${inner.length}>>\nstream\n${inner}\nendstream`;
  const object = `\n${size} 0 obj\n${stream}\nendobj\n`;
  const [place, at] = [signed.length + 1, signed.length + object.length];
  const entries = Buffer.from([2, 0, 0, size, 1, 1, place >> 16, (place >> 8) & 255, place & 255, 0]);
  const held = `<</Type/XRef/Size ${size + 2}/Index[7 1 ${size} 1]/W[1 3 1]/Root ${rootRef.num} 0 R/Prev ${startxref}/Length 10>>`;
  return Buffer.concat([
    signed,
    latin1(`${object}${size + 1} 0 obj\n${held}\nstream\n`),
    entries,
    latin1(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** Revisions that readers interpret differently, some of them as the signed content. */
export const READINGS: readonly Variant[] = [
  { name: 'a page of another generation', make: otherGeneration, expected: 'REVISION_UNCLEAR' },
  { name: 'a field written again under another generation', make: writtenUnderAnother, expected: 'REVISION_UNCLEAR' },
  {
    name: 'a field with another generation than its cross-reference',
    make: ({ certified }) => {
      const { num } = new Forgery(certified).fieldRef('amount');
      const again = (forgery: Forgery) => void forgery.field('amount');
      return respelled(certified, again, new RegExp(`\\b${num} 0 obj`), `${num} 7 obj`);
    },
    expected: 'REVISION_UNCLEAR',
  },
  {
    name: 'a size that excludes signed objects',
    make: ({ certified }) => respelled(certified, nothing, /\/Size \d+/, '/Size 5'),
    expected: 'REVISION_UNCLEAR',
  },
  {
    name: 'a catalog of another generation',
    make: ({ certified }) => respelled(certified, nothing, /(?<=\/Root \d+ )0 R/, '9 R'),
    expected: 'CATALOG_REPLACED',
  },
  {
    name: 'a Prev that is not an integer',
    make: ({ certified }) => {
      const { startxref } = PdfDocument.open(certified);
      return respelled(certified, nothing, /\/Prev \d+\s/, `/Prev ${startxref}.`);
    },
    expected: 'REVISION_UNCLEAR',
  },
  {
    name: 'a page with two Contents entries',
    make: (scene) => saidTwice(scene, (page, evil) => page.replace('<<', `<</Contents ${evil} 0 R`)),
    expected: 'REVISION_UNCLEAR',
  },
  {
    name: 'a page whose resources have two Font entries',
    make: (scene) =>
      saidTwice(scene, (page, evil) => page.replace(/(?<=\/Resources\s*)<</, `<</Font <</H ${evil} 0 R>>`)),
    expected: 'REVISION_UNCLEAR',
  },
  { name: 'a table that frees an object that its hybrid stream keeps', make: hybrid, expected: 'REVISION_UNCLEAR' },
  { name: 'an object twice in one object stream', make: storedTwice, expected: 'REVISION_UNCLEAR' },
  {
    name: 'the indirect length of an object stream',
    make: (scene) => forge(withObjectStream(scene), ({ increment }) => increment.set(new PdfRef(9), 12)),
    expected: 'OBJECT_STREAM_REPLACED',
  },
];
