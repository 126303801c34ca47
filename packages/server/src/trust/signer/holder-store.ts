import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import {
  type HolderQuestion,
  type HolderRecord,
  type StoredHolderKey,
  type Tx,
  certificate,
  holderKey,
} from '../../platform/index.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

/** A key that is about to end signs nothing more, so that the time-stamp is within its validity. */
const LEFT_OVER_MS = 3_600_000;

const sameOrganisation = (organisation: string | null) =>
  organisation === null ? isNull(holderKey.organisation) : eq(holderKey.organisation, organisation);

/** Returns the row of a valid membership, locked so that it does not end before this transaction. */
export async function holdMember(tx: Tx, memberId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.status, 'NORMAL')))
    .for('share');
  return rows.length > 0;
}

/**
 * Whether the names of a long-term certificate are verified (Rulings §8.19); the rows are locked and do not change before this
 * transaction ends.
 */
export async function holdVerified(
  tx: Tx,
  { holder: { kind, personId, accountId, organisation }, commonName }: Pick<HolderQuestion, 'holder' | 'commonName'>,
): Promise<boolean> {
  if (kind === 'ENTERPRISE') {
    const [firm] = await tx
      .select({ name: enterprise.name, idttvStatus: enterprise.idttvStatus })
      .from(enterprise)
      .where(
        inArray(enterprise.id, tx.select({ id: member.enterpriseId }).from(member).where(eq(member.id, accountId))),
      )
      .for('share');
    if (firm?.idttvStatus !== 'PASSED' || firm.name !== organisation) return false;
    if (commonName === organisation) return true;
  }
  const [row] = await tx
    .select({ realName: person.realName, idttvStatus: person.idttvStatus })
    .from(person)
    .where(eq(person.id, personId))
    .for('share');
  return row?.idttvStatus === 'PASSED' && row.realName === commonName;
}

/** Reused until it ends, is revoked, its holder is verified under another name, or its membership ends. */
export async function findHolderKey(
  tx: Tx,
  { holder, commonName, now }: HolderQuestion,
): Promise<StoredHolderKey | null> {
  const [row] = await tx
    .select({ serial: holderKey.serial, certificate: certificate.certificate, sealedKey: holderKey.sealedKey })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .leftJoin(member, eq(member.id, holderKey.accountId))
    .where(
      and(
        or(ne(holderKey.kind, 'ENTERPRISE'), eq(member.status, 'NORMAL')),
        eq(holderKey.kind, holder.kind),
        eq(holderKey.accountId, holder.accountId),
        eq(holderKey.commonName, commonName),
        sameOrganisation(holder.organisation),
        isNull(certificate.revokedAt),
        gt(certificate.notAfter, new Date(now.getTime() + LEFT_OVER_MS)),
      ),
    )
    .orderBy(desc(holderKey.createdAt), desc(holderKey.serial))
    .limit(1);
  return row ?? null;
}

/** For many documents, so the certificate's row names none. */
export async function insertHolderKey(tx: Tx, made: HolderRecord, now: Date): Promise<void> {
  const { holder, commonName, serial, subject, certificate: der, notBefore, notAfter, sealedKey } = made;
  const { kind, accountId, personId, organisation } = holder;
  await tx.insert(certificate).values({ serial, kind, subject, certificate: der, notBefore, notAfter, issuedAt: now });
  await tx
    .insert(holderKey)
    .values({ serial, kind, accountId, personId, commonName, organisation, sealedKey, createdAt: now });
}

/** The valid certificates with which a membership signs. */
export async function listMemberCertificates(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ serial: holderKey.serial })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .where(and(eq(holderKey.kind, 'ENTERPRISE'), eq(holderKey.accountId, memberId), isNull(certificate.revokedAt)));
  return rows.map(({ serial }) => serial);
}

/** Destroys the long-term keys of a person. @returns the serials of their certificates that are still in force */
export async function dropHolderKeysOf(tx: Tx, personId: string): Promise<string[]> {
  const live = await tx
    .select({ serial: holderKey.serial })
    .from(holderKey)
    .innerJoin(certificate, eq(certificate.serial, holderKey.serial))
    .where(and(eq(holderKey.personId, personId), isNull(certificate.revokedAt)));
  await tx.delete(holderKey).where(eq(holderKey.personId, personId));
  return live.map(({ serial }) => serial);
}
