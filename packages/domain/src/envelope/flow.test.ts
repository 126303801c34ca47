import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENVELOPE_STATUSES, PARTICIPANT_STATUSES, isFinal } from '../vocabulary.ts';
import { type EnvelopeFacts, type ParticipantFacts, isCompleting, openParticipants, sequenceOf } from './facts.ts';
import { type FlowEvent, applyFlowEvent } from './flow.ts';
import { judgeCancel } from './cancel.ts';
import { recycle, restore } from './recycle.ts';
import { shownStatusFor } from './shown-status.ts';
import { participantLabel } from '../participant/labels.ts';

const START = new Date('2026-03-01T00:00:00.000Z');
const EXPIRY = new Date('2026-03-08T00:00:00.000Z');

const person = (id: string, change: Partial<ParticipantFacts> = {}): ParticipantFacts => ({
  id,
  actionType: 'SIGNER',
  sequence: 1,
  status: 'ING_WAIT',
  heldBy: [`person-${id}`],
  waitingJoinEnterprise: false,
  handleReason: null,
  handledAt: null,
  ...change,
});
const draft = (...participants: ParticipantFacts[]): EnvelopeFacts => ({
  status: 'DRAFT',
  flowType: 'SIGN_PROCESS',
  currentSequence: 0,
  expireAt: EXPIRY,
  senderId: 'sender',
  voided: false,
  recycledBy: [],
  participants: [person('sender', { actionType: 'SENDER', sequence: 0, heldBy: ['sender'] }), ...participants],
});
const run = (envelope: EnvelopeFacts, ...events: FlowEvent[]): EnvelopeFacts =>
  events.reduce((state, event) => {
    const decision = applyFlowEvent(state, event, START);
    if (!decision.ok) throw new Error(`${event.type}: ${decision.error}`);
    return decision.value;
  }, envelope);
const refusal = (envelope: EnvelopeFacts, event: FlowEvent, now = START): string | null => {
  const decision = applyFlowEvent(envelope, event, now);
  return decision.ok ? null : decision.error;
};
const signs = (id: string): FlowEvent[] => [
  { type: 'BEGIN', participantId: id },
  { type: 'ACT', participantId: id },
];

