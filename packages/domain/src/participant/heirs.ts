import { type Decision, accept, refuse } from '../decision.ts';
import { AUTHORIZE_DEPTH_MAX, REPLACE_DEPTH_MAX } from '../limits.ts';
import type { ParticipantStatus } from '../vocabulary.ts';

/** An act may go from hand to hand: `heirOfId` names whoever handed it on (Rulings §2 "authorize"). */
export interface InLine {
  readonly id: string;
  readonly heirOfId: string | null;
}

/** From the first who had this act to the participant itself. */
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

/** The first of the line: what was laid out in the documents before the start carries this one's name. */
export const firstInLine = (participants: readonly InLine[], participantId: string): string =>
  lineOf(participants, participantId)[0]?.id ?? participantId;

/** The last of the line: whoever has the act now. */
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
  /** A colleague that the sender chose: their contact was not typed, and is shown masked. */
  readonly colleagueId?: string | null;
}
export interface Heir extends Contacts {
  /** Of the person who has proved one of the contacts, where there is one. */
  readonly personId: string | null;
}

/**
 * Whether this participant may hand the act on to that person. The contacts of others are read masked, so that none is held
 * against the given one: a refusal would tell that a guess was right (security 36).
 */
export function judgeHeir(participants: readonly HeirCandidate[], from: HeirCandidate, heir: Heir): Decision<null> {
  if (lineOf(participants, from.id).length > AUTHORIZE_DEPTH_MAX) {
    return refuse('ERROR_AUTHORIZE_LIMIT', { limit: AUTHORIZE_DEPTH_MAX });
  }
  return isSamePerson(from, heir) ? refuse('ERROR_AUTHORIZE_SELF') : accept(null);
}

/**
 * Whether the sender may name that person in the place of `from` (Rulings §8.17): a contact of the same person may be
 * corrected, but something has to change. One person waits in a step once, as far as the sender typed it.
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

/** A typed contact is not held against a colleague's: the refusal would tell what is read masked (security 36). */
const isTyped = ({ colleagueId }: HeirCandidate): boolean => (colleagueId ?? null) === null;

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
const isSamePerson = (one: Heir, other: Heir): boolean =>
  same(one.personId, other.personId) || same(one.phone, other.phone) || same(one.email, other.email);
