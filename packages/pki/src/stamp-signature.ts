import { type Certificate, signatureTimeStamp } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { sha256 } from './sha256.ts';
import type { TimestampAuthority } from './tsa.ts';

/**
 * The authority that time-stamps a signature (PAdES-B-T), or the instant of a signature without a time-stamp
 * (PAdES-B-B).
 */
export type Stamping = Stamped | { readonly unstampedAt: Date };
export type Stamped = Pick<TimestampAuthority, 'timestampDigest'>;

/** `at` is the relevant instant; token and time are null without a time-stamp. */
export type SignatureStamp = {
  readonly at: Date;
  readonly timestampToken: Uint8Array | null;
  readonly timestampTime: Date | null;
  readonly unsignedAttributes: readonly Uint8Array[];
};

/**
 * The time-stamp of a signature value (ETSI EN 319 122-1 §5.3).
 * @throws PkiError CLOCK_BEHIND if its time falls outside the validity of the certificate
 */
export async function stampSignature(
  stamping: Stamping,
  signature: Uint8Array,
  { notBefore, notAfter }: Pick<Certificate, 'notBefore' | 'notAfter'>,
): Promise<SignatureStamp> {
  const stamp =
    'unstampedAt' in stamping
      ? { token: null, time: null, at: stamping.unstampedAt }
      : await stampOf(stamping, signature).then((one) => ({ ...one, at: one.time }));
  const { token, time, at } = stamp;
  if (at < notBefore || at > notAfter) {
    throw new PkiError('CLOCK_BEHIND', 'the time-stamp falls outside the validity of the certificate');
  }
  const unsignedAttributes = token === null ? [] : [signatureTimeStamp(token)];
  return { at, timestampToken: token, timestampTime: time, unsignedAttributes };
}

const stampOf = ({ timestampDigest }: Stamped, signature: Uint8Array) => timestampDigest(sha256(signature));