describe('The flow of an envelope (Spec §4, Rulings §3)', () => {
  it('opens a number when all before it are done, with equal numbers in parallel', () => {
    const started = run(draft(person('a'), person('b'), person('c', { sequence: 5 })), { type: 'START' });
    expect(started.currentSequence).toBe(1);
    const half = run(started, ...signs('b'));
    expect(half.currentSequence).toBe(1);
    expect(refusal(half, { type: 'BEGIN', participantId: 'c' })).toBe('ERROR_NEED_WAIT_OTHER');
    expect(run(half, ...signs('a')).currentSequence).toBe(5);
  });

  it('completes only after the last participant of any kind, checkers included', () => {
    const started = run(draft(person('a'), person('k', { actionType: 'CHECKER', sequence: 2 })), { type: 'START' });
    const signed = run(started, ...signs('a'));
    expect(refusal(signed, { type: 'FINISH' })).toBe('ERROR_NEED_WAIT_OTHER');
    const passed = run(signed, { type: 'PASS_CHECK', participantId: 'k' });
    expect(isCompleting(passed)).toBe(true);
    expect(run(passed, { type: 'FINISH' }).status).toBe('ED_SUCCESS');
  });

  it('ends as ED_FAIL_CHECK when a checker refuses with a reason', () => {
    const started = run(draft(person('k', { actionType: 'CHECKER' }), person('a', { sequence: 2 })), { type: 'START' });
    expect(refusal(started, { type: 'REFUSE_CHECK', participantId: 'k', reason: ' ' })).toBe('ERROR_REASON_MISSING');
    const ended = run(started, { type: 'REFUSE_CHECK', participantId: 'k', reason: 'the price is wrong' });
    expect(ended.status).toBe('ED_FAIL_CHECK');
    expect(ended.participants.find(({ id }) => id === 'k')?.status).toBe('ED_FAIL_PROCESS_CHECK');
  });

  it('refuses a checker who signs and a signer who checks', () => {
    const started = run(draft(person('k', { actionType: 'CHECKER' }), person('a')), { type: 'START' });
    expect(refusal(started, { type: 'BEGIN', participantId: 'k' })).toBe('ERROR_NOT_A_SIGNER');
    expect(refusal(started, { type: 'PASS_CHECK', participantId: 'a' })).toBe('ERROR_NOT_A_CHECKER');
  });

  it('keeps a decision that was made in time although its bytes are written after the expiry', () => {
    const reserved = run(draft(person('a'), person('b')), { type: 'START' }, { type: 'BEGIN', participantId: 'a' });
    expect(refusal(reserved, { type: 'EXPIRE' }, EXPIRY)).toBe('ERROR_SIGNING_IN_PROGRESS');
    expect(refusal(reserved, { type: 'ACT', participantId: 'a' }, EXPIRY)).toBeNull();
    expect(refusal(reserved, { type: 'BEGIN', participantId: 'b' }, EXPIRY)).toBe(
      'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED',
    );
  });

  it('expires waiting participants with the envelope, and not before the deadline', () => {
    const started = run(draft(person('a'), person('b')), { type: 'START' }, ...signs('a'));
    expect(refusal(started, { type: 'EXPIRE' }, new Date(EXPIRY.getTime() - 1))).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
    const expired = applyFlowEvent(started, { type: 'EXPIRE' }, EXPIRY);
    expect(expired.ok && expired.value.participants.map(({ status }) => status)).toEqual([
      'ED_SUCCESS',
      'ED_SUCCESS',
      'ED_FAIL_EXPIRED',
    ]);
  });

  it('cannot be revoked or expired after everyone has acted', () => {
    const done = run(draft(person('a')), { type: 'START' }, ...signs('a'));
    expect(refusal(done, { type: 'REVOKE', reason: 'too late' })).toBe('ERROR_ALREADY_SIGNED');
    expect(refusal(done, { type: 'EXPIRE' }, EXPIRY)).toBe('ERROR_ALREADY_SIGNED');
  });

  it('is over for its sender at its expiry, even before the job has run', () => {
    const started = run(draft(person('a'), person('b')), { type: 'START' }, ...signs('a'));
    const acts: FlowEvent[] = [
      { type: 'REMOVE', participantId: 'b' },
      { type: 'REVOKE', reason: 'too late' },
    ];
    for (const act of acts) {
      expect(refusal(started, act, new Date(EXPIRY.getTime() - 1))).toBeNull();
      expect(refusal(started, act, EXPIRY)).toBe('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
    }
    expect(refusal(started, { type: 'REMOVE', participantId: 'a' }, EXPIRY)).toBe('ERROR_PARTICIPANT_HAS_ACTED');
  });

  it('never removes a participant who has acted, nor the last signer', () => {
    const started = run(draft(person('a'), person('b')), { type: 'START' }, ...signs('a'));
    expect(refusal(started, { type: 'REMOVE', participantId: 'a' })).toBe('ERROR_PARTICIPANT_HAS_ACTED');
    expect(isCompleting(run(started, { type: 'REMOVE', participantId: 'b' }))).toBe(true);
    const alone = run(draft(person('a')), { type: 'START' });
    expect(refusal(alone, { type: 'REMOVE', participantId: 'a' })).toBe('ERROR_SIGNER_MISSING');
  });

  it('lets the successor of an authorised participant act at the same number', () => {
    const started = run(draft(person('a'), person('b', { sequence: 2 })), { type: 'START' });
    const handed = run(started, { type: 'AUTHORIZE', participantId: 'a', successor: person('h', { sequence: 9 }) });
    expect(handed.currentSequence).toBe(1);
    expect(run(handed, ...signs('h')).currentSequence).toBe(2);
  });
});

const CANCELLING: Partial<EnvelopeFacts> = { flowType: 'CANCEL_PROCESS' };
const LATER = new Date(EXPIRY.getTime() + 1);

describe('Prolonging, void agreements and the recycle bin', () => {
  it.each<[string, Date, Date, string | null]>([
    ['to a later deadline', LATER, START, null],
    ['to the same deadline', EXPIRY, START, 'ERROR_PROLONG_EARLIER'],
    ['to an earlier deadline', START, START, 'ERROR_PROLONG_EARLIER'],
    ['after it has ended', LATER, EXPIRY, 'ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED'],
  ])('prolongs a running envelope %s: %s at %s → %s', (_, expireAt, now, error) => {
    const started = run(draft(person('a')), { type: 'START' });
    expect(refusal(started, { type: 'PROLONG', expireAt }, now)).toBe(error);
  });

  it('prolongs no envelope after everyone has acted', () => {
    const done = run(draft(person('a')), { type: 'START' }, ...signs('a'));
    expect(refusal(done, { type: 'PROLONG', expireAt: LATER })).toBe('ERROR_ALREADY_SIGNED');
  });

  it('lets no participant of a void agreement hand on or be removed', () => {
    const started = run({ ...draft(person('a'), person('b')), ...CANCELLING }, { type: 'START' });
    expect(refusal(started, { type: 'AUTHORIZE', participantId: 'a', successor: person('h') })).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
    expect(refusal(started, { type: 'REMOVE', participantId: 'a' })).toBe('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  });

  it.each<[string, Partial<EnvelopeFacts>, boolean, string | readonly string[]]>([
    ['a completed contract', { status: 'ED_SUCCESS' }, false, ['a', 'k']],
    ['a running contract', { status: 'ING_PROCESS' }, false, 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
    ['a rejected contract', { status: 'ED_FAIL_REJECT' }, false, 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
    ['a void contract', { status: 'ED_SUCCESS', voided: true }, false, 'ERROR_ENVELOPE_VOIDED'],
    ['a contract with a void agreement under way', { status: 'ED_SUCCESS' }, true, 'ERROR_CANCEL_RUNNING'],
    ['a void agreement', { status: 'ED_SUCCESS', ...CANCELLING }, false, 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH'],
  ])('opens a void agreement for %s with everyone who acted, or refuses it', (_, change, isCancelling, expected) => {
    const envelope = {
      ...draft(
        person('a', { status: 'ED_SUCCESS' }),
        person('k', { actionType: 'CHECKER', status: 'ED_SUCCESS' }),
        person('gone', { status: 'ED_SUCCESS_REMOVE' }),
        person('handed', { status: 'ED_SUCCESS_AUTHORIZE' }),
      ),
      ...change,
    };
    const decision = judgeCancel(envelope, { isCancelling });
    expect(decision.ok ? decision.value.map(({ id }) => id) : decision.error).toEqual(expected);
  });

  it.each(ENVELOPE_STATUSES)(
    'moves an envelope in status %s to the recycle bin of one account only, or refuses it',
    (status) => {
      const envelope = { ...draft(person('a')), status };
      const decision = recycle(envelope, 'sender');
      if (status === 'TIMED' || status === 'ING_PROCESS') {
        expect(decision).toMatchObject({ error: 'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH' });
        return;
      }
      if (!decision.ok) throw new Error(decision.error);
      expect(shownStatusFor(decision.value, 'sender')).toBe('RECYCLED');
      expect(shownStatusFor(decision.value, 'person-a')).toBe(shownStatusFor(envelope, 'person-a'));
      expect(recycle(decision.value, 'sender')).toEqual(decision);
      const restored = restore(decision.value, 'sender');
      expect(restored.ok && restored.value).toEqual(envelope);
      expect(recycle(envelope, 'stranger')).toMatchObject({ error: 'ERROR_NOT_IN_ENVELOPE_FLOW' });
    },
  );

  it('refuses to send a draft from the recycle bin', () => {
    expect(refusal({ ...draft(person('a')), recycledBy: ['sender'] }, { type: 'START' })).toBe(
      'ERROR_ENVELOPE_STATUS_IS_NOT_MATCH',
    );
  });
});

const IDS = ['a', 'b', 'c', 'd'] as const;
const someone = fc.constantFrom(...IDS, 'sender', 'unknown');
const reason = fc.constantFrom('a good reason', '', ' ', 'x'.repeat(501));
const anyEvent: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.constant<FlowEvent>({ type: 'START' }),
  fc.constant<FlowEvent>({ type: 'EXPIRE' }),
  fc.constant<FlowEvent>({ type: 'FINISH' }),
  fc.record({ type: fc.constant('REVOKE' as const), reason }),
  fc.record({
    type: fc.constantFrom(
      'BEGIN' as const,
      'RELEASE' as const,
      'ACT' as const,
      'PASS_CHECK' as const,
      'REMOVE' as const,
    ),
    participantId: someone,
  }),
  fc.record({
    type: fc.constantFrom('REFUSE_CHECK' as const, 'REJECT' as const, 'RETURN' as const, 'FILL_FAILED' as const),
    participantId: someone,
    reason,
  }),
  fc.record({
    type: fc.constant('AUTHORIZE' as const),
    participantId: someone,
    successor: fc.integer({ min: 0, max: 3 }).map((n) => person(`successor${n}`)),
  }),
  fc.record({ type: fc.constant('PROLONG' as const), expireAt: fc.constant(new Date(EXPIRY.getTime() + 1000)) }),
);
const anyEnvelope = fc
  .tuple(
    ...IDS.map((id) =>
      fc
        .record({
          actionType: fc.constantFrom('SIGNER' as const, 'CHECKER' as const),
          sequence: fc.integer({ min: 1, max: 3 }),
          in: fc.boolean(),
        })
        .map((shape) => (shape.in ? [person(id, { actionType: shape.actionType, sequence: shape.sequence })] : [])),
    ),
  )
  .map((groups) => draft(...groups.flat()));
const steps = fc.array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 40 });

describe('Any order of events', () => {
  it('leads only to defined states, and every state can be shown', () => {
    fc.assert(
      fc.property(anyEnvelope, steps, (envelope, events) => {
        let state = envelope;
        for (const [event, late] of events) {
          const decision = applyFlowEvent(state, event, late ? EXPIRY : START);
          if (!decision.ok) continue;
          state = decision.value;
          expect(ENVELOPE_STATUSES).toContain(state.status);
          if (state.status === 'ING_PROCESS') expect(state.currentSequence).toBe(sequenceOf(state.participants));
          for (const participant of state.participants) {
            expect(PARTICIPANT_STATUSES).toContain(participant.status);
            expect(participantLabel(state, participant)).toEqual(expect.any(String));
          }
          expect(shownStatusFor(state, 'sender')).not.toBeNull();
          if (state.status === 'ED_SUCCESS') expect(openParticipants(state)).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('never changes a final status of an envelope or of a participant', () => {
    fc.assert(
      fc.property(anyEnvelope, steps, (envelope, events) => {
        let state = envelope;
        for (const [event, late] of events) {
          const decision = applyFlowEvent(state, event, late ? EXPIRY : START);
          if (!decision.ok) continue;
          const next = decision.value;
          expect(isFinal(state.status)).toBe(false);
          for (const before of state.participants.filter(({ status }) => isFinal(status))) {
            expect(next.participants.find(({ id }) => id === before.id)).toEqual(before);
          }
          state = next;
        }
      }),
      { numRuns: 400 },
    );
  });

  it('lets no one act before their number, and no participant act twice', () => {
    fc.assert(
      fc.property(anyEnvelope, steps, (envelope, events) => {
        let state = envelope;
        const acted = new Map<string, number>();
        for (const [event, late] of events) {
          const decision = applyFlowEvent(state, event, late ? EXPIRY : START);
          if (!decision.ok) continue;
          if (event.type === 'ACT' || event.type === 'PASS_CHECK') {
            const participant = state.participants.find(({ id }) => id === event.participantId);
            expect(participant?.sequence).toBe(state.currentSequence);
            acted.set(event.participantId, (acted.get(event.participantId) ?? 0) + 1);
          }
          state = decision.value;
        }
        expect([...acted.values()].every((count) => count === 1)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
