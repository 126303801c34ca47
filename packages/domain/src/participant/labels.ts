import { type EnvelopeFacts, type ParticipantFacts, isAtTurn } from '../envelope/facts.ts';

/** Spec §4 "Displayed participant labels"; the texts are in `contract/src/languages/TAG/labels.ts` under these keys. */
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
  const isChecker = participant.actionType === 'CHECKER';
  const isVoiding = envelope.flowType === 'CANCEL_PROCESS';
  switch (participant.status) {
    case 'ING_WAIT':
      return waitingLabel(envelope, participant, isChecker, isVoiding);
    case 'ING_PROCESS':
      return isVoiding ? 'voidProcessing' : 'processing';
    case 'ED_SUCCESS':
      if (isVoiding) return isChecker ? 'voidPassed' : 'voidConfirmed';
      return isChecker ? 'passed' : 'signed';
    case 'ED_SUCCESS_AUTHORIZE':
      return 'authorized';
    case 'ED_SUCCESS_REMOVE':
      return 'removedBySender';
    case 'ED_FAIL_REJECT':
      return isVoiding ? 'voidRejected' : 'rejected';
    case 'ED_FAIL_PROCESS_CHECK':
      return 'notPassed';
    case 'ED_FAIL_EXPIRED':
    case 'ED_FAIL_TIMEOUT':
      return isChecker ? 'overdueUnreviewed' : 'overdueUnsigned';
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
  isChecker: boolean,
  isVoiding: boolean,
): ParticipantLabel {
  if (envelope.status === 'ED_FAIL_REVOKE') return 'revoked';
  if (envelope.status === 'ED_FAIL_EXPIRED') return isChecker ? 'overdueUnreviewed' : 'overdueUnsigned';
  if (isAtTurn(envelope, participant)) {
    if (isVoiding) return isChecker ? 'voidPendingReview' : 'voidPendingConfirmation';
    return isChecker ? 'toReview' : 'toSign';
  }
  return envelope.status === 'DRAFT' || envelope.status === 'TIMED' || envelope.status === 'ING_PROCESS'
    ? 'waitingForOthers'
    : 'notReached';
}
