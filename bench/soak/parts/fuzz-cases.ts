import * as asn1 from '@countersign/asn1';
import {
  PdfError,
  beginSignature,
  embedSignature,
  inspect,
  joinRevision,
  normalise,
  prepareRevision,
  verifyPdf,
} from '@countersign/pdf';
import type { Samples } from './fuzz-samples.ts';

/** A small, fast and portable generator: mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const NOW = new Date('2026-02-02T03:04:05Z');

type Reader = { readonly sample: string; readonly weight: number; read(bytes: Uint8Array): unknown };

const certificateOf = (samples: Samples): Uint8Array => samples['certificate']?.[0] ?? new Uint8Array();

/** The readers of untrusted bytes, and how frequently each gets a case. */
export function readersOf(samples: Samples): Readonly<Record<string, Reader>> {
  const options = { roots: [certificateOf(samples)], now: NOW };
  const der = (sample: string, read: (bytes: Uint8Array) => unknown): Reader => ({ sample, weight: 1, read });
  return {
    inspect: { sample: 'pdf', weight: 3, read: (bytes) => inspect(bytes) },
    normalise: { sample: 'pdf', weight: 6, read: (bytes) => soundAndReady(bytes) },
    verify: { sample: 'pdfSigned', weight: 4, read: (bytes) => verifyPdf(bytes, options) },
    certificate: der('certificate', asn1.parseCertificate),
    spki: der('spki', asn1.parsePublicKeyInfo),
    cms: der('cms', asn1.parseSignedData),
    crl: der('crl', asn1.parseCrl),
    ocspRequest: der('ocspRequest', asn1.parseOcspRequest),
    ocspResponse: der('ocspResponse', asn1.parseOcspResponse),
    timestampRequest: der('timestampRequest', asn1.parseTimestampRequest),
    timestampResponse: der('timestampResponse', asn1.parseTimestampResponse),
    tstInfo: der('tstInfo', asn1.parseTstInfo),
    ber: der('ber', asn1.berToDer),
    first: der('ber', asn1.splitFirstElement),
  };
}

/** A file accepted at upload must also accept its fields and its signature: refusals must happen at upload, not at signing. */
function soundAndReady(bytes: Uint8Array): void {
  const { bytes: sound, inspection } = normalise(bytes);
  const { width, height } = inspection.pages[0]!;
  const place = { page: 1, box: { ulx: 0, lry: 0, lrx: width / 3, uly: height / 3 } };
  try {
    const prepared = prepareRevision(sound, { fields: [{ kind: 'SIGNATURE', fieldId: 'fuzz', place }] });
    const base = joinRevision(sound, prepared);
    const open = beginSignature(base, { fieldId: 'fuzz', name: 'fuzz', signingTime: NOW });
    const { pages, signatures } = inspect(joinRevision(base, embedSignature(open, new Uint8Array(8))));
    if (pages.length !== inspection.pages.length) throw new Error(`${pages.length} pages after the signature`);
    if (signatures !== inspection.signatures + 1) throw new Error(`${signatures} signatures`);
  } catch (error) {
    throw new Error('an accepted upload cannot be signed', { cause: error });
  }
}

/** Whether an error is an expected result of a reader. */
export const isRefusal = (error: unknown): boolean => error instanceof PdfError || error instanceof asn1.DerError;

export type Case = { readonly reader: string; readonly bytes: Uint8Array };

/** The case with a number: equal seeds give equal cases. */
export function makeCase(samples: Samples, seed: number, number: number): Case {
  const random = createRandom(Math.imul(seed, 0x9e3779b1) + number);
  const readers = Object.entries(readersOf(samples)).flatMap(([name, { sample, weight }]) =>
    Array.from({ length: weight }, () => ({ name, sample })),
  );
  const { name, sample } = readers[random(readers.length)]!;
  const own = samples[sample] ?? [];
  const mutated = mutate(Buffer.from(own[random(own.length)]!), random, () => own[random(own.length)]!);
  return { reader: name, bytes: mutated };
}

type Random = (below: number) => number;

