import { type Decision, accept, refuse } from '../decision.ts';
import { REASON_MAX } from '../limits.ts';
import { type EnvelopeStatus, type ParticipantStatus, isFinal } from '../vocabulary.ts';
import {
  type EnvelopeFacts,
  type ParticipantFacts,
  isAtTurn,
  isCompleting,
  isOpen,
  isOverdue,
  sequenceOf,
} from './facts.ts';

/**
 * Everything that can happen to an envelope after its draft (Spec §4, Rulings §3). BEGIN reserves a participant's turn,
 * ACT completes it after the revision is stored, RELEASE releases it (conventions, rule 1).
 */
export type FlowEvent =
  | { readonly type: 'START' }
  | { readonly type: 'BEGIN'; readonly participantId: string }
  | { readonly type: 'RELEASE'; readonly participantId: string }
  | { readonly type: 'ACT'; readonly participantId: string }
  | { readonly type: 'FILL_FAILED'; readonly participantId: string; readonly reason: string }
  | { readonly type: 'PASS_CHECK'; readonly participantId: string }
  | { readonly type: 'REFUSE_CHECK'; readonly participantId: string; readonly reason: string }
  | { readonly type: 'REJECT'; readonly participantId: string; readonly reason: string }
  | { readonly type: 'RETURN'; readonly participantId: string; readonly reason: string }
  | {
      readonly type: 'AUTHORIZE';
      readonly participantId: string;
      readonly successor: ParticipantFacts;
      readonly reason?: string;
    }
  | { readonly type: 'REMOVE'; readonly participantId: string }
  | {
      readonly type: 'REPLACE';
      readonly participantId: string;
      readonly successor: ParticipantFacts;
      readonly reason: string;
    }
  | { readonly type: 'SUCCEED'; readonly participantId: string; readonly successor: ParticipantFacts }
  | { readonly type: 'REVOKE'; readonly reason: string }
  | { readonly type: 'EXPIRE' }
  | { readonly type: 'PROLONG'; readonly expireAt: Date }
  | { readonly type: 'PROLONG_ONE'; readonly participantId: string; readonly deadline: Date }
  | { readonly type: 'FINISH' };

/**
 * The envelope after the event, or why the event is refused. Final statuses never change; a refusal changes nothing.
 * `now` is the server's clock, read once for the whole act.
 */
export function applyFlowEvent(envelope: EnvelopeFacts, event: FlowEvent, now: Date): Decision<EnvelopeFacts> {
  if (event.type === 'START') return start(envelope, now);
  const closed = judgeStillRunning(envelope);
  if (!closed.ok) return closed;
  switch (event.type) {
    case 'FINISH':
      return isCompleting(envelope) ? accept({ ...envelope, status: 'ED_SUCCESS' }) : refuse('ERROR_NEED_WAIT_OTHER');
    case 'REVOKE':
      return endBySender(envelope, event.reason, now);
    case 'EXPIRE':
      return expire(envelope, now);
    case 'PROLONG':
      return prolong(envelope, event.expireAt, now);
    case 'PROLONG_ONE':
      return prolongOne(envelope, event, now);
    case 'REMOVE':
      return remove(envelope, event.participantId, now);
    case 'REPLACE':
      return replaceBySender(envelope, event, now);
    case 'SUCCEED':
      return succeed(envelope, event, now);
    default:
      return act(envelope, event, now);
  }
}

type ParticipantEvent = Extract<
  FlowEvent,
  {
    type:
      | 'BEGIN'
      | 'RELEASE'
      | 'ACT'
      | 'FILL_FAILED'
      | 'PASS_CHECK'
      | 'REFUSE_CHECK'
      | 'REJECT'
      | 'RETURN'
      | 'AUTHORIZE';
  }
>;

