import { type Decision, accept, refuse } from '../decision.ts';
import type { PrepareState } from '../vocabulary.ts';
import { type EnvelopeFacts, type ParticipantFacts, isAtTurn } from './facts.ts';
import { judgeParticipantInTime, judgeStillRunning } from './flow.ts';
import { judgePrepared } from './judge-state.ts';

/** A device that the sender of a contract has handed to its participants, who act on it in person. */
export interface InPerson {
  readonly envelopeId: string;
  /** Who handed it over: only they can log in on it until it has been idle. */
  readonly hostId: string;
  /** The enterprise account in which they did; null for the personal one. */
  readonly memberId: string | null;
  /** Their name as the record of the contract states it. */
  readonly hostName: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  /** The participant it was handed to first. */
  readonly participantId: string;
  /** The last one who has acted on it. */
  readonly lastId?: string;
}

/**
 * Whether the participant may act on the device of the sender now: a person who acts for themself, at their turn, and in time.
 * Whose contact the code goes to is not judged (`isContactOfHost`).
 */
export function judgeInPerson(
  { envelope, prepareState }: { readonly envelope: EnvelopeFacts; readonly prepareState: PrepareState },
  participantId: string,
  now: Date,
): Decision<ParticipantFacts> {
  const one = envelope.participants.find(({ id }) => id === participantId);
  if (one === undefined || one.actionType === 'SENDER') return refuse('ERROR_PARTICIPANT_NOT_FOUND');
  if (one.isPersonal !== true) return refuse('ERROR_IN_PERSON_ENTERPRISE');
  for (const decision of [
    judgeStillRunning(envelope),
    judgePrepared(prepareState),
    judgeParticipantInTime(envelope, one, now),
  ])
    if (!decision.ok) return decision;
  if (one.status.startsWith('ED_')) return refuse('ERROR_PARTICIPANT_HAS_ACTED');
  return isAtTurn(envelope, one) ? accept(one) : refuse('ERROR_NEED_WAIT_OTHER');
}

interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}

/** Whether one of the contacts of the participant is the host's own: a code sent to it would prove nothing about another person. */
export const isContactOfHost = (participant: Contacts, host: Contacts): boolean =>
  (participant.phone !== null && participant.phone === host.phone) ||
  (participant.email !== null && participant.email === host.email);
