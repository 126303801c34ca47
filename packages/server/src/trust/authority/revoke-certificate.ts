import type { RevocationReason } from '@countersign/asn1';
import { type Revocation, revoke } from '@countersign/pki';
import { recordAudit } from '../audit-trail/index.ts';
import type { Services, Tx } from '../../platform/index.ts';
import { findCertificate, markCrlsOutdated, lockEnvelope, saveRevocation } from '../signer/index.ts';

export interface RevokeRequest {
  /** Lower-case hex. */
  readonly serial: string;
  readonly reason: RevocationReason;
  readonly actorName: string;
  readonly personId?: string;
}

/**
 * Revokes a certificate permanently: the responder reports it at once, and the next list contains it. Revoking it again changes
 * nothing. Returns null if the authority never issued it.
 * @throws PkiError INPUT for an invalid reason
 */
export const revokeCertificate = (
  { db, ...ports }: Pick<Services, 'db' | 'clock' | 'ids'>,
  request: RevokeRequest,
): Promise<Revocation | null> => db.withTx((tx) => revokeIn(tx, ports, request));

/** The same within the caller's transaction, which must not have locked any envelope other than the certificate's. */
export async function revokeIn(
  tx: Tx,
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  { serial, reason, actorName, personId }: RevokeRequest,
): Promise<Revocation | null> {
  const now = clock.now();
  const row = await findCertificate(tx, serial);
  if (row === null || row.kind === 'ROOT') return null;
  if (row.envelopeId !== null) await lockEnvelope(tx, row.envelopeId);
  const before =
    row.revokedAt === null
      ? null
      : { serialHex: serial, at: row.revokedAt, reason: row.revocationReason as RevocationReason };
  const revocation = revoke({ serialHex: serial, reason, now, existing: before });
  if (before !== null) return revocation;
  await saveRevocation(tx, serial, revocation);
  await markCrlsOutdated(tx, row.kind === 'ISSUING' || row.kind === 'CROSS' ? 'ROOT' : 'ISSUING', now);
  await recordAudit(tx, {
    id: ids.next(),
    at: now,
    kind: 'certificate.revoked',
    envelopeId: row.envelopeId,
    participantId: row.participantId,
    actorName,
    personId: personId ?? null,
    detail: { serial, reason },
  });
  return revocation;
}
