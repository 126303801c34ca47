import { type Decision, accept, refuse } from '../decision.ts';
import type { EnvelopeFacts, ParticipantFacts } from './facts.ts';

/**
 * Whether a CANCEL_PROCESS may be opened for this envelope (Rulings §3): it is a contract that completed successfully,
 * is not void yet, and has no other void agreement under way.
 */
export function judgeCancel(
  envelope: EnvelopeFacts,
  { isCancelling }: { readonly isCancelling: boolean },
): Decision<readonly ParticipantFacts[]> {
  if (envelope.voided) return refuse('ERROR_ENVELOPE_VOIDED');
  if (envelope.status !== 'ED_SUCCESS' || envelope.flowType === 'CANCEL_PROCESS') {
    return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  }
  return isCancelling ? refuse('ERROR_CANCEL_RUNNING') : accept(whoConfirms(envelope));
}

/**
 * Every signer and checker who acted in the contract must confirm that it is void; participants who left it before need
 * not.
 */
const whoConfirms = ({ participants }: EnvelopeFacts): readonly ParticipantFacts[] =>
  participants.filter(({ actionType, status }) => actionType !== 'SENDER' && status === 'ED_SUCCESS');
