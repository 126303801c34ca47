import { createHash } from 'node:crypto';
import type { PlannedField } from '../../model.ts';
import {
  DEFAULT_RESERVE,
  addSignatureDictionary,
  digestRevision,
  draftRevision,
  embedSignature,
} from '../../sign/signature-dictionary.ts';
import { joinRevision, prepareRevision } from '../../sign/revisions.ts';
import { validationRevision } from '../../sign/validation-data.ts';
import { PdfDocument } from '../../syntax/document.ts';
import { Increment } from '../../syntax/increment.ts';
import {
  PdfStream,
  type PdfDict,
  type PdfRef,
  type PdfValue,
  asciiString,
  dict,
  isDict,
  name,
} from '../../syntax/objects.ts';
import { customPdf } from '../sample-pdfs.ts';
import { type Holder, TestAuthority, signDigest, signFile, stampDigest, stampFile } from '../test-authority.ts';

const DAY_MS = 86_400_000;

/** Contracts in all their states and the persons involved: an attacker may also have a valid certificate. */
export interface Scene {
  readonly now: Date;
  readonly authority: TestAuthority;
  readonly alice: Holder;
  readonly bob: Holder;
  readonly mallory: Holder;
  readonly stamper: Holder;
  /** The contract before anyone signed it. */
  readonly prepared: Uint8Array;
  /** Signed by Alice, who certifies it for form filling and signing; her text is not locked. */
  readonly certified: Uint8Array;
  /** Signed by Alice without certification. */
  readonly approved: Uint8Array;
  /** Signed by Alice and Bob, with validation data and a document time-stamp. */
  readonly finished: Uint8Array;
}

const box = (x: number, y: number, width = 120, height = 50) => ({ ulx: x, uly: y + height, lrx: x + width, lry: y });
export const FIELDS: readonly PlannedField[] = [
  { kind: 'SIGNATURE', fieldId: 'alice', place: { page: 1, box: box(60, 100) } },
  { kind: 'TEXT', fieldId: 'amount', place: { page: 1, box: box(60, 200) } },
  { kind: 'TEXT', fieldId: 'remark', place: { page: 1, box: box(60, 300) } },
  { kind: 'SIGNATURE', fieldId: 'bob', place: { page: 1, box: box(300, 100) } },
  { kind: 'PICTURE', fieldId: 'bob-2', place: { page: 2, box: box(300, 100) } },
  { kind: 'TIMESTAMP', fieldId: 'stamp' },
];

/** The picture that fills fields: two pixels. */
const PICTURE = { width: 2, height: 1, rgba: Uint8Array.of(255, 0, 0, 255, 0, 0, 255, 255) };
export const shownIn = (fieldId: string) => [{ fieldId, image: PICTURE }];

export function createScene(now: Date): Scene {
  const validity = { from: new Date(now.getTime() - 30 * DAY_MS), to: new Date(now.getTime() + 3650 * DAY_MS) };
  const authority = new TestAuthority(validity);
  const [alice, bob, mallory] = ['Alice', 'Bob', 'Mallory'].map((each) => authority.signer(each)) as [
    Holder,
    Holder,
    Holder,
  ];
  const stamper = authority.stamper();
  const upload = customPdf({ pages: [{}, {}], catalog: layers });
  const prepared = joinRevision(upload, prepareRevision(upload, { fields: FIELDS }));
  const plan = { stamp: { by: stamper, at: now } };
  const first = {
    fieldId: 'alice',
    signingTime: now,
    texts: [{ fieldId: 'amount', text: '100' }],
    pictures: shownIn('alice'),
  };
  const certified = signFile(prepared, alice, { ...first, certify: true }, plan);
  const approved = signFile(prepared, alice, first, plan);
  const byBob = {
    fieldId: 'bob',
    signingTime: now,
    texts: [{ fieldId: 'remark', text: 'seen' }],
    pictures: [...shownIn('bob'), ...shownIn('bob-2')],
  };
  const second = signFile(certified, bob, byBob, plan);
  const data = {
    certs: [authority.root.certificate],
    ocsps: [alice, bob, stamper].map((about) => authority.ocsp({ about, at: now })),
    crls: [],
  };
  const completed = joinRevision(second, validationRevision(second, data));
  return {
    now,
    authority,
    alice,
    bob,
    mallory,
    stamper,
    prepared,
    certified,
    approved,
    finished: stampFile(completed, stamper, 'stamp', now),
  };
}

/** A hidden layer, as in many drawings. */
function layers(writer: { add(value: PdfValue): PdfRef }): Record<string, PdfValue> {
  const layer = writer.add(dict({ Type: name('OCG') }));
  return { OCProperties: dict({ OCGs: [layer], D: dict({ OFF: [layer] }) }) };
}

/** The changes an attacker can make in a revision. */
export class Forgery {
  readonly increment: Increment;
  readonly document: PdfDocument;

