import { toWsid } from '@countersign/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { type Tx, bst } from '../../platform/index.ts';

/** The permission keys that a member holds as the author of templates (Spec §6): one for each that is not deleted. */
export async function listAuthorKeys(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: bst.id })
    .from(bst)
    .where(and(eq(bst.authorId, memberId), isNull(bst.recycledAt)));
  return rows.map(({ id }) => `businessScenarioTemplates:${toWsid('bst', id)}:update`);
}
