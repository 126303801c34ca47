import type { ShownStatus } from '../vocabulary.ts';
import { type EnvelopeFacts, isAtTurn } from './facts.ts';

/**
 * The status of the envelope as this account sees it (Spec §4, Rulings §3). Null if the account has no part in it (any
 * more): another account's draft, or a removed participant.
 */
export function shownStatusFor(envelope: EnvelopeFacts, accountId: string): ShownStatus | null {
  const isSender = envelope.senderId === accountId;
  const mine = envelope.participants.filter(
    (participant) =>
      participant.heldBy.includes(accountId) &&
      participant.actionType !== 'SENDER' &&
      participant.status !== 'ED_SUCCESS_REMOVE',
  );
  if (!isSender && mine.length === 0) return null;
  if (envelope.recycledBy.includes(accountId)) return 'RECYCLED';
  const cancelling = envelope.flowType === 'CANCEL_PROCESS';
  switch (envelope.status) {
    case 'DRAFT':
    case 'TIMED':
      return isSender ? envelope.status : null;
    case 'ED_SUCCESS':
      return envelope.voided ? 'CANCELLED' : 'ED_SUCCESS';
    case 'ED_FAIL_EXPIRED':
      return 'ED_FAIL_EXPIRED';
    case 'ED_FAIL_REVOKE':
      return 'REVOKE';
    case 'ED_FAIL_REJECT':
      return 'REJECT';
    case 'ED_FAIL_CHECK':
      return 'CHECK_FAILED';
    case 'ED_FAIL_BACK':
      return 'BACK';
    case 'ING_PROCESS': {
      const turn = mine.find((participant) => isAtTurn(envelope, participant));
      if (!turn) return cancelling ? 'CANCEL_WAITING_OTHERS' : 'WAITING_OTHERS';
      if (turn.waitingJoinEnterprise) return 'WAITING_JOIN_ENTERPRISE';
      if (cancelling) return 'CANCEL_WAITING_ME';
      return turn.actionType === 'CHECKER' ? 'WAITING_ME_CHECK' : 'WAITING_ME_SIGN';
    }
  }
}
