import { BUILT_IN_ALIASES, MEMBER_ROLE, ROLES_MAX } from '@countersign/domain';
import { type SQL, and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  type Tx,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  member,
} from '../../platform/index.ts';
import { tellSessionsChanged } from '../session-changes/index.ts';

export type RoleRow = typeof enterpriseRole.$inferSelect;
const rank = (alias: string | null): number => {
  const at = (BUILT_IN_ALIASES as readonly (string | null)[]).indexOf(alias);
  return at < 0 ? BUILT_IN_ALIASES.length : at;
};

/** The built-in roles in their order, then the custom ones, oldest first. */
export async function listRoles(tx: Tx, enterpriseId: string): Promise<RoleRow[]> {
  const rows = await tx
    .select()
    .from(enterpriseRole)
    .where(eq(enterpriseRole.enterpriseId, enterpriseId))
    .orderBy(asc(enterpriseRole.createdAt), asc(enterpriseRole.id))
    .limit(ROLES_MAX + BUILT_IN_ALIASES.length);
  return rows.toSorted((a, b) => rank(a.alias) - rank(b.alias));
}

/** A role of this enterprise, locked until the transaction ends so that changes to it are serialised. */
export async function lockRole(tx: Tx, enterpriseId: string, roleId: string): Promise<RoleRow | null> {
  const [row] = await tx.select().from(enterpriseRole).where(isRole(enterpriseId, roleId)).for('update');
  return row ?? null;
}

export async function findRole(tx: Tx, enterpriseId: string, roleId: string): Promise<RoleRow | null> {
  const [row] = await tx.select().from(enterpriseRole).where(isRole(enterpriseId, roleId));
  return row ?? null;
}

/** The role of this enterprise with a built-in alias. */
export async function findRoleByAlias(tx: Tx, enterpriseId: string, alias: string): Promise<RoleRow | null> {
  const [row] = await tx
    .select()
    .from(enterpriseRole)
    .where(and(eq(enterpriseRole.enterpriseId, enterpriseId), eq(enterpriseRole.alias, alias)));
  return row ?? null;
}

const isRole = (enterpriseId: string, roleId: string): SQL | undefined =>
  and(eq(enterpriseRole.id, roleId), eq(enterpriseRole.enterpriseId, enterpriseId));

export async function countOwnRoles(tx: Tx, enterpriseId: string): Promise<number> {
  return tx.$count(enterpriseRole, and(eq(enterpriseRole.enterpriseId, enterpriseId), isNull(enterpriseRole.alias)));
}

/** False if another role of the enterprise has the name. */
export async function insertRole(tx: Tx, row: typeof enterpriseRole.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(enterpriseRole).values(row).onConflictDoNothing().returning({ id: enterpriseRole.id });
  return rows.length > 0;
}

export async function isNameTaken(tx: Tx, { id, enterpriseId }: RoleRow, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: enterpriseRole.id })
    .from(enterpriseRole)
    .where(and(eq(enterpriseRole.enterpriseId, enterpriseId), eq(enterpriseRole.name, name)));
  return row !== undefined && row.id !== id;
}

export const updateRoleName = (tx: Tx, roleId: string, name: string): Promise<unknown> =>
  tx.update(enterpriseRole).set({ name }).where(eq(enterpriseRole.id, roleId));

/** Deletes a role with its keys; it no longer has holders. */
export async function removeRole(tx: Tx, roleId: string): Promise<void> {
  await tx.delete(enterpriseRoleAuthor).where(eq(enterpriseRoleAuthor.roleId, roleId));
  await tx.delete(enterpriseRolePrivilege).where(eq(enterpriseRolePrivilege.roleId, roleId));
  await tx.delete(enterpriseRole).where(eq(enterpriseRole.id, roleId));
}

export async function findKeys(tx: Tx, roleId: string): Promise<string[]> {
  const rows = await tx
    .select({ key: enterpriseRolePrivilege.key })
    .from(enterpriseRolePrivilege)
    .where(eq(enterpriseRolePrivilege.roleId, roleId))
    .orderBy(asc(enterpriseRolePrivilege.key));
  return rows.map(({ key }) => key);
}

export async function replaceKeys(tx: Tx, roleId: string, keys: readonly string[]): Promise<void> {
  await tx.delete(enterpriseRolePrivilege).where(eq(enterpriseRolePrivilege.roleId, roleId));
  if (keys.length > 0) await tx.insert(enterpriseRolePrivilege).values(keys.map((key) => ({ roleId, key })));
}

export async function countKeys(tx: Tx, roleIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ roleId: enterpriseRolePrivilege.roleId, keys: count() })
    .from(enterpriseRolePrivilege)
    .where(inArray(enterpriseRolePrivilege.roleId, [...roleIds]))
    .groupBy(enterpriseRolePrivilege.roleId);
  return new Map(rows.map(({ roleId, keys }) => [roleId, keys]));
}

/** Number of active holders by role; for the role that every member has, all active members. */
export async function countHolders(tx: Tx, enterpriseId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ roleId: enterpriseRole.id, holders: count(member.id) })
    .from(enterpriseRole)
    .innerJoin(member, and(eq(member.enterpriseId, enterpriseRole.enterpriseId), eq(member.status, 'NORMAL')))
    .leftJoin(enterpriseRoleAuthor, bindingOf())
    .where(and(eq(enterpriseRole.enterpriseId, enterpriseId), holds()))
    .groupBy(enterpriseRole.id);
  return new Map(rows.map(({ roleId, holders }) => [roleId, holders]));
}

