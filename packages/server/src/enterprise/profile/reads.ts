import type { Enterprise } from '@countersign/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { listRules } from '../../contracts/numbering/store.ts';
import type { Tx } from '../../platform/database/database.ts';
import {
  enterprise,
  enterpriseRole,
  enterpriseRoleAuthor,
  identityApplication,
} from '../../platform/database/schema/index.ts';
import type { Caller } from '../../platform/http/context.ts';
import { presentEnterprise } from '../../accounts/memberships/present-enterprise.ts';

/** The enterprise of the active account; null in the personal one. */
export async function findActiveEnterprise(tx: Tx, caller: Caller): Promise<Enterprise | null> {
  const { enterpriseId, memberId, isOwner } = caller;
  if (enterpriseId === null || memberId === null) return null;
  const [row] = await tx.select().from(enterprise).where(eq(enterprise.id, enterpriseId));
  if (row === undefined) return null;
  const [last] = await tx
    .select({ id: identityApplication.id })
    .from(identityApplication)
    .where(eq(identityApplication.enterpriseId, enterpriseId))
    .orderBy(desc(identityApplication.createdAt), desc(identityApplication.id))
    .limit(1);
  const [rule] = await listRules(tx, enterpriseId, 1);
  return presentEnterprise(row, { id: memberId, isOwner }, last?.id ?? null, rule ?? null);
}

/** The roles that a membership is bound to (Spec §3 "User": enterpriseRoles), the oldest first. */
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
