import { fromWsid } from '@countersign/domain';
import type { Caller, Tx } from '../../platform/index.ts';
import { type ParticipantRow, findHoldings } from '../../contracts/index.ts';

/**
 * Returns the membership as which the person acts for an enterprise in an envelope; null for a person who acts for themselves.
 */
export async function actingMember(
  tx: Tx,
  { type, memberId, enterpriseId, personId, enterpriseRoleWsid }: ParticipantRow,
  caller: Pick<Caller, 'personId' | 'memberId'>,
): Promise<{ readonly memberId: string; readonly enterpriseId: string } | null> {
  if (type === 'ENTERPRISE_MEMBER')
    return memberId === null || enterpriseId === null ? null : { memberId, enterpriseId };
  if (type !== 'ENTERPRISE_ROLE') return null;
  if (personId !== null && memberId !== null && enterpriseId !== null) return { memberId, enterpriseId };
  // For a role that is not bound yet, the caller is treated as the member that acting would bind.
  const holdings = await findHoldings(tx, fromWsid('role', enterpriseRoleWsid ?? ''), caller.personId);
  const as = holdings.find(({ id }) => id === caller.memberId) ?? holdings[0];
  return as === undefined ? null : { memberId: as.id, enterpriseId: as.enterpriseId };
}
