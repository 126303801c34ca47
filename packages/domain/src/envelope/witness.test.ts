import { expect, it } from 'vitest';
import { ENVELOPE_LIMITS } from '../limits.ts';
import type { EnvelopeFacts, ParticipantFacts } from './facts.ts';
import { judgeRemovable } from './flow.ts';
import { judgeStart } from './start.ts';

const NOW = new Date('2026-05-01T08:00:00Z');
const expireAt = new Date('2026-05-20T08:00:00Z');
const signer = (id: string, witness: boolean): ParticipantFacts => ({
  id,
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: [],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  witness,
});

it('does not stay behind alone when the last other signer is removed', () => {
  const envelope: EnvelopeFacts = {
    status: 'ING_PROCESS',
    flowType: 'SIGN_PROCESS',
    currentSequence: 1,
    expireAt,
    senderId: 'sender',
    voided: false,
    recycledBy: [],
    participants: [signer('party', false), signer('witness', true)],
  };
  expect(judgeRemovable(envelope, 'witness', NOW).ok).toBe(true);
  expect(judgeRemovable(envelope, 'party', NOW)).toMatchObject({ ok: false, error: 'ERROR_SIGNER_MISSING' });
});

it('does not sign a contract that no one else signs', () => {
  const start = (witnesses: readonly boolean[]) =>
    judgeStart(
      {
        title: 'A',
        needForm: false,
        allowAppendForms: false,
        expireAt,
        documents: [{ id: 'd', ready: true, bytes: 1, pages: 1 }],
        participants: witnesses.map((witness, at) => ({ id: String(at), actionType: 'SIGNER', witness })),
        forms: [],
      },
      ENVELOPE_LIMITS,
      NOW,
    );
  expect(start([true])).toMatchObject({ ok: false, error: 'ERROR_SIGNER_MISSING' });
  expect(start([true, false]).ok).toBe(true);
});