/** The refusal that tells how the envelope ended, or acceptance while it is running. */
export function judgeStillRunning(envelope: EnvelopeFacts): Decision<null> {
  switch (envelope.status) {
    case 'ING_PROCESS':
      return accept(null);
    case 'ED_FAIL_EXPIRED':
      return refuse('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
    case 'ED_FAIL_REVOKE':
      return refuse('ERROR_ENVELOPE_HAD_BEEN_REVOKED');
    case 'ED_FAIL_REJECT':
      return refuse('ERROR_ENVELOPE_HAD_BEEN_REJECTED');
    default:
      return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  }
}

function start(envelope: EnvelopeFacts, now: Date): Decision<EnvelopeFacts> {
  if (envelope.status !== 'DRAFT' && envelope.status !== 'TIMED') return refuse('ERROR_ENVELOPE_NOT_DRAFT');
  // A draft must leave the recycle bin before it is sent.
  if (envelope.recycledBy.includes(envelope.senderId)) return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  const participants = envelope.participants.map((participant) =>
    participant.actionType === 'SENDER'
      ? { ...participant, status: 'ED_SUCCESS' as const, handledAt: now }
      : participant,
  );
  const currentSequence = sequenceOf(participants);
  if (currentSequence === 0) return refuse('ERROR_SIGNER_MISSING');
  return accept({ ...envelope, status: 'ING_PROCESS', participants, currentSequence });
}

function act(envelope: EnvelopeFacts, event: ParticipantEvent, now: Date): Decision<EnvelopeFacts> {
  const participant = envelope.participants.find(({ id }) => id === event.participantId);
  if (!participant || participant.status === 'ED_SUCCESS_REMOVE') return refuse('ERROR_NOT_IN_ENVELOPE_FLOW');
  if (!isOpen(participant)) return refuse('ERROR_ALREADY_SIGNED');
  const reserved = participant.status === 'ING_PROCESS';
  // A decision made in time stays valid, however long writing its bytes takes (conventions, rule 1).
  const inTime = reserved ? accept(null) : judgeParticipantInTime(envelope, participant, now);
  if (!inTime.ok) return inTime;
  if (!isAtTurn(envelope, participant)) return refuse('ERROR_NEED_WAIT_OTHER');
  const move = (status: ParticipantStatus, end?: EnvelopeStatus, reason: string | null = null) =>
    accept(settle(envelope, participant.id, { status, handleReason: reason, handledAt: now }, end));

  if (event.type === 'RELEASE') {
    return reserved
      ? accept(replace(envelope, participant.id, { status: 'ING_WAIT' }))
      : refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  }
  if (event.type === 'ACT') {
    return reserved ? move('ED_SUCCESS') : refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  }
  if (event.type === 'FILL_FAILED') {
    return reserved
      ? move('ED_FAIL_PROCESS_FILLOUT', 'ED_FAIL_BACK', event.reason)
      : refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  }
  if (reserved) return refuse('ERROR_SIGNING_IN_PROGRESS');
  return actUnreserved(envelope, participant, event, { move, now });
}

type Move = (status: ParticipantStatus, end?: EnvelopeStatus, reason?: string | null) => Decision<EnvelopeFacts>;
type UnreservedEvent = Exclude<ParticipantEvent, { type: 'RELEASE' | 'ACT' | 'FILL_FAILED' }>;

function actUnreserved(
  envelope: EnvelopeFacts,
  participant: ParticipantFacts,
  event: UnreservedEvent,
  { move, now }: { readonly move: Move; readonly now: Date },
): Decision<EnvelopeFacts> {
  const isChecker = participant.actionType === 'CHECKER';
  if ((event.type === 'PASS_CHECK' || event.type === 'REFUSE_CHECK') !== isChecker && event.type !== 'AUTHORIZE') {
    return refuse(isChecker ? 'ERROR_NOT_A_SIGNER' : 'ERROR_NOT_A_CHECKER');
  }
  // No one can act for an enterprise that they have not joined, but they can reject or return if they are the wrong
  // person
  // (Spec §5).
  if (participant.waitingJoinEnterprise && event.type !== 'REJECT' && event.type !== 'RETURN')
    return refuse('ERROR_WAITING_JOIN_ENTERPRISE');
  switch (event.type) {
    case 'BEGIN':
      return accept(replace(envelope, participant.id, { status: 'ING_PROCESS' }));
    case 'PASS_CHECK':
      return move('ED_SUCCESS');
    case 'AUTHORIZE':
      return authorize(envelope, participant, event, now);
  }
  if (!isReason(event.reason)) return refuse('ERROR_REASON_MISSING', { limit: REASON_MAX });
  if (event.type === 'REFUSE_CHECK') return move('ED_FAIL_PROCESS_CHECK', 'ED_FAIL_CHECK', event.reason);
  if (event.type === 'REJECT') return move('ED_FAIL_REJECT', 'ED_FAIL_REJECT', event.reason);
  return move('ED_FAIL_BACK', 'ED_FAIL_BACK', event.reason);
}

/** The successor takes the same number and waits in place of the participant. */
function authorize(
  envelope: EnvelopeFacts,
  from: ParticipantFacts,
  { successor, reason }: Extract<FlowEvent, { type: 'AUTHORIZE' }>,
  now: Date,
): Decision<EnvelopeFacts> {
  // Those who signed must confirm in person that the contract is void (Rulings §3).
  if (envelope.flowType === 'CANCEL_PROCESS') return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  if (envelope.participants.some(({ id }) => id === successor.id)) return refuse('ERROR_PARTICIPANT_DUPLICATE');
  return accept(
    takePlace(envelope, from, successor, {
      status: 'ED_SUCCESS_AUTHORIZE',
      handleReason: reason ?? null,
      handledAt: now,
    }),
  );
}

/** `successor` waits in place of `from`, whose own part ends with `change`. */
function takePlace(
  envelope: EnvelopeFacts,
  from: ParticipantFacts,
  successor: ParticipantFacts,
  change: Pick<ParticipantFacts, 'status' | 'handleReason' | 'handledAt'>,
): EnvelopeFacts {
  const handed = replace(envelope, from.id, change);
  const { sequence, actionType } = from;
  const fresh = { status: 'ING_WAIT', handleReason: null, handledAt: null } as const;
  const participants = [...handed.participants, { ...successor, ...fresh, sequence, actionType }];
  return { ...handed, participants, currentSequence: sequenceOf(participants) };
}

/** The participant, if the sender may name someone else in their place now. */
export function judgeReplaceable(
  envelope: EnvelopeFacts,
  participantId: string,
  now: Date,
): Decision<ParticipantFacts> {
  const running = judgeStillRunning(envelope);
  if (!running.ok) return running;
  // Those who signed confirm that the contract is void; only their enterprise can name a successor (SUCCEED).
  if (envelope.flowType === 'CANCEL_PROCESS') return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  return judgeWaiting(envelope, participantId, now);
}

/** The sender names someone else in place of a participant who has not acted (Rulings §8.17). */
function replaceBySender(
  envelope: EnvelopeFacts,
  { participantId, successor, reason }: Extract<FlowEvent, { type: 'REPLACE' }>,
  now: Date,
): Decision<EnvelopeFacts> {
  const from = judgeReplaceable(envelope, participantId, now);
  if (!from.ok) return from;
  if (!isReason(reason)) return refuse('ERROR_REASON_MISSING', { limit: REASON_MAX });
  if (envelope.participants.some(({ id }) => id === successor.id)) return refuse('ERROR_PARTICIPANT_DUPLICATE');
  const change = { status: 'ED_SUCCESS_REMOVE', handleReason: reason, handledAt: now } as const;
  return accept(takePlace(envelope, from.value, successor, change));
}

/** A colleague takes the turn of a member who has left, including in a void agreement. */
function succeed(
  envelope: EnvelopeFacts,
  { participantId, successor }: Extract<FlowEvent, { type: 'SUCCEED' }>,
  now: Date,
): Decision<EnvelopeFacts> {
  const from = judgeWaiting(envelope, participantId, now);
  if (!from.ok) return from;
  const change = { status: 'ED_SUCCESS_AUTHORIZE', handleReason: null, handledAt: now } as const;
  return accept(takePlace(envelope, from.value, successor, change));
}

/** The participant, if still waiting in an envelope that has not expired. */
function judgeWaiting(envelope: EnvelopeFacts, participantId: string, now: Date): Decision<ParticipantFacts> {
  const participant = envelope.participants.find(({ id }) => id === participantId);
  if (!participant) return refuse('ERROR_PARTICIPANT_NOT_FOUND');
  if (participant.actionType === 'SENDER') return refuse('ERROR_PARTICIPANT_SENDER');
  if (participant.status === 'ING_PROCESS') return refuse('ERROR_SIGNING_IN_PROGRESS');
  if (participant.status !== 'ING_WAIT') return refuse('ERROR_PARTICIPANT_HAS_ACTED');
  const inTime = judgeInTime(envelope, now);
  return inTime.ok ? accept(participant) : inTime;
}

function endBySender(envelope: EnvelopeFacts, reason: string, now: Date): Decision<EnvelopeFacts> {
  if (!isReason(reason)) return refuse('ERROR_REASON_MISSING', { limit: REASON_MAX });
  const revocable = judgeRevocable(envelope, now);
  return revocable.ok ? accept({ ...envelope, status: 'ED_FAIL_REVOKE' }) : revocable;
}

/** Accepts if its sender may revoke the envelope now; a participant who is signing is not interrupted. */
export function judgeRevocable(envelope: EnvelopeFacts, now: Date): Decision<null> {
  const prolongable = judgeProlongable(envelope, now);
  return prolongable.ok ? judgeNothingReserved(envelope) : prolongable;
}

/** Waiting participants expire with the envelope; a live reservation is respected (conventions, rule 1). */
function expire(envelope: EnvelopeFacts, now: Date): Decision<EnvelopeFacts> {
  if (now < envelope.expireAt) return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  const free = judgeNothingReserved(envelope);
  if (!free.ok) return free;
  const participants = envelope.participants.map((participant) =>
    participant.actionType !== 'SENDER' && isOpen(participant)
      ? { ...participant, status: 'ED_FAIL_EXPIRED' as const, handledAt: now }
      : participant,
  );
  return accept({ ...envelope, status: 'ED_FAIL_EXPIRED', participants });
}

/**
 * Accepts if its sender may still change a running envelope; refuses after the expiry, even before the expiry job has
 * run.
 */
export function judgeInTime(envelope: EnvelopeFacts, now: Date): Decision<null> {
  if (isCompleting(envelope)) return refuse('ERROR_ALREADY_SIGNED');
  return now < envelope.expireAt ? accept(null) : refuse('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
}

/**
 * The only judgement of the time of a participant who has not acted: until their own deadline or that of the envelope, whichever is
 * earlier. After their own they can do nothing more; the sender gives them more time, replaces or removes them, or lets the
 * envelope expire.
 */
export function judgeParticipantInTime(
  envelope: EnvelopeFacts,
  participant: ParticipantFacts,
  now: Date,
): Decision<null> {
  if (now >= envelope.expireAt) return refuse('ERROR_ENVELOPE_HAD_BEEN_ED_FAIL_EXPIRED');
  return isOverdue(participant, now) ? refuse('ERROR_PARTICIPANT_OVERDUE') : accept(null);
}

/** Accepts if its sender may prolong the envelope now. */
export function judgeProlongable(envelope: EnvelopeFacts, now: Date): Decision<null> {
  const running = judgeStillRunning(envelope);
  return running.ok ? judgeInTime(envelope, now) : running;
}

/** Only extends the deadline: no participant's time is shortened unnoticed. */
function prolong(envelope: EnvelopeFacts, expireAt: Date, now: Date): Decision<EnvelopeFacts> {
  const prolongable = judgeProlongable(envelope, now);
  if (!prolongable.ok) return prolongable;
  return expireAt > envelope.expireAt ? accept({ ...envelope, expireAt }) : refuse('ERROR_PROLONG_EARLIER');
}

/** Only extends the time of a participant who has not acted, at most to the deadline of the envelope. */
function prolongOne(
  envelope: EnvelopeFacts,
  { participantId, deadline }: Extract<FlowEvent, { type: 'PROLONG_ONE' }>,
  now: Date,
): Decision<EnvelopeFacts> {
  const waiting = judgeWaiting(envelope, participantId, now);
  if (!waiting.ok) return waiting;
  const before = waiting.value.deadline ?? envelope.expireAt;
  if (deadline <= before) return refuse('ERROR_PROLONG_EARLIER');
  if (deadline <= now || deadline > envelope.expireAt) return refuse('ERROR_PARTICIPANT_DEADLINE');
  return accept(replace(envelope, participantId, { deadline }));
}

function judgeNothingReserved(envelope: EnvelopeFacts): Decision<null> {
  if (isCompleting(envelope)) return refuse('ERROR_ALREADY_SIGNED');
  const reserved = envelope.participants.some(({ status }) => status === 'ING_PROCESS');
  return reserved ? refuse('ERROR_SIGNING_IN_PROGRESS') : accept(null);
}

/** Accepts if the sender may remove this participant now: one who has not acted, never the last signer (Rulings §2). */
export function judgeRemovable(envelope: EnvelopeFacts, participantId: string, now: Date): Decision<null> {
  const running = judgeStillRunning(envelope);
  if (!running.ok) return running;
  // A contract becomes void only if everyone who acted in it agrees (Rulings §3).
  if (envelope.flowType === 'CANCEL_PROCESS') return refuse('ERROR_ENVELOPE_STATUS_IS_NOT_MATCH');
  // Otherwise an overdue contract could be completed by removing those who have not signed.
  const waiting = judgeWaiting(envelope, participantId, now);
  if (!waiting.ok) return waiting;
  const signersLeft = envelope.participants.some(
    (other) =>
      other.id !== participantId &&
      other.actionType === 'SIGNER' &&
      other.witness !== true &&
      (isOpen(other) || other.status === 'ED_SUCCESS'),
  );
  return signersLeft ? accept(null) : refuse('ERROR_SIGNER_MISSING');
}

function remove(envelope: EnvelopeFacts, participantId: string, now: Date): Decision<EnvelopeFacts> {
  const removable = judgeRemovable(envelope, participantId, now);
  return removable.ok
    ? accept(settle(envelope, participantId, { status: 'ED_SUCCESS_REMOVE', handledAt: now }))
    : removable;
}

const isReason = (reason: string): boolean => reason.trim().length > 0 && [...reason].length <= REASON_MAX;

function replace(envelope: EnvelopeFacts, participantId: string, change: Partial<ParticipantFacts>): EnvelopeFacts {
  const participants = envelope.participants.map((participant) =>
    participant.id === participantId ? { ...participant, ...change } : participant,
  );
  return { ...envelope, participants };
}

/** A participant has acted: opens the next number, or ends the envelope. */
function settle(
  envelope: EnvelopeFacts,
  participantId: string,
  change: Partial<ParticipantFacts>,
  end?: EnvelopeStatus,
): EnvelopeFacts {
  const next = replace(envelope, participantId, change);
  return end && isFinal(end) ? { ...next, status: end } : { ...next, currentSequence: sequenceOf(next.participants) };
}
