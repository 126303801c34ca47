import { fromWsid } from '@countersign/domain';
import type { Tx } from '../../platform/database/database.ts';
import { type ParticipantRow, findHoldings } from '../../contracts/envelopes/reads.ts';
import type { Caller } from '../../platform/http/context.ts';

/** The membership as which somebody acts for an enterprise in an envelope; null for who acts for themselves. */
export async function actingMember(
  tx: Tx,
  { type, memberId, enterpriseId, personId, enterpriseRoleWsid }: ParticipantRow,
  caller: Pick<Caller, 'personId' | 'memberId'>,
): Promise<{ readonly memberId: string; readonly enterpriseId: string } | null> {
  if (type === 'ENTERPRISE_MEMBER')
    return memberId === null || enterpriseId === null ? null : { memberId, enterpriseId };
  if (type !== 'ENTERPRISE_ROLE') return null;
  if (personId !== null && memberId !== null && enterpriseId !== null) return { memberId, enterpriseId };
  // Of a role that nobody has acted for yet, whoever holds it looks at the page as the member they would be bound as.
  const holdings = await findHoldings(tx, fromWsid('role', enterpriseRoleWsid ?? ''), caller.personId);
  const as = holdings.find(({ id }) => id === caller.memberId) ?? holdings[0];
  return as === undefined ? null : { memberId: as.id, enterpriseId: as.enterpriseId };
}
