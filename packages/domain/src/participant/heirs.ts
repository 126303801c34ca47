import { type Decision, accept, refuse } from '../decision.ts';
import { AUTHORIZE_DEPTH_MAX, REPLACE_DEPTH_MAX } from '../limits.ts';
import type { ParticipantStatus } from '../vocabulary.ts';

/** An act may be handed on several times: `heirOfId` is the participant who handed it on (Rulings §2 "authorize"). */
export interface InLine {
  readonly id: string;
  readonly heirOfId: string | null;
}

/** The chain from the first participant who had this act to the participant itself. */
export function lineOf<T extends InLine>(participants: readonly T[], participantId: string): readonly T[] {
  const line: T[] = [];
  let next = participants.find(({ id }) => id === participantId);
  while (next !== undefined && !line.includes(next)) {
    line.unshift(next);
    const { heirOfId } = next;
    next = participants.find(({ id }) => id === heirOfId);
  }
  return line;
}

/** The first of the chain: the name in the fields allocated before the start is theirs. */
export const firstInLine = (participants: readonly InLine[], participantId: string): string =>
  lineOf(participants, participantId)[0]?.id ?? participantId;

/** The last of the chain: the participant who has the act now. */
export function lastInLine<T extends InLine>(participants: readonly T[], participantId: string): T | undefined {
  const heir = participants.find(({ heirOfId }) => heirOfId === participantId);
  return heir === undefined ? participants.find(({ id }) => id === participantId) : lastInLine(participants, heir.id);
}

interface Contacts {
  readonly phone: string | null;
  readonly email: string | null;
}
export interface HeirCandidate extends InLine, Contacts {
  readonly sequence: number;
  readonly status: ParticipantStatus;
  readonly personId: string | null;
  /** A colleague chosen by the sender: their contact was not typed, and is shown masked. */
  readonly colleagueId?: string | null;
}
export interface Heir extends Contacts {
  /** The person who has proved one of the contacts, if any. */
  readonly personId: string | null;
}

/**
 * Whether this participant may hand the act on to that person. The contact is not compared with those of other
 * participants, which are shown masked: a refusal would confirm a guess (security 36).
 */
export function judgeHeir(participants: readonly HeirCandidate[], from: HeirCandidate, heir: Heir): Decision<null> {
  if (lineOf(participants, from.id).length > AUTHORIZE_DEPTH_MAX) {
    return refuse('ERROR_AUTHORIZE_LIMIT', { limit: AUTHORIZE_DEPTH_MAX });
  }
  return isSamePerson(from, heir) ? refuse('ERROR_AUTHORIZE_SELF') : accept(null);
}

/**
 * Whether the sender may name that person in place of `from` (Rulings §8.17). A contact of the same person may be
 * corrected, but something has to change. A person may wait in a step only once, as far as the sender typed their
 * contact.
 */
export function judgeReplacement(
  participants: readonly HeirCandidate[],
  from: HeirCandidate,
  heir: Heir & { readonly name: string },
): Decision<null> {
  if (isTyped(from) && from.phone === heir.phone && from.email === heir.email) {
    return refuse('ERROR_PARTICIPANT_DUPLICATE', { name: heir.name });
  }
  if (lineOf(participants, from.id).length > REPLACE_DEPTH_MAX) {
    return refuse('ERROR_AUTHORIZE_LIMIT', { limit: REPLACE_DEPTH_MAX });
  }
  const waits = participants.some(
    (one) =>
      one.id !== from.id &&
      isTyped(one) &&
      one.sequence === from.sequence &&
      (one.status === 'ING_WAIT' || one.status === 'ING_PROCESS') &&
      isSamePerson(one, heir),
  );
  return waits ? refuse('ERROR_PARTICIPANT_DUPLICATE', { name: heir.name }) : accept(null);
}

/**
 * A typed contact is not compared with a colleague's, which is shown masked: a refusal would confirm a guess (security
 * 36).
 */
const isTyped = ({ colleagueId }: HeirCandidate): boolean => (colleagueId ?? null) === null;

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
const isSamePerson = (one: Heir, other: Heir): boolean =>
  same(one.personId, other.personId) || same(one.phone, other.phone) || same(one.email, other.email);
