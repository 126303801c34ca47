import { describe, expect, it } from 'vitest';
import type { EnvelopeFacts, ParticipantFacts } from '../envelope/facts.ts';
import {
  type ActionType,
  ENVELOPE_FLOW_TYPES,
  ENVELOPE_STATUSES,
  type EnvelopeFlowType,
  type EnvelopeStatus,
  PARTICIPANT_STATUSES,
  type ParticipantStatus,
} from '../vocabulary.ts';
import { PARTICIPANT_LABELS, type ParticipantLabel, participantLabel } from './labels.ts';

interface Situation {
  readonly status: ParticipantStatus;
  readonly actionType: ActionType;
  readonly flowType: EnvelopeFlowType;
  readonly envelopeStatus: EnvelopeStatus;
  /** Its sequence; the current sequence is 2. */
  readonly sequence?: number;
}
function labelOf({ status, actionType, flowType, envelopeStatus, sequence = 2 }: Situation): ParticipantLabel {
  const participant: ParticipantFacts = {
    id: 'p',
    actionType,
    sequence,
    status,
    heldBy: [],
    waitingJoinEnterprise: false,
    handleReason: null,
    handledAt: null,
  };
  const envelope: EnvelopeFacts = {
    status: envelopeStatus,
    flowType,
    currentSequence: 2,
    expireAt: new Date(0),
    senderId: 's',
    voided: false,
    recycledBy: [],
    participants: [participant],
  };
  return participantLabel(envelope, participant);
}

/** In the usual flow and in a cancel flow, for a signer and for a checker. */
type Four = readonly [
  signer: ParticipantLabel,
  checker: ParticipantLabel,
  voidSigner: ParticipantLabel,
  voidChecker: ParticipantLabel,
];
const all = (label: ParticipantLabel): Four => [label, label, label, label];
const PLACES: readonly [ActionType, EnvelopeFlowType][] = [
  ['SIGNER', 'SIGN_PROCESS'],
  ['CHECKER', 'SIGN_PROCESS'],
  ['SIGNER', 'CANCEL_PROCESS'],
  ['CHECKER', 'CANCEL_PROCESS'],
];

/** Spec §4, line by line: for ING_WAIT at the current sequence, the status of the envelope decides. */
const WAITING: readonly [EnvelopeStatus, Four][] = [
  ['ING_PROCESS', ['toSign', 'toReview', 'voidPendingConfirmation', 'voidPendingReview']],
  ['ED_FAIL_EXPIRED', ['overdueUnsigned', 'overdueUnreviewed', 'overdueUnsigned', 'overdueUnreviewed']],
  ['ED_FAIL_REVOKE', all('revoked')],
  ['DRAFT', all('waitingForOthers')],
  ['TIMED', all('waitingForOthers')],
  ['ED_SUCCESS', all('notReached')],
  ['ED_FAIL_REJECT', all('notReached')],
  ['ED_FAIL_CHECK', all('notReached')],
  ['ED_FAIL_BACK', all('notReached')],
];
/** Every other status has one label for any status of the envelope (Spec §4, Rulings §3). */
const BY_ITSELF: readonly [Exclude<ParticipantStatus, 'ING_WAIT'>, Four][] = [
  ['ING_PROCESS', ['processing', 'processing', 'voidProcessing', 'voidProcessing']],
  ['ED_SUCCESS', ['signed', 'passed', 'voidConfirmed', 'voidPassed']],
  ['ED_SUCCESS_AUTHORIZE', all('authorized')],
  ['ED_SUCCESS_REMOVE', all('removedBySender')],
  ['ED_FAIL_REJECT', ['rejected', 'rejected', 'voidRejected', 'voidRejected']],
  ['ED_FAIL_PROCESS_CHECK', all('notPassed')],
  ['ED_FAIL_EXPIRED', ['overdueUnsigned', 'overdueUnreviewed', 'overdueUnsigned', 'overdueUnreviewed']],
  ['ED_FAIL_TIMEOUT', ['overdueUnsigned', 'overdueUnreviewed', 'overdueUnsigned', 'overdueUnreviewed']],
  ['ED_FAIL_BACK', all('returned')],
  ['ED_FAIL_PROCESS_FILLOUT', all('formFillFailed')],
  ['ED_FAIL_PROCESS_AUTHORIZE', all('authorizeOthersFailed')],
];

const waitingRows = WAITING.flatMap(([envelopeStatus, four]) =>
  PLACES.map(([actionType, flowType], at) => [actionType, flowType, envelopeStatus, four[at]] as const),
);
const rowsByThemselves = BY_ITSELF.flatMap(([status, four]) =>
  PLACES.flatMap(([actionType, flowType], at) =>
    ENVELOPE_STATUSES.map((envelopeStatus) => [status, actionType, flowType, envelopeStatus, four[at]] as const),
  ),
);

describe('The displayed participant labels (Spec §4)', () => {
  it.each(waitingRows)('ING_WAIT of a %s in a %s with status %s: %s', (actionType, flowType, envelopeStatus, label) => {
    expect(labelOf({ status: 'ING_WAIT', actionType, flowType, envelopeStatus })).toBe(label);
  });

  it.each(rowsByThemselves)(
    '%s of a %s in a %s with status %s: %s',
    (status, actionType, flowType, envelopeStatus, label) => {
      expect(labelOf({ status, actionType, flowType, envelopeStatus })).toBe(label);
    },
  );

  it.each(PLACES)('ING_WAIT of a %s before its turn in a %s is shown as waiting for others', (actionType, flowType) => {
    const situation = { status: 'ING_WAIT', actionType, flowType, envelopeStatus: 'ING_PROCESS', sequence: 3 } as const;
    expect(labelOf(situation)).toBe('waitingForOthers');
  });

  it('the sender’s entry is shown as sent in every status', () => {
    const labels = PARTICIPANT_STATUSES.flatMap((status) =>
      ENVELOPE_FLOW_TYPES.flatMap((flowType) =>
        ENVELOPE_STATUSES.map((envelopeStatus) => labelOf({ status, actionType: 'SENDER', flowType, envelopeStatus })),
      ),
    );
    expect(new Set(labels)).toEqual(new Set(['sent']));
  });

  it('the table covers every status and yields every label', () => {
    expect(new Set(WAITING.map(([status]) => status))).toEqual(new Set(ENVELOPE_STATUSES));
    expect(new Set(['ING_WAIT', ...BY_ITSELF.map(([status]) => status)])).toEqual(new Set(PARTICIPANT_STATUSES));
    const shown = [...WAITING, ...BY_ITSELF].flatMap(([, four]) => [...four]);
    expect(new Set(['sent', ...shown])).toEqual(new Set(PARTICIPANT_LABELS));
  });
});
