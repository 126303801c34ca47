import { type Decision, accept, refuse } from '../decision.ts';
import { AUTHORIZE_DEPTH_MAX, REPLACE_DEPTH_MAX } from '../limits.ts';
import type { ParticipantStatus } from '../vocabulary.ts';

/** An act may be handed on several times: `successorOfId` is the participant who handed it on (Rulings §2 "authorize"). */
export interface InLine {
  readonly id: string;
  readonly successorOfId: string | null;
}

/** The chain from the first participant who had this act to the participant itself. */
export function lineOf<T extends InLine>(participants: readonly T[], participantId: string): readonly T[] {
  const line: T[] = [];
  let next = participants.find(({ id }) => id === participantId);
  while (next !== undefined && !line.includes(next)) {
    line.unshift(next);
    const { successorOfId } = next;
    next = participants.find(({ id }) => id === successorOfId);
  }
  return line;
}

/** The first of the chain: the name in the fields allocated before the start is theirs. */
export const firstInLine = (participants: readonly InLine[], participantId: string): string =>
  lineOf(participants, participantId)[0]?.id ?? participantId;

/** The last of the chain: the participant who has the act now. */
export function lastInLine<T extends InLine>(participants: readonly T[], participantId: string): T | undefined {
  const successor = participants.find(({ successorOfId }) => successorOfId === participantId);
  return successor === undefined
    ? participants.find(({ id }) => id === participantId)
    : lastInLine(participants, successor.id);
}

/** Limits how often an act is handed on, by its participants or by the sender. */
export const mayHandOnFurther = (participants: readonly InLine[], participantId: string): boolean =>
  lineOf(participants, participantId).length <= AUTHORIZE_DEPTH_MAX;
export const mayReplaceFurther = (participants: readonly InLine[], participantId: string): boolean =>
  lineOf(participants, participantId).length <= REPLACE_DEPTH_MAX;

interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}
export interface SuccessorCandidate extends InLine, Contacts {
  readonly sequence: number;
  readonly status: ParticipantStatus;
  readonly personId: string | null;
  /** A colleague chosen by the sender: their contact was not typed, and is shown masked. */
  readonly colleagueId?: string | null;
}
export interface Successor extends Contacts {
  /** The person who has proved one of the contacts, if any. */
  readonly personId: string | null;
}

/**
 * Whether this participant may hand the act on to that person. The contact is not compared with those of other
 * participants, which are shown masked: a refusal would confirm a guess (security 36).
 */
export function judgeSuccessor(
  participants: readonly SuccessorCandidate[],
  from: SuccessorCandidate,
  successor: Successor,
): Decision<null> {
  if (!mayHandOnFurther(participants, from.id)) {
    return refuse('ERROR_AUTHORIZE_LIMIT', { limit: AUTHORIZE_DEPTH_MAX });
  }
  return isSamePerson(from, successor) ? refuse('ERROR_AUTHORIZE_SELF') : accept(null);
}

/**
 * Whether the sender may name that person in place of `from` (Rulings §8.17). A contact of the same person may be
 * corrected, but something has to change. A person may wait in a step only once, as far as the sender typed their
 * contact.
 */
export function judgeReplacement(
  participants: readonly SuccessorCandidate[],
  from: SuccessorCandidate,
  successor: Successor & { readonly name: string },
): Decision<null> {
  if (isTyped(from) && from.phone === successor.phone && from.email === successor.email) {
    return refuse('ERROR_PARTICIPANT_DUPLICATE', { name: successor.name });
  }
  if (!mayReplaceFurther(participants, from.id)) {
    return refuse('ERROR_AUTHORIZE_LIMIT', { limit: REPLACE_DEPTH_MAX });
  }
  const waits = participants.some(
    (one) =>
      one.id !== from.id &&
      isTyped(one) &&
      one.sequence === from.sequence &&
      (one.status === 'ING_WAIT' || one.status === 'ING_PROCESS') &&
      isSamePerson(one, successor),
  );
  return waits ? refuse('ERROR_PARTICIPANT_DUPLICATE', { name: successor.name }) : accept(null);
}

/**
 * A typed contact is not compared with a colleague's, which is shown masked: a refusal would confirm a guess (security
 * 36).
 */
const isTyped = ({ colleagueId }: SuccessorCandidate): boolean => (colleagueId ?? null) === null;

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
const isSamePerson = (one: Successor, other: Successor): boolean =>
  same(one.personId, other.personId) || same(one.phone, other.phone) || same(one.email, other.email);
