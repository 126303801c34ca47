import { timingSafeEqual } from 'node:crypto';
import { DerError, type HashName, OID, splitFirstElement } from '@countersign/asn1';
import { PdfError } from '../errors.ts';
import type { OpenRevision } from '../model.ts';
import { hasSigningCertificate, judgeCms } from '../verify/cms-signature.ts';
import { newHash } from '../verify/digest.ts';
import { strongUntilOf } from '../verify/strength.ts';
import { embedSignature } from './signature-dictionary.ts';

/** The hash algorithm by digest length: an open revision stores only the digest. */
const HASH_OF: Readonly<Record<number, HashName>> = { 32: 'sha256', 48: 'sha384', 64: 'sha512' };

/** ASCII only, so that it is safe in any file, queue or column. */
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** An open revision as JSON, for a signer who answers later or in another process. */
export const openRevisionToJson = ({ digest, append, ...places }: OpenRevision): string =>
  JSON.stringify({ ...places, digest: base64(digest), append: base64(append) });

/** Reads what `openRevisionToJson` wrote. Throws PdfError DAMAGED for anything else. */
export function openRevisionFromJson(text: string): OpenRevision {
  const damaged = (): never => {
    throw new PdfError('DAMAGED', 'not an open revision');
  };
  const read = parsed(text) ?? damaged();
  const count = (value: unknown): number =>
    Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : damaged();
  const bytes = (value: unknown): Uint8Array =>
    typeof value === 'string' ? new Uint8Array(Buffer.from(value, 'base64')) : damaged();
  const range: unknown[] =
    Array.isArray(read['byteRange']) && read['byteRange'].length === 4 ? read['byteRange'] : damaged();
  return {
    digest: bytes(read['digest']),
    append: bytes(read['append']),
    contentsAt: count(read['contentsAt']),
    reserve: count(read['reserve']),
    byteRange: [count(range[0]), count(range[1]), count(range[2]), count(range[3])],
    size: count(read['size']),
  };
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * The two parts of the file that the signature covers, without joining them. Throws BASE_MOVED if the offsets do not match the
 * base or the gap is not the reserved one.
 */
function coveredParts(base: Uint8Array, open: OpenRevision): Uint8Array[] {
  const { append, contentsAt, reserve, byteRange, size } = open;
  const starts = base.length + contentsAt - 1;
  const ends = starts + 2 * reserve + 2;
  const fits =
    size === base.length + append.length &&
    [0, starts, ends, size - ends].every((place, at) => place === byteRange[at]) &&
    Buffer.from(append.subarray(contentsAt - 1, contentsAt + 2 * reserve + 1)).equals(
      Buffer.from(`<${'0'.repeat(2 * reserve)}>`, 'latin1'),
    );
  if (!fits) throw new PdfError('BASE_MOVED', 'the open revision was not made on this base');
  return [base, append.subarray(0, contentsAt - 1), append.subarray(contentsAt + 2 * reserve + 1)];
}

/**
 * Resumes an open revision with the CMS of an external signer and returns the octets to append to the base. The signature is
 * verified before it is embedded (security 59): with the certificate it carries, over exactly these octets, and with that
 * certificate bound to it (ETSI EN 319 142-1 §6.3). The caller decides whether that certificate is trusted. Throws PdfError
 * - BASE_MOVED: the base is not the one the revision was opened on, or the revision was changed;
 * - SIGNATURE_TOO_LARGE: more octets than were reserved;
 * - SIGNATURE_MISMATCH: not a CMS, a CMS over other content, a weak algorithm, or a signature of another key.
 */
export function resumeSignature(base: Uint8Array, open: OpenRevision, cms: Uint8Array): Uint8Array {
  const parts = coveredParts(base, open);
  const name = HASH_OF[open.digest.length];
  if (name === undefined) throw new PdfError('BASE_MOVED', 'the open revision has no digest');
  if (!timingSafeEqual(digestOf(name, parts), open.digest)) {
    throw new PdfError('BASE_MOVED', 'base and open revision do not match the signed digest');
  }
  if (cms.length > open.reserve) {
    throw new PdfError('SIGNATURE_TOO_LARGE', `${cms.length} octets of CMS for ${open.reserve} reserved`);
  }
  const problem = cmsProblem(cms, parts);
  if (problem !== null) throw new PdfError('SIGNATURE_MISMATCH', problem);
  return embedSignature(open, cms);
}

function digestOf(name: HashName, parts: readonly Uint8Array[]): Uint8Array {
  const hash = newHash(name);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function cmsProblem(cms: Uint8Array, parts: readonly Uint8Array[]): string | null {
  try {
    if (splitFirstElement(cms).element.length !== cms.length) return 'data after the CMS';
    const digest = (hash: HashName): Uint8Array => digestOf(hash, parts);
    const { failure, signer, bindings } = judgeCms(cms, { kind: 'DETACHED', digest, pieces: parts }, OID.data);
    if (failure !== null) return failure;
    if (strongUntilOf(bindings) !== null) return 'its algorithms are too weak for a signature';
    return hasSigningCertificate(signer) ? null : 'the signature does not bind its certificate';
  } catch (error) {
    if (error instanceof DerError || error instanceof TypeError) return 'not a CMS with one signer';
    throw error;
  }
}
