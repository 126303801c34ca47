import { type EnvelopeFacts, type EnvelopeStatus, type ParticipantFacts, toWsid } from '@countersign/domain';
import { type SQL, and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  type Caller,
  type EnvelopeRelation,
  type Tx,
  enterpriseRoleAuthor,
  envelope,
  envelopeViewer,
  member,
  participant,
} from '../../../platform/index.ts';

/** What a right over an envelope follows from. */
export interface EnvelopeStanding extends EnvelopeRelation {
  readonly status: EnvelopeStatus;
  readonly currentSequence: number;
  readonly expireAt: Date;
  /** Entries of roles the caller holds for which another holder of the role acts: the caller may read, not act. */
  readonly colleagues: readonly ParticipantFacts[];
}

/**
 * The envelope and the caller's own entries in it, in one query; null if there is no such envelope. A free-login
 * session acts only as the participants of its scope, and never as the sender.
 */
export async function findStanding(tx: Tx, envelopeId: string, caller: Caller): Promise<EnvelopeStanding | null> {
  const memberships = await membershipsOf(tx, caller);
  const personId = caller.apiClient === undefined ? caller.personId : null;
  const active = caller.memberId ?? caller.personId;
  return standingOf(tx, envelopeId, { active, personId, memberships, scopes: caller.scopes });
}

/** The identity a caller acts with: a person, memberships, or the participants of a link's scope. */
interface Standpoint {
  readonly active: string;
  readonly personId: string | null;
  readonly memberships: Memberships;
  readonly scopes: readonly string[] | null;
}

async function standingOf(
  tx: Tx,
  envelopeId: string,
  { active, personId, memberships, scopes }: Standpoint,
): Promise<EnvelopeStanding | null> {
  const own = scopes === null ? ownEntries(personId, memberships) : scoped(scopes, memberships);
  const rows = await tx
    .select({
      senderId: envelope.senderId,
      senderMemberId: envelope.senderMemberId,
      envelopeStatus: envelope.status,
      currentSequence: envelope.currentSequence,
      expireAt: envelope.expireAt,
      id: participant.id,
      actionType: participant.actionType,
      sequence: participant.sequence,
      status: participant.status,
      type: participant.type,
      personId: participant.personId,
      memberId: participant.memberId,
      enterpriseRoleWsid: participant.enterpriseRoleWsid,
      handleReason: participant.handleReason,
      handledAt: participant.handledAt,
    })
    .from(envelope)
    .leftJoin(
      participant,
      and(eq(participant.envelopeId, envelope.id), scopes === null ? or(own, takenByColleague(memberships)) : own),
    )
    .where(eq(envelope.id, envelopeId));
  const [first] = rows;
  if (first === undefined) return null;
  const memberIds = new Set(memberships.map((one) => one.id));
  const entries = rows.flatMap((row): Entry[] => {
    const { id, type, actionType, sequence, status, personId, memberId, handleReason, handledAt } = row;
    if (id === null || actionType === null || sequence === null || status === null) return [];
    if (status === 'ED_SUCCESS_REMOVE') return [];
    const account = memberId ?? personId;
    const heldBy = account === null ? holdersOf(row.enterpriseRoleWsid, memberships) : [account];
    const waitingJoinEnterprise = type === 'ENTERPRISE_MEMBER' && personId !== null && memberId === null;
    const isColleagues = type === 'ENTERPRISE_ROLE' && memberId !== null && !memberIds.has(memberId);
    const facts = { id, actionType, sequence, status, heldBy, waitingJoinEnterprise, handleReason, handledAt };
    return [{ facts, isColleagues }];
  });
  const mine = entries.flatMap(({ facts, isColleagues }) => (isColleagues ? [] : [facts]));
  const colleagues = entries.flatMap(({ facts, isColleagues }) => (isColleagues ? [facts] : []));
  const isSender = scopes === null && isSenderOf(first, personId, memberships);
  const held = scopes === null ? memberships.map((one) => one.id) : mine.flatMap(({ heldBy }) => heldBy);
  const readsAs = colleagues.flatMap(({ heldBy }) => heldBy);
  const accounts = [...new Set([active, ...(personId === null ? [] : [personId]), ...held])];
  const { envelopeStatus: status, currentSequence, expireAt } = first;
  return {
    envelopeId,
    isSender,
    accounts,
    readsAs,
    isViewer: false,
    mine,
    colleagues,
    status,
    currentSequence,
    expireAt,
  };
}

interface Entry {
  readonly facts: ParticipantFacts;
  /** Another holder of the caller's role acts as it. */
  readonly isColleagues: boolean;
}

/**
 * The relation of the accounts of the caller's active enterprise to an envelope that its list shows (Spec §6
 * enterprises:envelopes:view), the account that sent it first; null if none of them sees it.
 */
