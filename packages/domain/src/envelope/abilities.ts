import { mayCallByKey } from '../access/api-scopes.ts';
import { mayHandOnFurther, mayReplaceFurther } from '../participant/successors.ts';
import type { InLine } from '../participant/successors.ts';
import { judgeEntry } from '../signing/prechecks.ts';
import type { PrepareState } from '../vocabulary.ts';
import { judgeCancel } from './cancel.ts';
import { type EnvelopeFacts, type ParticipantFacts, hasActed, mayReadAs } from './facts.ts';
import { applyFlowEvent, judgeProlongable, judgeRemovable, judgeReplaceable, judgeRevocable } from './flow.ts';
import { judgeInPerson } from './in-person.ts';
import { judgeDraft, judgeFinished, judgePrepared, judgeReuse } from './judge-state.ts';
import { recycle, restore } from './recycle.ts';
import { judgeRemind } from './remind.ts';
import { shownStatusFor } from './shown-status.ts';

/** The acts on one participant, and the call of each: the reader's own acts, then those of the sender. */
const PARTICIPANT_CALLS = {
  sign: 'sign',
  check: 'check',
  reject: 'reject',
  return: 'returnEnvelope',
  handOn: 'authorizeParticipant',
  replace: 'replaceParticipant',
  inPerson: 'startInPerson',
  remove: 'deleteParticipants',
} as const;
/** The acts on an envelope, and the call of each. */
const ENVELOPE_CALLS = {
  ...PARTICIPANT_CALLS,
  open: 'getEnvelope',
  readDocuments: 'getDocumentContent',
  download: 'getArchive',
  evidence: 'getEvidence',
  edit: 'updateEnvelope',
  untime: 'updateEnvelope',
  start: 'startEnvelope',
  remind: 'remindEnvelope',
  prolong: 'prolongEnvelope',
  revoke: 'revokeEnvelope',
  copy: 'copyEnvelope',
  correct: 'copyEnvelope',
  template: 'createBst',
  cancel: 'cancelEnvelope',
  label: 'labelEnvelopes',
  recycle: 'recycleEnvelope',
  restore: 'restoreEnvelope',
} as const;

export type ParticipantAct = keyof typeof PARTICIPANT_CALLS;
export type EnvelopeAct = keyof typeof ENVELOPE_CALLS;
const actsOf = <T extends string>(calls: Readonly<Record<T, string>>) => Object.keys(calls) as [T, ...T[]];
export const PARTICIPANT_ACTS = actsOf(PARTICIPANT_CALLS);
export const ENVELOPE_ACTS = actsOf(ENVELOPE_CALLS);

/** What the acts on an envelope depend on besides the facts of its flow. */
export interface ActFacts {
  readonly envelope: EnvelopeFacts;
  readonly prepareState: PrepareState;
  readonly isCancelling: boolean;
  readonly isBstEditing: boolean;
  readonly hasEvidence: boolean;
  /** Participants who are waited for and cannot act; needed for its sender only. */
  readonly unavailable: Pick<ReadonlySet<string>, 'has'>;
  /** Who has handed on to whom. */
  readonly lines: readonly InLine[];
}

/** Who reads the envelope, and when. */
export interface ActReader {
  readonly now: Date;
  readonly personId: string;
  /** The reader's own accounts, the active one first. */
  readonly accounts: readonly string[];
  readonly isSender: boolean;
  /** Ids of the participants that the reader may act as. */
  readonly own: ReadonlySet<string>;
  /** Accounts of others through which the reader reads it without a part of their own. */
  readonly readsAs: readonly string[];
  /** Whether that is because they see all envelopes of the enterprise; otherwise another holder of their role acts. */
  readonly isViewer: boolean;
  /** The session of a signing link. */
  readonly isGuest: boolean;
  /** May make templates in the enterprise of the active account (Spec §6). */
  readonly mayMakeTemplates: boolean;
  /** The scopes of the API key by which a program reads it; null for a session. */
  readonly apiScopes: readonly string[] | null;
}

