import type { Hash } from 'node:crypto';
import { PdfError } from '../errors.ts';
import type { DraftRevision, OpenRevision } from '../model.ts';
import type { Increment } from '../syntax/increment.ts';
import type { PdfDict, PdfRef } from '../syntax/objects.ts';
import { spelledName, writeValue } from '../syntax/serialise.ts';

export const DEFAULT_RESERVE = 16_384;

/** Four offsets of at most fifteen digits, their brackets and spaces. */
const BYTE_RANGE_WIDTH = 66;

export type SignatureSlot = {
  readonly ref: PdfRef;
  /** Offsets in the file, recorded while the increment is written. They are never searched for, so text cannot imitate them. */
  readonly at: { byteRange: number; contents: number };
  readonly reserve: number;
};

const ZEROS = Buffer.alloc(2 * DEFAULT_RESERVE, '0');
/** A hexadecimal string of that many zero octets. */
const zeros = (octets: number): Uint8Array =>
  2 * octets <= ZEROS.length ? ZEROS.subarray(0, 2 * octets) : Buffer.alloc(2 * octets, '0');

/** Adds a signature dictionary (ISO 32000-2 §12.8.1) with space reserved for its byte range and its contents. */
export function addSignatureDictionary(increment: Increment, entries: PdfDict, reserve: number): SignatureSlot {
  const at = { byteRange: -1, contents: -1 };
  const ref = increment.addCustom((sink) => {
    sink.text('<<');
    for (const [key, value] of entries) {
      sink.text(`${spelledName(key)} `);
      writeValue(sink, value);
      sink.text('\n');
    }
    sink.text('/ByteRange ');
    at.byteRange = sink.offset;
    sink.text(' '.repeat(BYTE_RANGE_WIDTH));
    sink.text('\n/Contents ');
    at.contents = sink.offset;
    sink.text('<');
    sink.bytes(zeros(reserve));
    sink.text('>\n>>');
  });
  return { ref, at, reserve };
}

/** Writes the increment and fills in the byte range. */
export function draftRevision(increment: Increment, { at, reserve }: SignatureSlot): DraftRevision {
  const base = increment.document.bytes;
  const append = increment.write();
  const size = base.length + append.length;
  const resumes = at.contents + 2 * reserve + 2;
  const byteRange = [0, at.contents, resumes, size - resumes] as const;
  append.write(`[${byteRange.join(' ')}]`, at.byteRange - base.length, 'latin1');
  return { append: plain(append), contentsAt: at.contents + 1 - base.length, byteRange, reserve, size };
}

/**
 * Digests everything except the contents. `hash` is of the requested algorithm, has already consumed the base, and is finalised
 * here.
 */
export function digestRevision(draft: DraftRevision, hash: Hash): OpenRevision {
  const { append, contentsAt, reserve } = draft;
  hash.update(append.subarray(0, contentsAt - 1)).update(append.subarray(contentsAt + 2 * reserve + 1));
  return { ...draft, digest: new Uint8Array(hash.digest()) };
}

/** The same octets as a plain array that can be transferred to another thread. */
const plain = ({ buffer, byteOffset, length }: Buffer): Uint8Array => new Uint8Array(buffer, byteOffset, length);

/** The octets to append to the base, with the CMS inserted. Throws SIGNATURE_TOO_LARGE; nothing is truncated. */
export function embedSignature(revision: OpenRevision, cms: Uint8Array): Uint8Array {
  const { append, contentsAt, reserve } = revision;
  if (cms.length > reserve) {
    throw new PdfError('SIGNATURE_TOO_LARGE', `${cms.length} octets of CMS for ${reserve} reserved`);
  }
  const complete = Buffer.alloc(append.length);
  complete.set(append);
  complete.write(Buffer.from(cms.buffer, cms.byteOffset, cms.length).toString('hex'), contentsAt, 'latin1');
  return plain(complete);
}
