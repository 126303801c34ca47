import type { EnterpriseIdentityStatus, IdentityNumberKind } from '@countersign/domain';
import { and, eq, ne } from 'drizzle-orm';
import { type Tx, enterprise, member } from '../../platform/index.ts';
import type { EnterpriseRow } from './present-enterprise.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';

export async function findEnterprise(tx: Tx, id: string): Promise<EnterpriseRow | null> {
  const [row] = await tx.select().from(enterprise).where(eq(enterprise.id, id));
  return row ?? null;
}

export const isVerified = ({ idttvStatus }: Pick<EnterpriseRow, 'idttvStatus'>): boolean =>
  idttvStatus === 'PASSED' || idttvStatus === 'SENIOR_NO_CERT';

/** The enterprise of a membership, whether ended or not. */
export async function findEnterpriseOfMember(tx: Tx, memberId: string): Promise<EnterpriseRow | null> {
  const [row] = await tx
    .select({ enterprise })
    .from(member)
    .innerJoin(enterprise, eq(enterprise.id, member.enterpriseId))
    .where(eq(member.id, memberId));
  return row?.enterprise ?? null;
}

export async function insertEnterprise(
  tx: Tx,
  made: {
    readonly id: string;
    readonly memberId: string;
    readonly name: string;
    readonly adminName: string;
    readonly authorId: string;
    readonly now: Date;
  },
): Promise<EnterpriseRow> {
  const { id, memberId, name, adminName, authorId, now } = made;
  const [row] = await tx
    .insert(enterprise)
    .values({ id, name, adminName, authorId, createdAt: now, modifiedAt: now })
    .returning();
  if (row === undefined) throw new Error('insert returned no row');
  const owner = { id: memberId, enterpriseId: id, personId: authorId, status: 'NORMAL', isOwner: true } as const;
  await tx.insert(member).values({ ...owner, createdAt: now });
  return row;
}

export interface EnterpriseIdentity {
  readonly idttvStatus: EnterpriseIdentityStatus;
  readonly name?: string;
  readonly unifiedSocialCode?: string | null;
  readonly registCode?: string | null;
}

/** Sets the identity status of an enterprise, with the verified name and code for PASSED and SENIOR_NO_CERT. */
export async function setEnterpriseIdentity(
  tx: Tx,
  id: string,
  identity: EnterpriseIdentity,
  now: Date,
): Promise<void> {
  await tx
    .update(enterprise)
    .set({ ...identity, modifiedAt: now })
    .where(eq(enterprise.id, id));
}

/** Another enterprise that is verified under the number. */
export async function findNumberOwner(
  tx: Tx,
  id: string,
  { kind, number }: { readonly kind: IdentityNumberKind; readonly number: string },
): Promise<{ readonly id: string; readonly name: string } | null> {
  const column = kind === 'REGIST_CODE' ? enterprise.registCode : enterprise.unifiedSocialCode;
  const [row] = await tx
    .select({ id: enterprise.id, name: enterprise.name })
    .from(enterprise)
    .where(and(eq(column, number), ne(enterprise.id, id)));
  return row ?? null;
}

export type ProfileChange = Partial<
  Pick<typeof enterprise.$inferInsert, 'name' | 'adminName' | 'websiteMetadata' | 'avatarDigest'>
>;

/** Changes the profile of an enterprise. */
export async function updateProfile(tx: Tx, id: string, change: ProfileChange, now: Date): Promise<void> {
  await tx
    .update(enterprise)
    .set({ ...change, modifiedAt: now })
    .where(eq(enterprise.id, id));
}

export interface MemberRow {
  readonly id: string;
  readonly personId: string;
  readonly isOwner: boolean;
}

/** Removes a member of this enterprise; null if there is none, or they were removed before. */
export async function disableMember(
  tx: Tx,
  {
    enterpriseId,
    memberId,
    formerKeys,
    now,
  }: { enterpriseId: string; memberId: string; formerKeys: string[]; now: Date },
): Promise<MemberRow | null> {
  const [row] = await tx
    .update(member)
    .set({ status: 'DISABLED', disabledAt: now, formerKeys })
    .where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId), eq(member.status, 'NORMAL')))
    .returning({ id: member.id, personId: member.personId, isOwner: member.isOwner });
  await tellSessionsChanged(tx, `member ${memberId}`);
  return row ?? null;
}

/** The person who owns an enterprise. */
export async function findOwner(tx: Tx, enterpriseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ personId: member.personId })
    .from(member)
    .where(and(eq(member.enterpriseId, enterpriseId), eq(member.isOwner, true)));
  return row?.personId ?? null;
}
