import { type ParticipantRow, holdsRole } from '../../../contracts/index.ts';
import { type Tx, refuseWith } from '../../../platform/index.ts';
import { actingIn, judgeAccount } from '../../../accounts/index.ts';

/**
 * Refuses a person who has lost the account, the membership or the role since the act was decided (security 40, Rulings §8.22);
 * the turn is given back.
 * @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW
 */
export async function demandStillActing(tx: Tx, row: ParticipantRow | undefined, personId: string): Promise<void> {
  if (row === undefined) return refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { memberId } = row;
  // The transaction has read the person after it has locked the envelope.
  const status = memberId === null ? (await actingIn(tx, personId))?.accountStatus : undefined;
  const mayAct = status === undefined ? (await judgeAccount(tx, { personId, memberId })).ok : status !== 'DISABLED';
  const isHeld = row.type !== 'ENTERPRISE_ROLE' || (await holdsRole(tx, row, personId));
  if (!mayAct || !isHeld) refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
}
