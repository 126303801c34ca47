import { type EnvelopeFacts, type ParticipantFacts, isAtTurn } from '../envelope/facts.ts';

/** Spec §4 "Displayed participant labels"; the texts are in the web's dictionaries under these keys. */
export const PARTICIPANT_LABELS = [
  'sent',
  'toSign',
  'toReview',
  'voidPendingConfirmation',
  'voidPendingReview',
  'waitingForOthers',
  'overdueUnsigned',
  'overdueUnreviewed',
  'revoked',
  'processing',
  'voidProcessing',
  'signed',
  'passed',
  'voidConfirmed',
  'voidPassed',
  'authorized',
  'removedBySender',
  'rejected',
  'voidRejected',
  'notPassed',
  'returned',
  'formFillFailed',
  'authorizeOthersFailed',
  'notReached',
] as const;
export type ParticipantLabel = (typeof PARTICIPANT_LABELS)[number];

/** The label of one participant in the timeline of its envelope (Spec §4, Rulings §3). */
export function participantLabel(envelope: EnvelopeFacts, participant: ParticipantFacts): ParticipantLabel {
  if (participant.actionType === 'SENDER') return 'sent';
  const checker = participant.actionType === 'CHECKER';
  const cancelling = envelope.flowType === 'CANCEL_PROCESS';
  switch (participant.status) {
    case 'ING_WAIT':
      return waitingLabel(envelope, participant, checker, cancelling);
    case 'ING_PROCESS':
      return cancelling ? 'voidProcessing' : 'processing';
    case 'ED_SUCCESS':
      if (cancelling) return checker ? 'voidPassed' : 'voidConfirmed';
      return checker ? 'passed' : 'signed';
    case 'ED_SUCCESS_AUTHORIZE':
      return 'authorized';
    case 'ED_SUCCESS_REMOVE':
      return 'removedBySender';
    case 'ED_FAIL_REJECT':
      return cancelling ? 'voidRejected' : 'rejected';
    case 'ED_FAIL_PROCESS_CHECK':
      return 'notPassed';
    case 'ED_FAIL_EXPIRED':
    case 'ED_FAIL_TIMEOUT':
      return checker ? 'overdueUnreviewed' : 'overdueUnsigned';
    case 'ED_FAIL_BACK':
      return 'returned';
    case 'ED_FAIL_PROCESS_FILLOUT':
      return 'formFillFailed';
    case 'ED_FAIL_PROCESS_AUTHORIZE':
      return 'authorizeOthersFailed';
  }
}

function waitingLabel(
  envelope: EnvelopeFacts,
  participant: ParticipantFacts,
  checker: boolean,
  cancelling: boolean,
): ParticipantLabel {
  if (envelope.status === 'ED_FAIL_REVOKE') return 'revoked';
  if (envelope.status === 'ED_FAIL_EXPIRED') return checker ? 'overdueUnreviewed' : 'overdueUnsigned';
  if (isAtTurn(envelope, participant)) {
    if (cancelling) return checker ? 'voidPendingReview' : 'voidPendingConfirmation';
    return checker ? 'toReview' : 'toSign';
  }
  return envelope.status === 'DRAFT' || envelope.status === 'TIMED' || envelope.status === 'ING_PROCESS'
    ? 'waitingForOthers'
    : 'notReached';
}