export async function findEnterpriseStanding(
  tx: Tx,
  envelopeId: string,
  { memberId, enterpriseId }: Caller,
): Promise<EnvelopeStanding | null> {
  if (enterpriseId === null || memberId === null) return null;
  const rows = await tx
    .select({ id: member.id, roleId: enterpriseRoleAuthor.roleId })
    .from(envelopeViewer)
    .innerJoin(member, eq(member.id, envelopeViewer.accountId))
    .leftJoin(enterpriseRoleAuthor, eq(enterpriseRoleAuthor.memberId, member.id))
    .where(and(eq(envelopeViewer.envelopeId, envelopeId), eq(member.enterpriseId, enterpriseId)))
    .orderBy(desc(envelopeViewer.isSender), asc(member.id));
  if (rows.length === 0) return null;
  return standingOf(tx, envelopeId, { active: memberId, personId: null, memberships: grouped(rows), scopes: null });
}

/** A key of an enterprise represents one membership of its maker, and no other account of theirs. */
async function membershipsOf(tx: Tx, { personId, memberId, apiClient }: Caller): Promise<Memberships> {
  const all = await liveMemberships(tx, personId);
  return apiClient === undefined ? all : all.filter(({ id }) => id === memberId);
}

/** Memberships that were not disabled, with the roles they hold. */
async function liveMemberships(tx: Tx, personId: string): Promise<Memberships> {
  const rows = await tx
    .select({ id: member.id, roleId: enterpriseRoleAuthor.roleId })
    .from(member)
    .leftJoin(enterpriseRoleAuthor, eq(enterpriseRoleAuthor.memberId, member.id))
    .where(and(eq(member.personId, personId), eq(member.status, 'NORMAL')));
  return grouped(rows);
}

type Memberships = readonly { readonly id: string; readonly roleWsids: readonly string[] }[];

const grouped = (rows: readonly { readonly id: string; readonly roleId: string | null }[]): Memberships =>
  [...new Set(rows.map(({ id }) => id))].map((id) => ({
    id,
    roleWsids: rows.flatMap((row) => (row.id === id && row.roleId !== null ? [toWsid('role', row.roleId)] : [])),
  }));

/**
 * A part in an envelope follows the person, whatever account is active; one in the name of an enterprise follows their
 * membership there, and ends with it (security 19, 40).
 */
function ownEntries(personId: string | null, memberships: Memberships): SQL {
  const memberIds = memberships.map(({ id }) => id);
  const roleWsids = memberships.flatMap((one) => one.roleWsids);
  const entries = or(
    personId === null ? undefined : and(eq(participant.personId, personId), isNull(participant.memberId)),
    memberIds.length === 0 ? undefined : inArray(participant.memberId, memberIds),
    roleWsids.length === 0
      ? undefined
      : and(
          eq(participant.type, 'ENTERPRISE_ROLE'),
          isNull(participant.personId),
          inArray(participant.enterpriseRoleWsid, roleWsids),
        ),
  );
  // A caller without any identity has no entries, not all of them.
  return entries ?? sql`false`;
}

/** Entries of the roles these memberships hold for which another holder acts (Spec §5 step 4, Rulings §8.2). */
function takenByColleague(memberships: Memberships): SQL | undefined {
  const roleWsids = memberships.flatMap((one) => one.roleWsids);
  if (roleWsids.length === 0) return undefined;
  return and(
    eq(participant.type, 'ENTERPRISE_ROLE'),
    isNotNull(participant.memberId),
    inArray(participant.enterpriseRoleWsid, roleWsids),
  );
}

/** The participants of a link's session; one in the name of an enterprise ends with the membership there as well. */
const scoped = (scopes: readonly string[], memberships: Memberships): SQL | undefined =>
  and(
    inArray(participant.id, [...scopes]),
    memberships.length === 0
      ? isNull(participant.memberId)
      : or(
          isNull(participant.memberId),
          inArray(
            participant.memberId,
            memberships.map(({ id }) => id),
          ),
        ),
  );

/** The memberships that hold exactly this role. */
const holdersOf = (roleWsid: string | null, memberships: Memberships): string[] =>
  memberships.flatMap(({ id, roleWsids }) => (roleWsid !== null && roleWsids.includes(roleWsid) ? [id] : []));

const isSenderOf = (
  { senderId, senderMemberId }: { senderId: string; senderMemberId: string | null },
  personId: string | null,
  memberships: Memberships,
): boolean => (senderMemberId === null ? senderId === personId : memberships.some(({ id }) => id === senderMemberId));

/** The facts `isAtTurn` needs; the other participants do not affect it. */
export const turnFacts = (standing: EnvelopeStanding): EnvelopeFacts => ({
  status: standing.status,
  flowType: 'SIGN_PROCESS',
  currentSequence: standing.currentSequence,
  expireAt: standing.expireAt,
  senderId: '',
  voided: false,
  recycledBy: [],
  participants: standing.mine,
});
