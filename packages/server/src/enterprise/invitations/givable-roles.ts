import { judgeAuthors, mayDo } from '@countersign/domain';
import type { Caller, Tx } from '../../platform/index.ts';
import { findKeys, privilegesOf } from '../../accounts/index.ts';
import { type HeldRole, rolesById } from '../members/index.ts';

/**
 * The roles of the enterprise that this member may give to another: an invitation gives no more than its maker could
 * bind (security 40).
 */
export async function givableRoles(
  tx: Tx,
  giver: Pick<Caller, 'isOwner' | 'memberId'>,
  enterpriseId: string,
): Promise<HeldRole[]> {
  const by = await privilegesOf(tx, giver);
  if (!mayDo(by, 'enterpriseRoles:authors:bind')) return [];
  const givable: HeldRole[] = [];
  for (const role of (await rolesById(tx, enterpriseId)).values()) {
    const keys = await findKeys(tx, role.id);
    if (judgeAuthors(by, { alias: role.alias, keys }, { isSelf: false }).ok) givable.push(role);
  }
  return givable;
}
