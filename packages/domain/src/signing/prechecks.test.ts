import { describe, expect, it } from 'vitest';
import type { EnvelopeFacts, ParticipantFacts } from '../envelope/facts.ts';
import type { EnvelopeStatus } from '../vocabulary.ts';
import { judgeProofs } from './authentication.ts';
import { SIGNING_PRECHECKS, judgeSigning, refusalOfTaken } from './prechecks.ts';

const NOW = new Date('2026-03-01T00:00:00.000Z');
const LATER = new Date('2026-04-01T00:00:00.000Z');
const me = (change: Partial<ParticipantFacts> = {}): ParticipantFacts => ({
  id: 'p1',
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: ['me'],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  ...change,
});
const envelope = (
  status: EnvelopeStatus,
  currentSequence: number,
  ...participants: ParticipantFacts[]
): EnvelopeFacts => ({
  status,
  flowType: 'SIGN_PROCESS',
  currentSequence,
  expireAt: LATER,
  senderId: 'other',
  voided: false,
  recycledBy: [],
  participants,
});
const judge = (facts: EnvelopeFacts, now = NOW): string => {
  const decision = judgeSigning(facts, 'me', now);
  return decision.ok ? 'sign' : decision.error;
};

describe('The signing pre-checks (Spec §5)', () => {
  it.each<[string, EnvelopeFacts, string, Date?]>([
    ['a waiting signer at the current sequence may sign', envelope('ING_PROCESS', 1, me()), 'sign'],
    [
      'an enterprise that was not joined',
      envelope('ING_PROCESS', 1, me({ waitingJoinEnterprise: true })),
      'ERROR_WAITING_JOIN_ENTERPRISE',
    ],
    [
      'not joined comes before expired',
      envelope('ED_FAIL_EXPIRED', 1, me({ waitingJoinEnterprise: true })),
      'ERROR_WAITING_JOIN_ENTERPRISE',
    ],
    [
      'an expired envelope',
      envelope('ED_FAIL_EXPIRED', 1, me({ status: 'ED_FAIL_EXPIRED' })),
      'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
    ],
    [
      'past its expiry although the job has not run',
      envelope('ING_PROCESS', 1, me()),
      'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
      LATER,
    ],
    ['a stranger', envelope('ING_PROCESS', 1, me({ heldBy: ['another'] })), 'ERROR_NOT_IN_ENVELOPE_FLOW'],
    [
      'a removed participant',
      envelope('ING_PROCESS', 1, me({ status: 'ED_SUCCESS_REMOVE' })),
      'ERROR_NOT_IN_ENVELOPE_FLOW',
    ],
    ['a checker', envelope('ING_PROCESS', 1, me({ actionType: 'CHECKER' })), 'ERROR_NOT_A_SIGNER'],
    [
      'a later signer',
      envelope('ING_PROCESS', 1, me({ sequence: 2 }), me({ id: 'x', heldBy: ['x'] })),
      'ERROR_NEED_WAIT_OTHER',
    ],
    [
      'a later signer of a revoked envelope',
      envelope('ED_FAIL_REVOKE', 1, me({ sequence: 2 }), me({ id: 'x', heldBy: ['x'] })),
      'ERROR_NEED_WAIT_OTHER',
    ],
    [
      'a later signer of a rejected envelope',
      envelope('ED_FAIL_REJECT', 1, me({ sequence: 2 }), me({ id: 'x', heldBy: ['x'], status: 'ED_FAIL_REJECT' })),
      'ERROR_NEED_WAIT_OTHER',
    ],
    ['a sender who is not a signer', envelope('ING_PROCESS', 1, me({ actionType: 'SENDER' })), 'ERROR_NOT_A_SIGNER'],
    [
      'a signer who has signed',
      envelope('ING_PROCESS', 2, me({ status: 'ED_SUCCESS' }), me({ id: 'x', heldBy: ['x'], sequence: 2 })),
      'ERROR_ALREADY_SIGNED',
    ],
    ['a revoked envelope', envelope('ED_FAIL_REVOKE', 1, me()), 'ERROR_ENVELOPE_HAD_BEEN_REVOKED'],
    [
      'already signed comes before revoked',
      envelope('ED_FAIL_REVOKE', 1, me({ status: 'ED_SUCCESS' })),
      'ERROR_ALREADY_SIGNED',
    ],
    ['a rejected envelope', envelope('ED_FAIL_REJECT', 1, me()), 'ERROR_ENVELOPE_HAD_BEEN_REJECTED'],
    ['an envelope that a checker refused', envelope('ED_FAIL_CHECK', 1, me()), 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
    ['a draft', envelope('DRAFT', 0, me()), 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
  ])('%s', (_, facts, expected, now) => {
    expect(judge(facts, now)).toBe(expected);
  });

  it('are in the order of the specification', () => {
    const numbers = SIGNING_PRECHECKS.map(({ step }) => Number.parseInt(step, 10));
    expect(numbers).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('An entry taken by another holder of the role (Rulings §8.2)', () => {
  it.each<[string, EnvelopeStatus, ParticipantFacts, boolean, string]>([
    ['a signature', 'ING_PROCESS', me({ heldBy: ['x'] }), true, 'ERROR_ALREADY_SIGNED'],
    [
      'a signature under way',
      'ING_PROCESS',
      me({ heldBy: ['x'], status: 'ING_PROCESS' }),
      true,
      'ERROR_ALREADY_SIGNED',
    ],
    ['a signature, expired', 'ED_FAIL_EXPIRED', me(), true, 'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED'],
    ['a rejection', 'ED_FAIL_REVOKE', me(), false, 'ERROR_ALREADY_SIGNED'],
    ['a check', 'ING_PROCESS', me({ actionType: 'CHECKER' }), false, 'ERROR_ALREADY_SIGNED'],
    ['a check, revoked', 'ED_FAIL_REVOKE', me({ actionType: 'CHECKER' }), false, 'ERROR_ENVELOPE_HAD_BEEN_REVOKED'],
    ['a signature of a checker', 'ING_PROCESS', me({ actionType: 'CHECKER' }), true, 'ERROR_NOT_A_SIGNER'],
  ])('refuses %s', (_, status, taken, isSigning, expected) => {
    expect(refusalOfTaken(envelope(status, 1, taken), taken, isSigning)).toBe(expected);
  });
});

describe('The proofs of an authLevel (Rulings §3)', () => {
  const none = { signPassword: false, opcode: false, identity: 'NO' } as const;
  it.each([
    ['LOW', none, 'ERROR_AUTH_REQUIRED'],
    ['LOW', { ...none, opcode: true }, null],
    ['LOW', { ...none, signPassword: true }, null],
    ['MEDIUM', { ...none, opcode: true }, 'ERROR_AUTH_LEVEL'],
    ['MEDIUM', { ...none, opcode: true, identity: 'PASSED' }, null],
    ['HIGH', { ...none, opcode: true, identity: 'PASSED' }, 'ERROR_AUTH_REQUIRED'],
    ['HIGH', { opcode: true, signPassword: true, identity: 'PASSED' }, null],
  ] as const)('%s with %o', (level, proofs, expected) => {
    const decision = judgeProofs(level, proofs);
    expect(decision.ok ? null : decision.error).toBe(expected);
  });
});
