import { type SQL, and, asc, eq, exists, gt, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  type Tx,
  certificate,
  enterprise,
  holderKey,
  identityApplication,
  member,
  person,
} from '../../platform/index.ts';

/**
 * Returns serials of valid PERSONAL_CERT and ENTERPRISE_CERT that a former release did not issue to a verified identity under
 * its verified name (Rulings §8.19), for example under a name that the sender of a contract gave. A name that was verified only
 * later, or is now suspended or withdrawn, does not count. Certificates that have ended need no revocation.
 */
export async function findFormerHolderCertificates(
  tx: Tx,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<string[]> {
  const { kind, commonName, organisation } = holderKey;
  const isPersonal = and(eq(kind, 'PERSONAL'), isNull(organisation), personPassed(tx, commonName));
  const isEnterprise = and(
    eq(kind, 'ENTERPRISE'),
    enterprisePassed(tx, organisation),
    or(eq(commonName, organisation), personPassed(tx, commonName)),
  );
  const rows = await tx
    .select({ serial: certificate.serial })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .where(
      and(
        isNull(certificate.revokedAt),
        gt(certificate.notAfter, now),
        // A missing organisation makes the comparison null, which matches nothing.
        not(sql`coalesce(${or(isPersonal, isEnterprise)}, false)`),
      ),
    )
    .orderBy(asc(certificate.serial))
    .limit(most);
  return rows.map(({ serial }) => serial);
}

const a = identityApplication;
const one = { one: sql`1` };

/** The identity of the person had been verified under this name when the key was certified, and still is. */
function personPassed(tx: Tx, name: PgColumn): SQL | undefined {
  const passed = and(eq(a.kind, 'PERSON'), eq(a.personId, holderKey.personId), eq(a.status, 'PASSED'));
  const under = and(passed, eq(a.name, name), lte(a.decidedAt, holderKey.createdAt));
  // An identity without an application, as from an import.
  const standing = and(
    eq(person.id, holderKey.personId),
    eq(person.idttvStatus, 'PASSED'),
    eq(person.realName, name),
    not(exists(tx.select(one).from(a).where(passed))),
  );
  return or(exists(tx.select(one).from(a).where(under)), exists(tx.select(one).from(person).where(standing)));
}

/** The same for the enterprise in whose name the membership signs. */
function enterprisePassed(tx: Tx, name: PgColumn): SQL | undefined {
  const ofMember = and(eq(member.id, holderKey.accountId), eq(member.enterpriseId, enterprise.id));
  const passed = and(eq(a.kind, 'ENTERPRISE'), eq(a.enterpriseId, enterprise.id), eq(a.status, 'PASSED'));
  const under = and(passed, eq(a.name, name), lte(a.decidedAt, holderKey.createdAt));
  const standing = and(
    eq(enterprise.idttvStatus, 'PASSED'),
    eq(enterprise.name, name),
    not(exists(tx.select(one).from(a).where(passed))),
  );
  return exists(
    tx
      .select(one)
      .from(member)
      .innerJoin(enterprise, ofMember)
      .where(or(exists(tx.select(one).from(a).where(under)), standing)),
  );
}
