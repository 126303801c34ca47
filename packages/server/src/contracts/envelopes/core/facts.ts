import {
  type ActFacts,
  type EnvelopeFacts,
  type ParticipantFacts,
  type UnavailableReason,
  fromWsid,
} from '@countersign/domain';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Tx, envelope, participant, prepared, refuseWith } from '../../../platform/index.ts';
import type { ShownEnvelopeRow, ShownParticipantRow } from './shown-columns.ts';
import { enterpriseRoleAuthor, member } from '../../../accounts/memberships/views.ts';
import { person } from '../../../accounts/users/views.ts';

export type EnvelopeRow = typeof envelope.$inferSelect;
export type ParticipantRow = typeof participant.$inferSelect;

/** What is shown of an envelope, with the facts that the rules of the domain need. */
export interface ShownEnvelope {
  readonly row: ShownEnvelopeRow;
  /** By sequence, then in the order they were added. */
  readonly participants: readonly ShownParticipantRow[];
  readonly facts: EnvelopeFacts;
  /** Participants that are waited for and cannot act, by participant; set if it was looked up. */
  readonly unavailable?: UnavailableById;
}

/** An envelope as stored, with the facts that the rules of the domain need. */
export interface LoadedEnvelope extends ShownEnvelope {
  readonly row: EnvelopeRow;
  readonly participants: readonly ParticipantRow[];
}

export type UnavailableById = ReadonlyMap<string, UnavailableReason>;

type OfEnvelope = { readonly envelopeId: string };

const rowQuery = (tx: Tx) =>
  tx
    .select()
    .from(envelope)
    .where(eq(envelope.id, sql.placeholder('envelopeId')));
const currentRow = prepared<OfEnvelope, EnvelopeRow[]>(rowQuery);
const lockedRow = prepared<OfEnvelope, EnvelopeRow[]>((tx) => rowQuery(tx).for('update'));
const participantsOf = prepared<OfEnvelope, ParticipantRow[]>((tx) =>
  tx
    .select()
    .from(participant)
    .where(eq(participant.envelopeId, sql.placeholder('envelopeId')))
    .orderBy(asc(participant.sequence), asc(participant.id)),
);

/**
 * Reads an envelope for a decision. With `lock` its row is locked until the transaction ends, so that the next decision
 * sees this one (conventions, rule 1); every change of an envelope takes this lock first.
 * @throws Refused ERROR_NOT_IN_ENVELOPE_FLOW if there is no such envelope
 */
export async function loadEnvelopeFacts(
  tx: Tx,
  envelopeId: string,
  { lock }: { lock: boolean },
): Promise<LoadedEnvelope> {
  const these = { envelopeId };
  // Sent together; the participants are read once the lock is held.
  const [[row], participants] = await Promise.all([
    lock ? lockedRow(tx, these) : currentRow(tx, these),
    participantsOf(tx, these),
  ]);
  if (!row) refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  return { row, participants, facts: factsOf(row, participants, await findRoleHolders(tx, participants)) };
}

const read = new WeakMap<Tx, Map<string, Promise<LoadedEnvelope>>>();

/** The envelope as this transaction read it first; for transactions that do not change envelopes. */
export function readEnvelopeFacts(tx: Tx, envelopeId: string): Promise<LoadedEnvelope> {
  const known = read.get(tx) ?? new Map<string, Promise<LoadedEnvelope>>();
  read.set(tx, known);
  const loaded = known.get(envelopeId) ?? loadEnvelopeFacts(tx, envelopeId, { lock: false });
  known.set(envelopeId, loaded);
  return loaded;
}

/** What the acts on an envelope depend on. */
export const actFactsOf = ({ row, participants, facts, unavailable = new Map() }: ShownEnvelope): ActFacts => ({
  envelope: facts,
  prepareState: row.prepareState,
  isCancelling: row.cancellingId !== null,
  isBstEditing: row.isBstEditing,
  hasEvidence: row.evidenceDigest !== null,
  unavailable,
  lines: participants,
});

/** No one is asked to act before the documents are ready and their turn has come. */
export const wasAsked = ({ row }: LoadedEnvelope, { sequence }: Pick<ParticipantRow, 'sequence'>): boolean =>
  row.prepareState === 'DONE' && (row.currentSequence === 0 || sequence <= row.currentSequence);

/** Locks the rows of several envelopes until the transaction ends, in one order, so that no two transactions deadlock. */
export async function lockEnvelopes(tx: Tx, envelopeIds: readonly string[]): Promise<void> {
  const these = inArray(envelope.id, [...envelopeIds]);
  await tx.select({ id: envelope.id }).from(envelope).where(these).orderBy(asc(envelope.id)).for('update');
}

/** The memberships that hold each role of participants for which no one has acted yet, by the role's wsid. */
export type RoleHolders = ReadonlyMap<string, readonly string[]>;

export async function findRoleHolders(tx: Tx, participants: readonly ShownParticipantRow[]): Promise<RoleHolders> {
  const wsids = participants.flatMap(({ type, personId, enterpriseRoleWsid: wsid }) =>
    type === 'ENTERPRISE_ROLE' && personId === null && wsid !== null ? [wsid] : [],
  );
  const roleIds = wsids.flatMap((wsid) => fromWsid('role', wsid) ?? []);
  if (roleIds.length === 0) return new Map();
  const rows = await tx
    .select({ roleId: enterpriseRoleAuthor.roleId, memberId: enterpriseRoleAuthor.memberId })
    .from(enterpriseRoleAuthor)
    .innerJoin(member, eq(member.id, enterpriseRoleAuthor.memberId))
    .where(and(inArray(enterpriseRoleAuthor.roleId, roleIds), eq(member.status, 'NORMAL')));
  return new Map(
    wsids.map((wsid) => [
      wsid,
      rows.flatMap(({ roleId, memberId }) => (roleId === fromWsid('role', wsid) ? [memberId] : [])),
    ]),
  );
}

