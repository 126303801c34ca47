import { asc, eq } from 'drizzle-orm';
import { type Tx, enterpriseRole, enterpriseRoleAuthor } from '../../platform/index.ts';

/** The roles that a membership is bound to (Spec §3 "User": enterpriseRoles), oldest first. */
export const findHeldRoles = async (
  tx: Tx,
  memberId: string,
): Promise<{ id: string; alias: string | null; name: string }[]> =>
  tx
    .select({ id: enterpriseRole.id, alias: enterpriseRole.alias, name: enterpriseRole.name })
    .from(enterpriseRoleAuthor)
    .innerJoin(enterpriseRole, eq(enterpriseRole.id, enterpriseRoleAuthor.roleId))
    .where(eq(enterpriseRoleAuthor.memberId, memberId))
    .orderBy(asc(enterpriseRole.createdAt), asc(enterpriseRole.id));
