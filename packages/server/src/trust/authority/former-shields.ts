import { der } from '@countersign/asn1';
import { POLICY } from '@countersign/pki';
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { type Tx, certificate } from '../../platform/index.ts';

/** The encoding of the policy, which is unique within a certificate. */
const FORMER_POLICY = Buffer.from(der.oid(POLICY.shieldNameAsGiven)).toString('hex');

/** Returns serials of phones' one-year certificates under an unverified name; those that have ended need no revocation. */
export async function findFormerShields(
  tx: Tx,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const rows = await tx
    .select({ serial: certificate.serial })
    .from(certificate)
    .where(
      and(
        // The same condition as the partial index `certificate_long_shield`.
        sql`kind = 'SHIELD'`,
        isNull(certificate.attempt),
        isNull(certificate.revokedAt),
        sql`position(decode(${FORMER_POLICY}, 'hex') in ${certificate.certificate}) > 0`,
        gt(certificate.notAfter, now),
      ),
    )
    .orderBy(asc(certificate.serial))
    .limit(most);
  return rows.map(({ serial }) => serial);
}
