import { der } from '@countersign/asn1';
import { POLICY } from '@countersign/pki';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { certificate } from '../../platform/database/schema/index.ts';

/** The policy stands in a certificate by this encoding, as nothing else does. */
const FORMER_POLICY = Buffer.from(der.oid(POLICY.shieldNameAsGiven)).toString('hex');

/** Serials of phones' certificates for a year under a name that was not verified; one that has ended needs no revocation. */
export async function findFormerShields(
  tx: Tx,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx
    .select({ serial: certificate.serial })
    .from(certificate)
    .where(
      and(
        // As the partial index `certificate_long_shield` has it.
        ...[sql`kind = 'SHIELD'`, isNull(certificate.attempt), isNull(certificate.revokedAt)],
        sql`position(decode(${FORMER_POLICY}, 'hex') in ${certificate.certificate}) > 0`,
        gt(certificate.notAfter, now),
      ),
    )
    .orderBy(asc(certificate.serial))
    .limit(most);
  return rows.map(({ serial }) => serial);
}
