import type { CertificateRow } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { desc, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Tx } from '../../platform/index.ts';
import { envelope, participant } from '../../contracts/envelopes/views.ts';
import { shieldDevice } from '../phone-signing/views.ts';
import { certificate, holderKey } from '../../trust/signer/views.ts';

/** The fields of a list of certificates; the certificate itself is not included. */
export const certificateColumns = {
  serial: certificate.serial,
  kind: certificate.kind,
  subject: certificate.subject,
  notBefore: certificate.notBefore,
  notAfter: certificate.notAfter,
  issuedAt: certificate.issuedAt,
  revokedAt: certificate.revokedAt,
  revocationReason: certificate.revocationReason,
  envelopeId: certificate.envelopeId,
  envelopeTitle: envelope.title,
};
type Listed = { [K in keyof typeof certificateColumns]: (typeof certificateColumns)[K]['_']['data'] | null };

export const presentCertificate = (row: Listed): CertificateRow => ({
  serial: row.serial ?? '',
  kind: row.kind ?? '',
  subject: row.subject ?? '',
  notBefore: iso(row.notBefore) ?? '',
  notAfter: iso(row.notAfter) ?? '',
  issuedDatetime: iso(row.issuedAt) ?? '',
  revokedDatetime: iso(row.revokedAt),
  revocationReason: row.revocationReason,
  envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
  envelopeTitle: row.envelopeTitle,
});
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** The certificates issued to a person in their envelopes, newest first, and how many there are. */
export async function listOwnCertificates(
  tx: Tx,
  personId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly certificates: CertificateRow[]; readonly totalElements: number }> {
  const own = inArray(certificate.serial, ownSerials(tx, personId));
  const rows = await tx
    .select(certificateColumns)
    .from(certificate)
    .leftJoin(envelope, eq(envelope.id, certificate.envelopeId))
    .where(own)
    .orderBy(desc(certificate.issuedAt), desc(certificate.serial))
    .offset(offset)
    .limit(limit);
  return { certificates: rows.map(presentCertificate), totalElements: await tx.$count(certificate, own) };
}

/**
 * Certificates of their signatures, of their long-term key, and of their phones. A union, since each part uses its own index;
 * one condition over all three would read every certificate of the authority.
 */
const ownSerials = (tx: Tx, personId: string) =>
  union(
    tx
      .select({ serial: certificate.serial })
      .from(participant)
      .innerJoin(certificate, eq(certificate.participantId, participant.id))
      .where(eq(participant.personId, personId)),
    tx.select({ serial: holderKey.serial }).from(holderKey).where(eq(holderKey.personId, personId)),
    tx
      .select({ serial: certificate.serial })
      .from(shieldDevice)
      .innerJoin(certificate, eq(certificate.serial, shieldDevice.serial))
      .where(eq(shieldDevice.personId, personId)),
  );

/** Returns a signer's certificate with its envelope's title, for operators; null if there is none. */
export async function findListedCertificate(tx: Tx, serial: string): Promise<CertificateRow | null> {
  const [row] = await tx
    .select(certificateColumns)
    .from(certificate)
    .leftJoin(envelope, eq(envelope.id, certificate.envelopeId))
    .where(eq(certificate.serial, serial));
  return row === undefined ? null : presentCertificate(row);
}
