import type { Envelope, Participant } from '@countersign/contract';

/** The alternatives to finishing. */
export type MoreAct = 'handOn' | 'giveBack' | 'reject' | 'rejectVoid';

/**
 * A checker refuses by their own button and may hand on; a participant who is asked to void a finished contract is bound
 * personally and can only confirm or refuse (Rulings §2, §3).
 */
export function moreActs(
  { envelopeFlowType }: Pick<Envelope, 'envelopeFlowType'>,
  { actionType }: Pick<Participant, 'actionType'>,
): readonly MoreAct[] {
  const isVoiding = envelopeFlowType === 'CANCEL_PROCESS';
  if (actionType === 'CHECKER') return isVoiding ? [] : ['handOn'];
  return isVoiding ? ['rejectVoid'] : ['handOn', 'giveBack', 'reject'];
}
