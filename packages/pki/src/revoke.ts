import { type RevocationReason, REVOCATION_REASONS, fromHex } from '@countersign/asn1';
import { PkiError } from './errors.ts';
import { wholeSeconds } from './times.ts';

/** A revoked certificate as the CRL lists it and the responder reports it. */
export type Revocation = { readonly serialHex: string; readonly at: Date; readonly reason: RevocationReason };

/** Reasons that do not apply to this authority's certificates (RFC 5280 §5.3.1). */
const REFUSED: ReadonlySet<RevocationReason> = new Set(['certificateHold', 'removeFromCRL']);

/** The reasons for which a certificate can be revoked. */
export const ACCEPTED_REASONS: readonly RevocationReason[] = (
  Object.keys(REVOCATION_REASONS) as RevocationReason[]
).filter((reason) => !REFUSED.has(reason));

/**
 * Validates a revocation before it is recorded. It is final: a certificate is not put on hold, and a second revocation
 * changes nothing and returns `existing`.
 * @throws PkiError INPUT
 * @param existing the recorded revocation of this certificate, or null
 */
export function revoke(request: {
  readonly serialHex: string;
  readonly reason: RevocationReason;
  readonly now: Date;
  readonly existing: Revocation | null;
}): Revocation {
  const { serialHex, reason, now, existing } = request;
  if (existing !== null) return existing;
  if (!ACCEPTED_REASONS.includes(reason)) throw new PkiError('INPUT', `a certificate cannot be revoked for ${reason}`);
  return { serialHex: checkSerial(serialHex), at: wholeSeconds(now), reason };
}

/**
 * Validates a serial in the format of `serialToHex`.
 * @throws PkiError INPUT
 */
function checkSerial(serialHex: string): string {
  if (!/^(?!00)([0-9a-f]{2}){1,20}$/.test(serialHex)) throw new PkiError('INPUT', 'not a serial number');
  return serialHex;
}

export const serialOctets = (serialHex: string): Uint8Array => fromHex(checkSerial(serialHex));
