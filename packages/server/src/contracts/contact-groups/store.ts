import { and, asc, eq, inArray } from 'drizzle-orm';
import { member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { type GroupedPerson, type Tx, contactGroup } from '../../platform/index.ts';

export type GroupRow = Omit<typeof contactGroup.$inferSelect, 'accountId' | 'createdAt'>;

const columns = {
  id: contactGroup.id,
  name: contactGroup.name,
  people: contactGroup.people,
  modifiedAt: contactGroup.modifiedAt,
};

/** By name. */
export const selectGroups = (tx: Tx, accountId: string): Promise<GroupRow[]> =>
  tx
    .select(columns)
    .from(contactGroup)
    .where(eq(contactGroup.accountId, accountId))
    .orderBy(asc(contactGroup.name), asc(contactGroup.id));

export async function insertGroup(tx: Tx, accountId: string, row: GroupRow): Promise<void> {
  await tx.insert(contactGroup).values({ ...row, accountId, createdAt: row.modifiedAt });
}

export async function updateGroup(tx: Tx, { id, ...change }: GroupRow): Promise<void> {
  await tx.update(contactGroup).set(change).where(eq(contactGroup.id, id));
}

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.delete(contactGroup).where(eq(contactGroup.id, id));
}

/** Deletes the groups of an account. */
export async function deleteContactGroupsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(contactGroup).where(eq(contactGroup.accountId, accountId));
}

export type ColleagueContact = Pick<GroupedPerson, 'phone' | 'email'>;

/** The contacts of the members among these ids who have not left, by membership. */
export async function findColleagueContacts(
  tx: Tx,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, ColleagueContact>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: member.id, phone: person.phone, email: person.email })
    .from(member)
    .innerJoin(person, eq(person.id, member.personId))
    .where(and(inArray(member.id, [...memberIds]), eq(member.status, 'NORMAL')));
  return new Map(rows.map(({ id, ...contact }) => [id, contact]));
}
