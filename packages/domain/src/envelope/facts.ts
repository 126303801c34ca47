import type { ActionType, EnvelopeFlowType, EnvelopeStatus, ParticipantStatus } from '../vocabulary.ts';

/** What the rules of the flow need to know of a participant. */
export interface ParticipantFacts {
  readonly id: string;
  readonly actionType: ActionType;
  readonly sequence: number;
  readonly status: ParticipantStatus;
  /**
   * The accounts that may act as it: a person's id, or that of a membership. Nobody before a verified contact has bound
   * it; everybody who holds the role of an ENTERPRISE_ROLE until one of them acts.
   */
  readonly heldBy: readonly string[];
  /** True while an enterprise participant has not joined the enterprise (Spec §4 WAITING_JOIN_ENTERPRISE). */
  readonly waitingJoinEnterprise: boolean;
  readonly handleReason: string | null;
  readonly handledAt: Date | null;
}

/** What the rules of the flow need to know of an envelope. */
export interface EnvelopeFacts {
  readonly status: EnvelopeStatus;
  readonly flowType: EnvelopeFlowType;
  /** The sequence number that may act; 0 before the start and after everybody has acted. */
  readonly currentSequence: number;
  readonly expireAt: Date;
  /** The account that sent it: a person's id, or that of a membership. */
  readonly senderId: string;
  readonly voided: boolean;
  /** The accounts that have put it into their recycle bin. */
  readonly recycledBy: readonly string[];
  readonly participants: readonly ParticipantFacts[];
}

export const isOpen = (participant: ParticipantFacts): boolean =>
  participant.status === 'ING_WAIT' || participant.status === 'ING_PROCESS';

/** Participants whose act the flow waits for; the sender's own entry never holds it up. */
export const openParticipants = (envelope: EnvelopeFacts): readonly ParticipantFacts[] =>
  envelope.participants.filter((participant) => participant.actionType !== 'SENDER' && isOpen(participant));

/** A number opens when all before it are done (Rulings §3); 0 when nobody is left. */
export const sequenceOf = (participants: readonly ParticipantFacts[]): number => {
  const open = participants.filter((participant) => participant.actionType !== 'SENDER' && isOpen(participant));
  return open.length === 0 ? 0 : Math.min(...open.map((participant) => participant.sequence));
};

/** Everybody has acted and the validation data and document time-stamp are still to come. */
export const isCompleting = (envelope: EnvelopeFacts): boolean =>
  envelope.status === 'ING_PROCESS' && openParticipants(envelope).length === 0;

export const isAtTurn = (envelope: EnvelopeFacts, participant: ParticipantFacts): boolean =>
  envelope.status === 'ING_PROCESS' &&
  participant.actionType !== 'SENDER' &&
  isOpen(participant) &&
  participant.sequence === envelope.currentSequence;
