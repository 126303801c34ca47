import type { CertificateRow } from '@countersign/contract';

export type CertificateState = 'valid' | 'expired' | 'isRevoked';

/** The state of a certificate at `now`; a revocation takes precedence over expiry. */
export function stateOf(
  { revokedDatetime, notAfter }: Pick<CertificateRow, 'revokedDatetime' | 'notAfter'>,
  now: Date,
): CertificateState {
  if (revokedDatetime !== null) return 'isRevoked';
  return Date.parse(notAfter) < now.getTime() ? 'expired' : 'valid';
}

const CONFIRMED_DIGITS = 6;
/** The text to type before a certificate is revoked: the end of its serial number. */
export const confirmationOf = (serial: string): string => serial.slice(-CONFIRMED_DIGITS);

/** Certificates of people can be revoked, once; the authority's own are replaced by its ceremony. */
export const isRevocable = ({ kind, revokedDatetime }: Pick<CertificateRow, 'kind' | 'revokedDatetime'>): boolean =>
  OF_SIGNERS.has(kind) && revokedDatetime === null;
const OF_SIGNERS = new Set(['DISPOSABLE', 'PERSONAL', 'ENTERPRISE', 'SHIELD']);