/**
 * The acts that the reader may do with the envelope now, judged by the rules that its calls apply. What only the call
 * knows is not judged: its body, the proofs that it needs, the pause between two reminders, whether a draft is complete.
 * @param onParticipants the acts on its participants (`participantAbilitiesOf`), where they are known already
 */
export function abilitiesOf(
  facts: ActFacts,
  reader: ActReader,
  onParticipants = facts.envelope.participants.flatMap((one) => participantAbilitiesOf(facts, one, reader)),
): EnvelopeAct[] {
  const acts = new Set<EnvelopeAct>([
    ...onParticipants,
    ...readings(facts, reader),
    ...(reader.isGuest ? [] : [...senderActs(facts, reader), ...accountActs(facts, reader)]),
  ]);
  return ENVELOPE_ACTS.filter((act) => acts.has(act) && isOpenTo(reader, ENVELOPE_CALLS[act]));
}

/** The acts of the reader on, or as, this participant. */
export function participantAbilitiesOf(facts: ActFacts, one: ParticipantFacts, reader: ActReader): ParticipantAct[] {
  const { own, isSender } = reader;
  const acts = new Set<ParticipantAct>([
    ...(own.has(one.id) ? ownActs(facts, one, reader.now) : []),
    ...(isSender ? actsOnOther(facts, one, reader) : []),
  ]);
  return PARTICIPANT_ACTS.filter((act) => acts.has(act) && isOpenTo(reader, PARTICIPANT_CALLS[act]));
}

const isOpenTo = ({ apiScopes }: ActReader, call: string): boolean =>
  apiScopes === null || mayCallByKey(apiScopes, call);

type Offer<T> = readonly (readonly [T, boolean])[];
const offered = <T>(acts: Offer<T>): T[] => acts.flatMap(([act, isOffered]) => (isOffered ? [act] : []));

/** A turn that another request of the same person has reserved is soon given back or over; the call decides then. */
const withoutReservation = (envelope: EnvelopeFacts, { id }: ParticipantFacts): EnvelopeFacts => ({
  ...envelope,
  participants: envelope.participants.map((one) =>
    one.id === id && one.status === 'ING_PROCESS' ? { ...one, status: 'ING_WAIT' } : one,
  ),
});

function ownActs({ prepareState, lines, ...facts }: ActFacts, one: ParticipantFacts, now: Date): ParticipantAct[] {
  const envelope = withoutReservation(facts.envelope, one);
  const of = { participantId: one.id, reason: 'a reason' };
  const may = (event: Parameters<typeof applyFlowEvent>[1]): boolean => applyFlowEvent(envelope, event, now).ok;
  const isPrepared = judgePrepared(prepareState).ok;
  return offered([
    ['sign', isPrepared && judgeEntry(envelope, one.id, now).ok],
    ['check', isPrepared && may({ type: 'PASS_CHECK', ...of })],
    ['reject', may({ type: 'REJECT', ...of })],
    // A void agreement is confirmed or rejected; there is nothing in it to correct (Rulings §3).
    ['return', envelope.flowType !== 'CANCEL_PROCESS' && may({ type: 'RETURN', ...of })],
    [
      'handOn',
      isPrepared &&
        mayHandOnFurther(lines, one.id) &&
        may({ type: 'AUTHORIZE', ...of, successor: { ...one, id: `successor of ${one.id}` } }),
    ],
  ]);
}

const actsOnOther = (facts: ActFacts, { id }: ParticipantFacts, { now, own }: ActReader) => {
  const { envelope, prepareState, lines } = facts;
  return offered<ParticipantAct>([
    [
      'replace',
      judgePrepared(prepareState).ok && judgeReplaceable(envelope, id, now).ok && mayReplaceFurther(lines, id),
    ],
    ['inPerson', !own.has(id) && judgeInPerson(facts, id, now).ok],
    ['remove', judgeRemovable(envelope, id, now).ok],
  ]);
};