/** Whether an account that is to act was removed from its enterprise or disabled. */
export interface AccountState {
  readonly hasLeft: boolean;
  readonly isDisabled: boolean;
}

/** Whether it may be unavailable: no one waits for a participant who has acted. */
const isWaitedFor = ({ actionType, status }: ShownParticipantRow): boolean =>
  actionType !== 'SENDER' && status === 'ING_WAIT';

/** Among participants who have not acted, those who cannot: removed members, disabled accounts, roles without a holder. */
export const unavailableAmong = (
  participants: readonly ShownParticipantRow[],
  roleHolders: RoleHolders,
  stateOf: (one: ShownParticipantRow) => AccountState,
): UnavailableById =>
  new Map(
    participants.filter(isWaitedFor).flatMap((one): [string, UnavailableReason][] => {
      const { hasLeft, isDisabled } = stateOf(one);
      if (one.memberId !== null && hasLeft) return [[one.id, 'LEFT']];
      if (one.personId !== null && isDisabled) return [[one.id, 'DISABLED']];
      const isEmpty = one.type === 'ENTERPRISE_ROLE' && one.personId === null && heldBy(one, roleHolders).length === 0;
      return isEmpty ? [[one.id, 'ROLE_EMPTY']] : [];
    }),
  );

async function findUnavailable(
  tx: Tx,
  participants: readonly ParticipantRow[],
  roleHolders: RoleHolders,
): Promise<UnavailableById> {
  const open = participants.filter(isWaitedFor);
  const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];
  const [personIds, memberIds] = [idsOf(open.map((one) => one.personId)), idsOf(open.map((one) => one.memberId))];
  const disabled =
    personIds.length === 0
      ? []
      : await tx
          .select({ id: person.id })
          .from(person)
          .where(and(inArray(person.id, personIds), eq(person.accountStatus, 'DISABLED')));
  const left =
    memberIds.length === 0
      ? []
      : await tx
          .select({ id: member.id })
          .from(member)
          .where(and(inArray(member.id, memberIds), ne(member.status, 'NORMAL')));
  const [gone, former] = [new Set(disabled.map(({ id }) => id)), new Set(left.map(({ id }) => id))];
  return unavailableAmong(open, roleHolders, ({ personId, memberId }) => ({
    hasLeft: former.has(memberId ?? ''),
    isDisabled: gone.has(personId ?? ''),
  }));
}

/** Participants of an envelope who are waited for and cannot act; empty if it is not running. */
export async function unavailableIn(tx: Tx, { row, participants }: LoadedEnvelope): Promise<UnavailableById> {
  if (row.status !== 'ING_PROCESS') return new Map();
  return findUnavailable(tx, participants, await findRoleHolders(tx, participants));
}

/** The account that sent the envelope: a membership, or the person. */
const senderAccountOf = (row: Pick<ShownEnvelopeRow, 'senderId' | 'senderMemberId'>): string =>
  row.senderMemberId ?? row.senderId;

/** Accounts that have ended keeping the envelope (retention.md) hold nothing in it any more; no account has the id ''. */
export const factsOf = (
  row: ShownEnvelopeRow,
  participants: readonly ShownParticipantRow[],
  roleHolders: RoleHolders,
): EnvelopeFacts => ({
  status: row.status,
  flowType: row.flowType,
  currentSequence: row.currentSequence,
  expireAt: row.expireAt,
  senderId: row.removedBy.includes(senderAccountOf(row)) ? '' : senderAccountOf(row),
  voided: row.voidedAt !== null,
  recycledBy: row.recycledBy,
  participants: participants.map((one) => {
    const facts = participantFactsOf(one, roleHolders);
    return row.removedBy.length === 0 ? facts : { ...facts, heldBy: keptBy(facts.heldBy, one, row.removedBy) };
  }),
});

/** An enterprise that has removed it has done so for members who come to hold its role later, too. */
function keptBy(
  heldBy: readonly string[],
  { enterpriseId, enterpriseWsid }: ShownParticipantRow,
  removedBy: readonly string[],
): readonly string[] {
  const enterprise = enterpriseId ?? fromWsid('enterprise', enterpriseWsid ?? '');
  if (enterprise !== null && removedBy.includes(enterprise)) return [];
  return heldBy.filter((account) => !removedBy.includes(account));
}

/** The bound person acts, in the account it was bound to; before that any holder of the role. */
function heldBy(row: ShownParticipantRow, roleHolders: RoleHolders): readonly string[] {
  const account = row.memberId ?? row.personId;
  if (account !== null) return [account];
  return row.type === 'ENTERPRISE_ROLE' ? (roleHolders.get(row.enterpriseRoleWsid ?? '') ?? []) : [];
}

export const participantFactsOf = (
  row: ShownParticipantRow,
  roleHolders: RoleHolders = new Map(),
): ParticipantFacts => ({
  id: row.id,
  actionType: row.actionType,
  sequence: row.sequence,
  status: row.status,
  heldBy: heldBy(row, roleHolders),
  // A known person who has not joined the enterprise they are to act for (Spec §4).
  waitingJoinEnterprise: row.type === 'ENTERPRISE_MEMBER' && row.personId !== null && row.memberId === null,
  handleReason: row.handleReason,
  handledAt: row.handledAt,
  deadline: row.deadlineAt,
  witness: row.witness,
  isPersonal: row.type === 'PERSON',
});
