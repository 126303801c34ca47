import type { ActionType, EnvelopeFlowType, EnvelopeStatus, ParticipantStatus } from '../vocabulary.ts';

/** The data of a participant that the flow rules need. */
export interface ParticipantFacts {
  readonly id: string;
  readonly actionType: ActionType;
  readonly sequence: number;
  readonly status: ParticipantStatus;
  /**
   * The accounts that may act as this participant: the id of a person or of a membership. Empty until a verified
   * contact is bound; for an ENTERPRISE_ROLE, all its holders until one of them acts.
   */
  readonly heldBy: readonly string[];
  /** True while an enterprise participant has not joined the enterprise (Spec §4 WAITING_JOIN_ENTERPRISE). */
  readonly waitingJoinEnterprise: boolean;
  readonly handleReason: string | null;
  readonly handledAt: Date | null;
  /** Until when they may act, if that is earlier than the deadline of the envelope. */
  readonly deadline?: Date | null;
  /** Signs as a witness of the signatures of others. */
  readonly witness?: boolean;
  /** A person who acts for themself, not for an enterprise. */
  readonly isPersonal?: boolean;
}

/** The data of an envelope that the flow rules need. */
export interface EnvelopeFacts {
  readonly status: EnvelopeStatus;
  readonly flowType: EnvelopeFlowType;
  /** The sequence number whose turn it is; 0 before the start and after everyone has acted. */
  readonly currentSequence: number;
  readonly expireAt: Date;
  /** The account that sent it: the id of a person or of a membership. */
  readonly senderId: string;
  readonly voided: boolean;
  /** The accounts that have moved it to their recycle bin. */
  readonly recycledBy: readonly string[];
  readonly participants: readonly ParticipantFacts[];
}

export const isOpen = (participant: ParticipantFacts): boolean =>
  participant.status === 'ING_WAIT' || participant.status === 'ING_PROCESS';

/** Participants for whose act the flow waits; the sender's own entry never blocks it. */
export const openParticipants = (envelope: EnvelopeFacts): readonly ParticipantFacts[] =>
  envelope.participants.filter((participant) => participant.actionType !== 'SENDER' && isOpen(participant));

/** The next sequence number: it opens when all before it are done (Rulings §3); 0 if no one is left. */
export const sequenceOf = (participants: readonly ParticipantFacts[]): number => {
  const open = participants.filter((participant) => participant.actionType !== 'SENDER' && isOpen(participant));
  return open.length === 0 ? 0 : Math.min(...open.map((participant) => participant.sequence));
};

/** Everyone has acted, and the validation data and document time-stamp are still missing. */
export const isCompleting = (envelope: EnvelopeFacts): boolean =>
  envelope.status === 'ING_PROCESS' && openParticipants(envelope).length === 0;

export const isAtTurn = (envelope: EnvelopeFacts, participant: ParticipantFacts): boolean =>
  envelope.status === 'ING_PROCESS' &&
  participant.actionType !== 'SENDER' &&
  isOpen(participant) &&
  participant.sequence === envelope.currentSequence;

/** The time of the participant to act is over; the envelope goes on, and its sender decides what follows. */
export const isOverdue = (participant: ParticipantFacts, now: Date): boolean =>
  participant.actionType !== 'SENDER' && isOpen(participant) && isPast(participant, now);

const isPast = ({ deadline }: ParticipantFacts, now: Date): boolean =>
  deadline !== undefined && deadline !== null && now >= deadline;

/** The next instant at which a rule decides otherwise without a change of the envelope: the end of a time to act. */
export function nextDue({ expireAt, participants }: EnvelopeFacts, now: Date): Date | null {
  const ends = [expireAt, ...participants.flatMap(({ deadline }) => deadline ?? [])].filter((end) => end > now);
  return ends.reduce<Date | null>((first, end) => (first === null || end < first ? end : first), null);
}

/** Until when the participant may act. */
export const dueOf = ({ expireAt }: Pick<EnvelopeFacts, 'expireAt'>, deadline: Date | null): Date =>
  deadline !== null && deadline < expireAt ? deadline : expireAt;

const ACTED: ReadonlySet<ParticipantStatus> = new Set<ParticipantStatus>([
  'ED_SUCCESS',
  'ED_FAIL_REJECT',
  'ED_FAIL_PROCESS_CHECK',
  'ED_FAIL_BACK',
  'ED_FAIL_PROCESS_FILLOUT',
]);

export const hasActed = ({ status }: ParticipantFacts): boolean => ACTED.has(status);

/** Those who may act now and those who have acted read the documents (Rulings §6.10); not those who have still to join. */
export const mayReadAs = (envelope: EnvelopeFacts, participant: ParticipantFacts): boolean =>
  hasActed(participant) || (!participant.waitingJoinEnterprise && isAtTurn(envelope, participant));
