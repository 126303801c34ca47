import { type RevocationReason, REVOCATION_REASONS, fromHex } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { wholeSeconds } from './times.ts';

/** A revoked certificate as the CRL lists it and the responder tells it. */
export type Revocation = { readonly serialHex: string; readonly at: Date; readonly reason: RevocationReason };

/** Reasons that make no sense for this authority's certificates (RFC 5280 §5.3.1). */
const REFUSED: ReadonlySet<RevocationReason> = new Set(['certificateHold', 'removeFromCRL']);

/** The reasons for which a certificate can be revoked. */
export const ACCEPTED_REASONS: readonly RevocationReason[] = (
  Object.keys(REVOCATION_REASONS) as RevocationReason[]
).filter((reason) => !REFUSED.has(reason));

/**
 * Judges a revocation before it is recorded. It is final: a certificate is not put on hold, and who revokes it again
 * changes nothing, so that `existing` is given back. Throws a PkiError INPUT.
 *
 * @param existing what is recorded of this certificate already, or null
 */
export function revoke(request: {
  readonly serialHex: string;
  readonly reason: RevocationReason;
  readonly now: Date;
  readonly existing: Revocation | null;
}): Revocation {
  const { serialHex, reason, now, existing } = request;
  if (existing !== null) return existing;
  if (!ACCEPTED_REASONS.includes(reason)) throw new PkiError('INPUT', `a certificate is not revoked for ${reason}`);
  return { serialHex: checkSerial(serialHex), at: wholeSeconds(now), reason };
}

/** A serial as `serialToHex` writes it. Throws a PkiError INPUT. */
export function checkSerial(serialHex: string): string {
  if (!/^(?!00)([0-9a-f]{2}){1,20}$/.test(serialHex)) throw new PkiError('INPUT', 'not a serial number');
  return serialHex;
}

export const serialOctets = (serialHex: string): Uint8Array => fromHex(checkSerial(serialHex));
