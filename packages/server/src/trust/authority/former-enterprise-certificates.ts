import { and, asc, eq, exists, gt, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { certificate, holderKey, identityApplication, person } from '../../platform/database/schema/index.ts';

/**
 * Serials of long-term certificates of enterprises whose CN was never verified of their member: a former release took it from the
 * sender of a contract (Rulings §8.19). One that has ended needs no revocation.
 */
export async function findFormerEnterpriseCertificates(
  tx: Tx,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const a = identityApplication;
  // Also one that ended since: it was verified when the certificate was issued.
  const verified = and(
    ...[eq(a.personId, holderKey.personId), eq(a.kind, 'PERSON'), eq(a.name, holderKey.commonName)],
    inArray(a.status, ['PASSED', 'SUSPENDED', 'WITHDRAWN']),
  );
  const isVerified = and(
    ...[eq(person.id, holderKey.personId), eq(person.idttvStatus, 'PASSED')],
    eq(person.realName, holderKey.commonName),
  );
  const rows = await tx
    .select({ serial: certificate.serial })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .where(
      and(
        ...[eq(holderKey.kind, 'ENTERPRISE'), ne(holderKey.commonName, sql`coalesce(${holderKey.organisation}, '')`)],
        ...[isNull(certificate.revokedAt), gt(certificate.notAfter, now)],
        not(
          exists(
            tx
              .select({ one: sql`1` })
              .from(a)
              .where(verified),
          ),
        ),
        not(
          exists(
            tx
              .select({ one: sql`1` })
              .from(person)
              .where(isVerified),
          ),
        ),
      ),
    )
    .orderBy(asc(certificate.serial))
    .limit(most);
  return rows.map(({ serial }) => serial);
}
