import { expect, it } from 'vitest';
import type { EnvelopeFacts, ParticipantFacts } from './facts.ts';
import { isContactOfHost, judgeInPerson } from './in-person.ts';

const NOW = new Date('2026-05-01T08:00:00Z');
const customer: ParticipantFacts = {
  id: 'customer',
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: [],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  isPersonal: true,
};
const judge = (change: Partial<ParticipantFacts>, envelope: Partial<EnvelopeFacts> = {}, isPrepared = true) => {
  const facts: EnvelopeFacts = {
    status: 'ING_PROCESS',
    flowType: 'SIGN_PROCESS',
    currentSequence: 1,
    expireAt: new Date('2026-05-20T08:00:00Z'),
    senderId: 'sender',
    voided: false,
    recycledBy: [],
    participants: [{ ...customer, ...change }],
    ...envelope,
  };
  const judged = judgeInPerson({ envelope: facts, prepareState: isPrepared ? 'DONE' : 'RUNNING' }, 'customer', NOW);
  return judged.ok ? 'accepted' : judged.error;
};

it('lets a person act on the device of the sender at their turn and in time', () => {
  expect(judge({})).toBe('accepted');
  expect(judge({ actionType: 'CHECKER' })).toBe('accepted');
  expect(judge({ sequence: 2 })).toBe('ERROR_NEED_WAIT_OTHER');
  expect(judge({ status: 'ED_SUCCESS' })).toBe('ERROR_PARTICIPANT_HAS_ACTED');
  expect(judge({ deadline: NOW })).toBe('ERROR_PARTICIPANT_OVERDUE');
  expect(judge({ actionType: 'SENDER' })).toBe('ERROR_PARTICIPANT_NOT_FOUND');
  expect(judge({ isPersonal: false })).toBe('ERROR_IN_PERSON_ENTERPRISE');
  expect(judge({}, { expireAt: NOW })).toBe('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
  expect(judge({}, { status: 'ED_FAIL_REVOKE' })).not.toBe('accepted');
  expect(judge({}, {}, false)).toBe('ERROR_PREPARING');
});

it('takes no contact of the host for that of the participant', () => {
  const host = { phone: '13800000001', email: null };
  expect(isContactOfHost({ phone: '13800000001', email: 'own@example.com' }, host)).toBe(true);
  expect(isContactOfHost({ phone: null, email: 'host@example.com' }, { phone: null, email: 'host@example.com' })).toBe(
    true,
  );
  expect(isContactOfHost({ phone: '13800000002', email: null }, host)).toBe(false);
  expect(isContactOfHost({ phone: null, email: null }, { phone: null, email: null })).toBe(false);
});
