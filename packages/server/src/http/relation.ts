import { type EnvelopeFacts, type EnvelopeStatus, type ParticipantFacts, toWsid } from '@countersign/domain';
import { type SQL, and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { enterpriseRoleAuthor, envelope, member, participant } from '../db/schema/index.ts';
import type { Caller, EnvelopeRelation } from './context.ts';

/** What a right over an envelope follows from. */
export interface EnvelopeStanding extends EnvelopeRelation {
  readonly status: EnvelopeStatus;
  readonly currentSequence: number;
  readonly expireAt: Date;
}

/**
 * The envelope and the caller's own entries in it, in one query; null where there is no such envelope. A free-login
 * session is the participants of its scope and nobody else, least of all the sender.
 */
export async function findStanding(tx: Tx, envelopeId: string, caller: Caller): Promise<EnvelopeStanding | null> {
  const memberships = await liveMemberships(tx, caller.personId);
  const own = caller.scopes === null ? ownEntries(caller.personId, memberships) : scoped(caller.scopes, memberships);
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
    .leftJoin(participant, and(eq(participant.envelopeId, envelope.id), own))
    .where(eq(envelope.id, envelopeId));
  const [first] = rows;
  if (first === undefined) return null;
  const mine = rows.flatMap((row): ParticipantFacts[] => {
    const { id, type, actionType, sequence, status, personId, memberId, handleReason, handledAt } = row;
    if (id === null || actionType === null || sequence === null || status === null) return [];
    if (status === 'ED_SUCCESS_REMOVE') return [];
    const account = memberId ?? personId;
    const heldBy = account === null ? holdersOf(row.enterpriseRoleWsid, memberships) : [account];
    const waitingJoinEnterprise = type === 'ENTERPRISE_MEMBER' && personId !== null && memberId === null;
    return [{ id, actionType, sequence, status, heldBy, waitingJoinEnterprise, handleReason, handledAt }];
  });
  const isSender = caller.scopes === null && isSenderOf(first, caller.personId, memberships);
  const held = caller.scopes === null ? memberships.map((one) => one.id) : mine.flatMap(({ heldBy }) => heldBy);
  const accounts = [caller.memberId ?? caller.personId, caller.personId, ...held];
  const { envelopeStatus: status, currentSequence, expireAt } = first;
  return { envelopeId, isSender, accounts: [...new Set(accounts)], mine, status, currentSequence, expireAt };
}

/** Memberships that were not disabled, with the roles they hold. */
async function liveMemberships(tx: Tx, personId: string): Promise<{ id: string; roleWsids: string[] }[]> {
  const rows = await tx
    .select({ id: member.id, roleId: enterpriseRoleAuthor.roleId })
    .from(member)
    .leftJoin(enterpriseRoleAuthor, eq(enterpriseRoleAuthor.memberId, member.id))
    .where(and(eq(member.personId, personId), eq(member.status, 'NORMAL')));
  return [...new Set(rows.map(({ id }) => id))].map((id) => ({
    id,
    roleWsids: rows.flatMap((row) => (row.id === id && row.roleId !== null ? [toWsid('role', row.roleId)] : [])),
  }));
}

type Memberships = Awaited<ReturnType<typeof liveMemberships>>;

/**
 * A part in an envelope follows the person, whatever account is active; one in the name of an enterprise, their
 * membership there, and ends with it (security 19, 40).
 */
function ownEntries(personId: string, memberships: Memberships): SQL | undefined {
  const memberIds = memberships.map(({ id }) => id);
  const roleWsids = memberships.flatMap((one) => one.roleWsids);
  return or(
    and(eq(participant.personId, personId), isNull(participant.memberId)),
    memberIds.length === 0 ? undefined : inArray(participant.memberId, memberIds),
    roleWsids.length === 0
      ? undefined
      : and(
          eq(participant.type, 'ENTERPRISE_ROLE'),
          isNull(participant.personId),
          inArray(participant.enterpriseRoleWsid, roleWsids),
        ),
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
  personId: string,
  memberships: Memberships,
): boolean => (senderMemberId === null ? senderId === personId : memberships.some(({ id }) => id === senderMemberId));

/** The facts `isAtTurn` asks for; the other participants do not matter to it. */
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