  constructor(base: Uint8Array) {
    this.document = PdfDocument.open(base);
    this.increment = new Increment(this.document);
  }

  catalog(): PdfDict {
    return this.increment.edit(this.document.rootRef);
  }

  /** The reference of a page, from 1. */
  pageRef(number: number): PdfRef {
    const pages = this.document.getDict(this.document.catalog.get('Pages'));
    return (this.document.getArray(pages?.get('Kids')) ?? [])[number - 1] as PdfRef;
  }

  page(number: number): PdfDict {
    return this.increment.edit(this.pageRef(number));
  }

  fieldRef(fieldId: string): PdfRef {
    const form = this.document.getDict(this.document.catalog.get('AcroForm'));
    const refs = (this.document.getArray(form?.get('Fields')) ?? []) as PdfRef[];
    const found = refs.find((ref) => {
      const title = this.document.getDict(ref)?.get('T');
      return (
        title !== null &&
        typeof title === 'object' &&
        'bytes' in title &&
        Buffer.from(title.bytes).toString() === fieldId
      );
    });
    if (found === undefined) throw new Error(`no field ${fieldId}`);
    return found;
  }

  field(fieldId: string): PdfDict {
    return this.increment.edit(this.fieldRef(fieldId));
  }

  form(): PdfDict {
    const held = this.catalog().get('AcroForm');
    const form = this.increment.get(held);
    if (!isDict(form)) throw new Error('no form');
    const copy: PdfDict = new Map(form);
    this.catalog().set('AcroForm', copy);
    return copy;
  }

  /** An appearance that draws a text. */
  drawing(text: string, width = 120, height = 50): PdfRef {
    return this.appearance(`1 g 0 0 ${width} ${height} re f 0 g BT /F 12 Tf 2 2 Td (${text}) Tj ET`, width, height);
  }

  /** An appearance of any content, with Helvetica as `/F`. */
  appearance(content: string, width = 120, height = 50, more: Record<string, PdfValue> = {}): PdfRef {
    const font = dict({ Type: name('Font'), Subtype: name('Type1'), BaseFont: name('Helvetica'), ...more });
    const resources = dict({ Font: dict({ F: this.increment.add(font) }) });
    const entries = { Type: name('XObject'), Subtype: name('Form'), BBox: [0, 0, width, height], Resources: resources };
    return this.increment.add(new PdfStream(dict(entries), Buffer.from(content, 'latin1')));
  }

  /** A new signature field on the first page. */
  addField(fieldId: string, entries: Record<string, PdfValue>): PdfRef {
    const widget = { Type: name('Annot'), Subtype: name('Widget'), FT: name('Sig'), T: asciiString(fieldId), F: 4 };
    const ref = this.increment.add(dict({ ...widget, P: this.pageRef(1), ...entries }));
    this.increment.append(this.page(1), 'Annots', [ref]);
    this.increment.append(this.form(), 'Fields', [ref]);
    return ref;
  }

  stream(content: string, entries: Record<string, PdfValue> = {}): PdfStream {
    return new PdfStream(dict(entries), Buffer.from(content));
  }
}

/** The file with the attacker's revision appended. */
export function forge(base: Uint8Array, act: (forgery: Forgery) => void): Uint8Array {
  const forgery = new Forgery(base);
  act(forgery);
  return joinRevision(base, new Uint8Array(forgery.increment.write()));
}

/** A valid signature or time-stamp over the attacker's revision, so that only the change itself can be found. */
export type Seal = 'SIGNATURE' | 'TIMESTAMP';

/** The file with one revision of the attacker, which ends with a valid signature in the field returned by `act`. */
export function forgeSigned(
  { mallory, stamper, now }: Scene,
  base: Uint8Array,
  act: (forgery: Forgery) => PdfRef,
  seal: Seal = 'SIGNATURE',
): Uint8Array {
  const forgery = new Forgery(base);
  const field = forgery.increment.edit(act(forgery));
  const subFilter = seal === 'SIGNATURE' ? 'ETSI.CAdES.detached' : 'ETSI.RFC3161';
  const entries = { Type: name('Sig'), Filter: name('Adobe.PPKLite'), SubFilter: name(subFilter) };
  const slot = addSignatureDictionary(forgery.increment, dict(entries), DEFAULT_RESERVE);
  field.set('V', slot.ref);
  const open = digestRevision(draftRevision(forgery.increment, slot), createHash('sha256').update(base));
  const cms =
    seal === 'SIGNATURE'
      ? signDigest(mallory, open.digest, { stamp: { by: stamper, at: now } })
      : stampDigest(stamper, open.digest, now);
  return joinRevision(base, embedSignature(open, cms));
}

/** One variant of a published attack, or a harmless file that must not be reported. */
export interface Variant {
  readonly name: string;
  readonly make: (scene: Scene) => Uint8Array;
  /** All findings expected from verification; `REFUSED` if the file is not a readable PDF. */
  readonly expected: string;
}