function mutate(start: Buffer, random: Random, other: () => Uint8Array): Buffer {
  let bytes = start;
  const times = 1 + random(random(4) === 0 ? 24 : 4);
  for (let i = 0; i < times && bytes.length > 0; i++)
    bytes = MUTATIONS[random(MUTATIONS.length)]!(bytes, random, other);
  return bytes;
}

type Mutation = (bytes: Buffer, random: Random, other: () => Uint8Array) => Buffer;

const spliced = (bytes: Buffer, at: number, gone: number, put: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + gone)]);

const flipBit: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes);
  const at = random(copy.length);
  copy[at] = copy[at]! ^ (1 << random(8));
  return copy;
};
const setOctet: Mutation = (bytes, random) => {
  const copy = Buffer.from(bytes);
  copy[random(copy.length)] = [0, 0x7f, 0x80, 0xff, 0x20, 0x28, 0x3c, 0x5b, random(256)][random(9)]!;
  return copy;
};
const cutOff: Mutation = (bytes, random) => bytes.subarray(0, random(bytes.length));
const takeOut: Mutation = (bytes, random) => spliced(bytes, random(bytes.length), 1 + random(64), Buffer.alloc(0));
const repeat: Mutation = (bytes, random) => {
  const from = random(bytes.length);
  const part = bytes.subarray(from, from + 1 + random(256));
  return spliced(bytes, random(bytes.length), 0, Buffer.concat(Array.from({ length: 1 + random(40) }, () => part)));
};
const graft: Mutation = (bytes, random, other) => {
  const donor = Buffer.from(other());
  const from = random(donor.length);
  const part = donor.subarray(from, from + 1 + random(400));
  return spliced(bytes, random(bytes.length), random(2) * part.length, part);
};

const NUMBERS = ['0', '-1', '1', '2', '9', '65535', '2147483647', '4294967296', '99999999999', '1e9', '0.0000001'];
/** Replaces a number in text: a reference, a length, an offset. */
const otherNumber: Mutation = (bytes, random) => {
  const text = bytes.toString('latin1');
  const start = random(text.length);
  const found = /\d+/.exec(text.slice(start, start + 4000));
  if (found === null) return flipBit(bytes, random, () => bytes);
  const near = String(Math.max(0, Number(found[0]) + random(5) - 2));
  const put = random(2) === 0 ? near : NUMBERS[random(NUMBERS.length)]!;
  return spliced(bytes, start + found.index, found[0].length, Buffer.from(put));
};

const TOKENS = [
  '/Kids',
  '/Parent',
  '/Length',
  '/Count',
  '/Type',
  '/Prev',
  '/Size',
  '/Root',
  '/Pages',
  '/Annots',
  '/AcroForm',
  '/Fields',
  '/V',
  '/AP',
  '/N',
  '/Filter',
  '/FlateDecode',
  '/ByteRange',
  '/Contents',
  '/W',
  '/Index',
  '/First',
  'obj',
  'endobj',
  'stream',
  'endstream',
  'xref',
  'trailer',
  'startxref',
  '%%EOF',
  'R',
  'null',
  'true',
  '<<',
  '>>',
  '[',
  ']',
  '(',
  ')',
  '<',
  '>',
  '1 0 R',
  '2 0 R',
  '5 0 R',
  '/OCProperties',
  '/Encrypt',
  '/XRefStm',
  '/Resources',
];
/** Replaces a word. */
const otherToken: Mutation = (bytes, random) => {
  const text = bytes.toString('latin1');
  const start = random(text.length);
  const found = /\/?[A-Za-z]+|<<|>>|[[\]()<>]/.exec(text.slice(start, start + 4000));
  if (found === null) return setOctet(bytes, random, () => bytes);
  return spliced(bytes, start + found.index, found[0].length, Buffer.from(TOKENS[random(TOKENS.length)]!));
};

const MUTATIONS: readonly Mutation[] = [
  flipBit,
  flipBit,
  setOctet,
  setOctet,
  cutOff,
  takeOut,
  repeat,
  graft,
  otherNumber,
  otherNumber,
  otherNumber,
  otherToken,
  otherToken,
];
