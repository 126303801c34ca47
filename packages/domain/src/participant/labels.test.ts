import { describe, expect, it } from 'vitest';
import type { EnvelopeFacts, ParticipantFacts } from '../envelope/facts.ts';
import type { ActionType, EnvelopeFlowType, EnvelopeStatus, ParticipantStatus } from '../vocabulary.ts';
import { type ParticipantLabel, participantLabel } from './labels.ts';

type Row = [ParticipantStatus, ActionType, EnvelopeFlowType, EnvelopeStatus, ParticipantLabel];
const SIGN = 'SIGN_PROCESS';
const CANCEL = 'CANCEL_PROCESS';
const TABLE: Row[] = [
  ['ING_WAIT', 'SIGNER', SIGN, 'ING_PROCESS', 'toSign'],
  ['ING_WAIT', 'CHECKER', SIGN, 'ING_PROCESS', 'toReview'],
  ['ING_WAIT', 'SIGNER', CANCEL, 'ING_PROCESS', 'voidPendingConfirmation'],
  ['ING_WAIT', 'CHECKER', CANCEL, 'ING_PROCESS', 'voidPendingReview'],
  ['ING_WAIT', 'SIGNER', SIGN, 'ED_FAIL_EXPIRED', 'overdueUnsigned'],
  ['ING_WAIT', 'CHECKER', SIGN, 'ED_FAIL_EXPIRED', 'overdueUnreviewed'],
  ['ING_WAIT', 'SIGNER', SIGN, 'ED_FAIL_REVOKE', 'revoked'],
  ['ING_PROCESS', 'SIGNER', SIGN, 'ING_PROCESS', 'processing'],
  ['ING_PROCESS', 'SIGNER', CANCEL, 'ING_PROCESS', 'voidProcessing'],
  ['ED_SUCCESS', 'SIGNER', SIGN, 'ING_PROCESS', 'signed'],
  ['ED_SUCCESS', 'CHECKER', SIGN, 'ING_PROCESS', 'passed'],
  ['ED_SUCCESS', 'SIGNER', CANCEL, 'ING_PROCESS', 'voidConfirmed'],
  ['ED_SUCCESS', 'CHECKER', CANCEL, 'ING_PROCESS', 'voidPassed'],
  ['ED_SUCCESS_AUTHORIZE', 'SIGNER', SIGN, 'ING_PROCESS', 'authorized'],
  ['ED_SUCCESS_REMOVE', 'SIGNER', SIGN, 'ING_PROCESS', 'removedBySender'],
  ['ED_FAIL_REJECT', 'SIGNER', SIGN, 'ED_FAIL_REJECT', 'rejected'],
  ['ED_FAIL_REJECT', 'SIGNER', CANCEL, 'ED_FAIL_REJECT', 'voidRejected'],
  ['ED_FAIL_PROCESS_CHECK', 'CHECKER', SIGN, 'ED_FAIL_CHECK', 'notPassed'],
  ['ED_FAIL_EXPIRED', 'SIGNER', SIGN, 'ED_FAIL_EXPIRED', 'overdueUnsigned'],
  ['ED_FAIL_EXPIRED', 'CHECKER', SIGN, 'ED_FAIL_EXPIRED', 'overdueUnreviewed'],
  ['ED_FAIL_TIMEOUT', 'SIGNER', SIGN, 'ED_FAIL_EXPIRED', 'overdueUnsigned'],
  ['ED_FAIL_BACK', 'SIGNER', SIGN, 'ED_FAIL_BACK', 'returned'],
  ['ED_FAIL_PROCESS_FILLOUT', 'SIGNER', SIGN, 'ED_FAIL_BACK', 'formFillFailed'],
  ['ED_FAIL_PROCESS_AUTHORIZE', 'SIGNER', SIGN, 'ING_PROCESS', 'authorizeOthersFailed'],
];

describe('The displayed participant labels (Spec §4)', () => {
  it.each(TABLE)(
    '%s of a %s in a %s that is %s is shown as %s',
    (status, actionType, flowType, envelopeStatus, label) => {
      const participant: ParticipantFacts = {
        id: 'p',
        actionType,
        sequence: 2,
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
      expect(participantLabel(envelope, participant)).toBe(label);
    },
  );

  it('shows ING_WAIT before its turn as waiting for others', () => {
    const participant: ParticipantFacts = {
      id: 'p',
      actionType: 'SIGNER',
      sequence: 3,
      status: 'ING_WAIT',
      heldBy: [],
      waitingJoinEnterprise: false,
      handleReason: null,
      handledAt: null,
    };
    const envelope: EnvelopeFacts = {
      status: 'ING_PROCESS',
      flowType: 'SIGN_PROCESS',
      currentSequence: 2,
      expireAt: new Date(0),
      senderId: 's',
      voided: false,
      recycledBy: [],
      participants: [participant],
    };
    expect(participantLabel(envelope, participant)).toBe('waitingForOthers');
  });
});
