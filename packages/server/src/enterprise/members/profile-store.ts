import { and, eq, inArray, ne } from 'drizzle-orm';
import { type Tx, memberProfile } from '../../platform/index.ts';
import { member } from '../../accounts/memberships/views.ts';
import { invitationLink } from '../invitations/views.ts';

export type ProfileColumns = Partial<
  Pick<typeof memberProfile.$inferInsert, 'name' | 'employeeNumber' | 'title' | 'departmentId' | 'joinedOn'>
>;

/** Updates these columns of the member's profile in the enterprise; the others stay unchanged. */
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

/** Whether another member of the enterprise, active or removed, has this employee number. */
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
 * A member of this enterprise with its row locked; null if there is none. Rows that refer to it do not wait for the
 * lock: a signature in their name holds its envelope, which this transaction may wait for.
 */
export async function lockMember(tx: Tx, enterpriseId: string, memberId: string): Promise<MemberFacts | null> {
  const [row] = await tx
    .select({ id: member.id, personId: member.personId, status: member.status, isOwner: member.isOwner })
    .from(member)
    .where(and(eq(member.id, memberId), eq(member.enterpriseId, enterpriseId)))
    .for('no key update');
  return row ?? null;
}

/** The department for people who come by the enterprise's link. */
export async function departmentOfLink(tx: Tx, enterpriseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ departmentId: invitationLink.departmentId })
    .from(invitationLink)
    .where(eq(invitationLink.enterpriseId, enterpriseId));
  return row?.departmentId ?? null;
}

/** Moves all members of a department of this enterprise to another one, including those who are removed. */
export async function moveProfiles(
  tx: Tx,
  enterpriseId: string,
  { from, to }: { readonly from: string; readonly to: string | null },
): Promise<void> {
  await tx
    .update(memberProfile)
    .set({ departmentId: to })
    .where(and(eq(memberProfile.enterpriseId, enterpriseId), eq(memberProfile.departmentId, from)));
}

/** Puts members of this enterprise into a department; returns how many of them there are. */
export async function placeMembers(
  tx: Tx,
  enterpriseId: string,
  memberIds: readonly string[],
  departmentId: string | null,
): Promise<number> {
  const members = await tx
    .select({ memberId: member.id })
    .from(member)
    .where(and(eq(member.enterpriseId, enterpriseId), inArray(member.id, [...memberIds])));
  if (members.length > 0)
    await tx
      .insert(memberProfile)
      .values(members.map(({ memberId }) => ({ memberId, enterpriseId, departmentId })))
      .onConflictDoUpdate({ target: memberProfile.memberId, set: { departmentId } });
  return members.length;
}