/** Calls that change nothing. */
function readings({ envelope, hasEvidence }: ActFacts, reader: ActReader): EnvelopeAct[] {
  const { isSender, own, readsAs, isViewer, accounts } = reader;
  const isDraft = envelope.status === 'DRAFT' || envelope.status === 'TIMED';
  const theirs = readsAs.length === 0 ? [] : partsOf(envelope, readsAs);
  const isSentByTheirs = isViewer && readsAs.includes(envelope.senderId);
  const hasPart = own.size > 0 || accountWith(envelope, accounts) !== null;
  const mayOpen = isSender || (!isDraft && (hasPart || isSentByTheirs || theirs.length > 0));
  const mayRead =
    isSender ||
    isSentByTheirs ||
    envelope.participants.some((one) => own.has(one.id) && mayReadAs(envelope, one)) ||
    theirs.some((one) => (isViewer ? mayReadAs(envelope, one) : hasActed(one)));
  const isFinished = judgeFinished(envelope, { hasEvidence }).ok;
  return offered([
    ['open', mayOpen],
    ['readDocuments', mayOpen && mayRead],
    ['download', mayOpen && mayRead && isFinished],
    // It shows the pages of the documents.
    ['evidence', mayOpen && mayRead && isFinished],
  ]);
}

const partsOf = ({ participants }: EnvelopeFacts, accounts: readonly string[]): readonly ParticipantFacts[] =>
  participants.filter(
    ({ actionType, status, heldBy }) =>
      actionType !== 'SENDER' && status !== 'ED_SUCCESS_REMOVE' && heldBy.some((account) => accounts.includes(account)),
  );

/** The first of the accounts that has a part in the envelope. */
const accountWith = (envelope: EnvelopeFacts, accounts: readonly string[]): string | null =>
  accounts.find((account) => shownStatusFor(envelope, account) !== null) ?? null;

const isInBin = (envelope: EnvelopeFacts, { accounts }: ActReader): boolean =>
  envelope.recycledBy.includes(accountWith(envelope, accounts) ?? '');

function senderActs(facts: ActFacts, reader: ActReader): EnvelopeAct[] {
  const { envelope, prepareState, unavailable, isCancelling } = facts;
  const { now, own } = reader;
  // An envelope in the recycle bin is restored first.
  if (!reader.isSender || isInBin(envelope, reader)) return [];
  const reminded = judgeRemind({ envelope, prepareState, unavailable }, now);
  const mayReuse = judgeReuse(envelope, facts).ok;
  return offered([
    ['edit', judgeDraft(envelope).ok],
    ['untime', envelope.status === 'TIMED'],
    // A draft is started by its editor, which knows whether it is complete.
    ['start', envelope.status === 'TIMED' && applyFlowEvent(envelope, { type: 'START' }, now).ok],
    ['remind', reminded.ok && reminded.value.some((id) => !own.has(id))],
    ['prolong', judgeProlongable(envelope, now).ok],
    ['revoke', judgeRevocable(envelope, now).ok],
    ['copy', mayReuse && envelope.status === 'ED_SUCCESS'],
    ['correct', mayReuse && envelope.status.startsWith('ED_FAIL')],
    ['template', mayReuse && mayMakeTemplateOf(envelope, reader)],
    ['cancel', judgeCancel(envelope, { isCancelling }).ok],
  ]);
}

/** A template belongs to the enterprise of the active account; it is made of what that account or the person has sent. */
const mayMakeTemplateOf = ({ senderId }: EnvelopeFacts, { accounts, personId, mayMakeTemplates }: ActReader): boolean =>
  mayMakeTemplates && (senderId === accounts[0] || senderId === personId);

/** Acts that only change the lists of the reader's own account. */
function accountActs({ envelope, isBstEditing }: ActFacts, reader: ActReader): EnvelopeAct[] {
  const account = accountWith(envelope, reader.accounts);
  if (account === null || isBstEditing) return [];
  const inBin = isInBin(envelope, reader);
  return offered([
    // Labels belong to the active account.
    ['label', account === reader.accounts[0]],
    ['recycle', !inBin && recycle(envelope, account).ok],
    ['restore', inBin && restore(envelope, account).ok],
  ]);
}
