import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { enterpriseRoleAuthor, enterpriseRolePrivilege, member } from '../db/schema/index.ts';

/** The keys of the roles that a membership in force holds; read anew for every call (security 40). */
export async function findPrivileges(tx: Tx, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: enterpriseRolePrivilege.key })
    .from(member)
    .innerJoin(enterpriseRoleAuthor, eq(enterpriseRoleAuthor.memberId, member.id))
    .innerJoin(enterpriseRolePrivilege, eq(enterpriseRolePrivilege.roleId, enterpriseRoleAuthor.roleId))
    .where(and(eq(member.id, memberId), eq(member.status, 'NORMAL')));
  return new Set(rows.map(({ key }) => key));
}
