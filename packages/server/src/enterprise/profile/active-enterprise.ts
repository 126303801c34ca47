import type { Enterprise } from '@countersign/contract';
import { desc, eq } from 'drizzle-orm';
import { listRules } from '../../contracts/index.ts';
import { type Caller, type Tx } from '../../platform/index.ts';
import { presentEnterprise } from '../../accounts/index.ts';
import { identityApplication } from '../../accounts/identity/views.ts';
import { enterprise } from '../../accounts/memberships/views.ts';

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