const bindingOf = (): SQL | undefined =>
  and(eq(enterpriseRoleAuthor.roleId, enterpriseRole.id), eq(enterpriseRoleAuthor.memberId, member.id));
const holds = (): SQL | undefined =>
  or(sql`${enterpriseRoleAuthor.memberId} is not null`, eq(enterpriseRole.alias, MEMBER_ROLE));

/** Every active holder of the role, whose pages must be notified. */
export const listHolders = (tx: Tx, roleId: string): Promise<{ memberId: string; personId: string }[]> =>
  tx
    .select({ memberId: member.id, personId: member.personId })
    .from(enterpriseRole)
    .innerJoin(member, and(eq(member.enterpriseId, enterpriseRole.enterpriseId), eq(member.status, 'NORMAL')))
    .leftJoin(enterpriseRoleAuthor, bindingOf())
    .where(and(eq(enterpriseRole.id, roleId), holds()));

/** Those of these who are members of the enterprise; removed ones are left out. */
export const findLiveMembers = (
  tx: Tx,
  enterpriseId: string,
  memberIds: readonly string[],
): Promise<{ memberId: string; personId: string }[]> =>
  tx
    .select({ memberId: member.id, personId: member.personId })
    .from(member)
    .where(and(inArray(member.id, [...memberIds]), eq(member.enterpriseId, enterpriseId), eq(member.status, 'NORMAL')))
    .orderBy(asc(member.id));

/** Returns those who were not bound before. */
export async function insertAuthors(
  tx: Tx,
  roleId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const rows = await tx
    .insert(enterpriseRoleAuthor)
    .values(memberIds.map((memberId) => ({ roleId, memberId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ memberId: enterpriseRoleAuthor.memberId });
  return rows.map(({ memberId }) => memberId);
}

/** Returns those who were bound. */
export async function deleteAuthors(tx: Tx, roleId: string, memberIds: readonly string[]): Promise<readonly string[]> {
  const rows = await tx
    .delete(enterpriseRoleAuthor)
    .where(and(eq(enterpriseRoleAuthor.roleId, roleId), inArray(enterpriseRoleAuthor.memberId, [...memberIds])))
    .returning({ memberId: enterpriseRoleAuthor.memberId });
  return rows.map(({ memberId }) => memberId);
}

export async function isAuthor(tx: Tx, roleId: string, memberId: string): Promise<boolean> {
  const which = and(eq(enterpriseRoleAuthor.roleId, roleId), eq(enterpriseRoleAuthor.memberId, memberId));
  return (await tx.$count(enterpriseRoleAuthor, which)) > 0;
}

/** The roles to which a membership of this enterprise is bound. */
export const listRolesOf = (tx: Tx, enterpriseId: string, memberId: string): Promise<RoleRow[]> =>
  tx
    .select({
      id: enterpriseRole.id,
      enterpriseId: enterpriseRole.enterpriseId,
      name: enterpriseRole.name,
      alias: enterpriseRole.alias,
      createdAt: enterpriseRole.createdAt,
    })
    .from(enterpriseRoleAuthor)
    .innerJoin(enterpriseRole, eq(enterpriseRole.id, enterpriseRoleAuthor.roleId))
    .where(and(eq(enterpriseRoleAuthor.memberId, memberId), eq(enterpriseRole.enterpriseId, enterpriseId)))
    .orderBy(asc(enterpriseRole.createdAt), asc(enterpriseRole.id));

/** A membership of this enterprise by its own id or its person's, removed ones included. */
export async function findMemberOf(
  tx: Tx,
  enterpriseId: string,
  { memberId, personId }: { readonly memberId: string | null; readonly personId: string | null },
): Promise<{ memberId: string; personId: string; isLive: boolean } | null> {
  const which =
    memberId !== null ? eq(member.id, memberId) : personId !== null ? eq(member.personId, personId) : sql`false`;
  const [row] = await tx
    .select({ memberId: member.id, personId: member.personId, status: member.status })
    .from(member)
    .where(and(eq(member.enterpriseId, enterpriseId), which));
  return row === undefined ? null : { memberId: row.memberId, personId: row.personId, isLive: row.status === 'NORMAL' };
}

/** Transfers the ownership: it is taken from the former owner first, because an enterprise never has two owners. */
export async function moveOwner(tx: Tx, from: string, to: string): Promise<boolean> {
  const live = (id: string): SQL | undefined => and(eq(member.id, id), eq(member.status, 'NORMAL'));
  const taken = await tx
    .update(member)
    .set({ isOwner: false })
    .where(and(live(from), eq(member.isOwner, true)))
    .returning({ id: member.id });
  if (taken.length === 0) return false;
  const given = await tx.update(member).set({ isOwner: true }).where(live(to)).returning({ id: member.id });
  for (const id of [from, to]) await tellSessionsChanged(tx, `member ${id}`);
  return given.length > 0;
}

/**
 * A removed member loses all roles, and gets none back with their membership.
 * @returns the roles they held
 */
export async function dropRoles(tx: Tx, memberId: string): Promise<string[]> {
  const dropped = await tx
    .delete(enterpriseRoleAuthor)
    .where(eq(enterpriseRoleAuthor.memberId, memberId))
    .returning({ roleId: enterpriseRoleAuthor.roleId });
  return dropped.map(({ roleId }) => roleId);
}
