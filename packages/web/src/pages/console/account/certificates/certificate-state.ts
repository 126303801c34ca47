import type { CertificateRow } from '@countersign/contract';

export type CertificateState = 'VALID' | 'EXPIRED' | 'REVOKED';

/** Revocation is final and takes precedence over every other state. */
export function certificateState(
  { revokedDatetime, notAfter }: Pick<CertificateRow, 'revokedDatetime' | 'notAfter'>,
  now: Date,
): CertificateState {
  if (revokedDatetime !== null) return 'REVOKED';
  return now.getTime() > new Date(notAfter).getTime() ? 'EXPIRED' : 'VALID';
}

/** The common name of a subject such as `C=CN, CN=王小明`; the subject itself if it has none. */
export function commonName(subject: string): string {
  const found = /(?:^|[,+])\s*CN=((?:\\.|[^,+\\])*)/u.exec(subject)?.[1];
  return found === undefined ? subject : found.replace(/\\(.)/gu, '$1').trim();
}

/** A serial number in groups of four characters. */
export const groupedSerial = (serial: string): string =>
  serial
    .toUpperCase()
    .match(/.{1,4}/g)
    ?.join(' ') ?? '';

/** The page number that an address asks for. */
export function readPage(page: unknown): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number < 1_000_000 ? number : 1;
}
