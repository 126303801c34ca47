import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { enterpriseRoleAuthor, invitationLink, member, memberProfile } from '../../platform/database/schema/index.ts';

export type ProfileColumns = Partial<
  Pick<typeof memberProfile.$inferInsert, 'name' | 'employeeNumber' | 'title' | 'departmentId' | 'joinedOn'>
>;

/** Keeps these columns of what the enterprise knows of a member; the others stay. */
export async function saveProfile(
  tx: Tx,
  { memberId, enterpriseId }: { readonly memberId: string; readonly enterpriseId: string },
  columns: ProfileColumns,
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await tx
    .insert(memberProfile)
    .values({ memberId, enterpriseId, ...columns })
    .onConflictDoUpdate({ target: memberProfile.memberId, set: columns });
}

/** Whether another member of the enterprise, also a removed one, has this employee number. */
export async function isNumberTaken(
  tx: Tx,
  enterpriseId: string,
  employeeNumber: string,
  exceptId: string | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: memberProfile.memberId })
    .from(memberProfile)
    .where(
      and(
        eq(memberProfile.enterpriseId, enterpriseId),
        eq(memberProfile.employeeNumber, employeeNumber),
        exceptId === null ? undefined : ne(memberProfile.memberId, exceptId),
      ),
    );
  return rows.length > 0;
}

export interface MemberFacts {
  readonly id: string;
  readonly personId: string;
  readonly status: 'NORMAL' | 'DISABLED';
  readonly isOwner: boolean;
}

/**
 * A member of this enterprise, its row held; null where there is none. What refers to the row does not wait for it: a
 * signature in their name holds its envelope, which may be waited for here.
 */
export async function lockMember(tx: Tx, enterpriseId: string, memberId: string): Promise<MemberFacts | null> {
  const [row] = await tx
    .select({ id: member.id, personId: member.personId, status: member.status, isOwner: member.isOwner })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId)))
    .for('no key update');
  return row ?? null;
}

/** Where those who come by the enterprise's link are to stand. */
export async function departmentOfLink(tx: Tx, enterpriseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ departmentId: invitationLink.departmentId })
    .from(invitationLink)
    .where(eq(invitationLink.enterpriseId, enterpriseId));
  return row?.departmentId ?? null;
}

/** Whoever is removed holds no role any more, and gets none back with their membership; answers which they held. */
export async function dropRoles(tx: Tx, memberId: string): Promise<string[]> {
  const dropped = await tx
    .delete(enterpriseRoleAuthor)
    .where(eq(enterpriseRoleAuthor.memberId, memberId))
    .returning({ roleId: enterpriseRoleAuthor.roleId });
  return dropped.map(({ roleId }) => roleId);
}
