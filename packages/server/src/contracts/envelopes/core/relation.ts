import {
  type EnvelopeFacts,
  type EnvelopeStatus,
  type ParticipantFacts,
  type ParticipantType,
  toWsid,
} from '@countersign/domain';
import { type Caller, type EnvelopeRelation, type Tx, preparedText } from '../../../platform/index.ts';

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
  const { personId, memberId, apiClient, scopes } = caller;
  const rows = await rowsOfPerson(tx, [envelopeId, personId, scopes]);
  const all = membershipsIn(rows);
  // A key of an enterprise represents one membership of its maker, and no other account of theirs.
  const isKey = apiClient !== undefined;
  const memberships = isKey ? all.filter(({ id }) => id === memberId) : all;
  return standingOf(envelopeId, rows, {
    active: memberId ?? personId,
    personId: isKey ? null : personId,
    memberships,
    scopes,
  });
}

/** The identity a caller acts with: a person, memberships, or the participants of a link's scope. */
interface Standpoint {
  readonly active: string;
  readonly personId: string | null;
  readonly memberships: Memberships;
  readonly scopes: readonly string[] | null;
}

/** An envelope with one of the participants who may be the caller's; without any, these columns are null. */
interface Row {
  readonly senderId: string;
  readonly senderMemberId: string | null;
  readonly envelopeStatus: EnvelopeStatus;
  readonly currentSequence: number;
  readonly expireAt: string;
  /** Persons and enterprises that have ended keeping it: to them it is gone. */
  readonly removedBy: readonly string[];
  /** Of each membership its id and a role that it holds. */
  readonly memberships: readonly (readonly [id: string, roleId: string | null])[] | null;
  readonly id: string | null;
  readonly actionType: ParticipantFacts['actionType'];
  readonly sequence: number;
  readonly status: ParticipantFacts['status'];
  readonly type: ParticipantType;
  readonly personId: string | null;
  readonly memberId: string | null;
  readonly enterpriseRoleWsid: string | null;
  readonly handleReason: string | null;
  readonly handledAt: string | null;
}

/**
 * Participants of every role are read as well: whether the caller holds it follows from the wsid of the role.
 * @param mine SQL of `mine (id, role_id, is_first)`: the memberships, and the roles that they hold
 * @param who SQL of a condition on further participants
 */
const standingText = (mine: string, who: string): string => `
  with mine as materialized (${mine})
  select e.sender_id as "senderId", e.sender_member_id as "senderMemberId", e.status as "envelopeStatus",
    e.current_sequence as "currentSequence", e.expire_at as "expireAt",
    to_json(e.removed_by) as "removedBy",
    (select json_agg(json_build_array(id, role_id) order by is_first desc, id) from mine) as memberships,
    p.id, p.action_type as "actionType", p.sequence, p.status, p.type, p.person_id as "personId", p.member_id as "memberId",
    p.enterprise_role_wsid as "enterpriseRoleWsid", p.handle_reason as "handleReason", p.handled_at as "handledAt"
  from envelope e left join participant p on p.envelope_id = e.id and (${who})
  where e.id = $1::uuid`;

/** Memberships that were not disabled, with the roles they hold. */
const rowsOfPerson = preparedText<Row>(
  standingText(
    `select m.id, a.role_id, false as is_first from member m
      left join enterprise_role_author a on a.member_id = m.id where m.person_id = $2::uuid and m.status = 'NORMAL'
        and not exists (select 1 from envelope gone where gone.id = $1::uuid and m.enterprise_id = any(gone.removed_by))`,
    `case when $3::uuid[] is null then p.person_id = $2 or p.type = 'ENTERPRISE_ROLE'
      or p.member_id in (select id from mine) else p.id = any($3) end`,
  ),
);

/** Of the enterprise the members who see the envelope, with the roles they hold; its sender first. */
const rowsOfEnterprise = preparedText<Row>(
  standingText(
    `select m.id, a.role_id, v.is_sender as is_first from envelope_viewer v join member m on m.id = v.account_id
      left join enterprise_role_author a on a.member_id = m.id
      where v.envelope_id = $1::uuid and m.enterprise_id = $2::uuid`,
    `p.type = 'ENTERPRISE_ROLE' or p.member_id in (select id from mine)`,
  ),
);

function membershipsIn([row]: readonly Row[]): Memberships {
  const pairs = row?.memberships ?? [];
  return [...new Set(pairs.map(([id]) => id))].map((id) => ({
    id,
    roleWsids: pairs.flatMap(([of, roleId]) => (of === id && roleId !== null ? [toWsid('role', roleId)] : [])),
  }));
}

function standingOf(envelopeId: string, rows: readonly Row[], standpoint: Standpoint): EnvelopeStanding | null {
  const [first] = rows;
  if (first === undefined) return null;
  const { active, memberships, scopes } = standpoint;
  const { removedBy } = first;
  const personId = removedBy.includes(standpoint.personId ?? '') ? null : standpoint.personId;
  const memberIds = new Set(memberships.map((one) => one.id));
  const isOwn = scopes === null ? isOwnEntry(personId, memberships) : isScoped(scopes, memberships, removedBy);
  const entries = rows.flatMap((row): Entry[] => {
    const { id, type, actionType, sequence, status, memberId, handleReason, handledAt } = row;
    if (id === null || status === 'ED_SUCCESS_REMOVE') return [];
    if (!isOwn({ ...row, id }) && (scopes !== null || !isTakenByColleague(row, memberships))) return [];
    const account = memberId ?? row.personId;
    const heldBy = account === null ? holdersOf(row.enterpriseRoleWsid, memberships) : [account];
    const waitingJoinEnterprise = type === 'ENTERPRISE_MEMBER' && row.personId !== null && memberId === null;
    const isColleagues = type === 'ENTERPRISE_ROLE' && memberId !== null && !memberIds.has(memberId);
    const handled = handledAt === null ? null : new Date(handledAt);
    const facts = { id, actionType, sequence, status, heldBy, waitingJoinEnterprise, handleReason, handledAt: handled };
    return [{ facts, isColleagues }];
  });
  const mine = entries.flatMap(({ facts, isColleagues }) => (isColleagues ? [] : [facts]));
  const colleagues = entries.flatMap(({ facts, isColleagues }) => (isColleagues ? [facts] : []));
  const isSender = scopes === null && isSenderOf(first, personId, memberships);
  const held = scopes === null ? memberships.map((one) => one.id) : mine.flatMap(({ heldBy }) => heldBy);
  const readsAs = colleagues.flatMap(({ heldBy }) => heldBy);
  const accounts = [...new Set([active, ...(personId === null ? [] : [personId]), ...held])];
  const { envelopeStatus: status, currentSequence } = first;
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
    expireAt: new Date(first.expireAt),
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
  const rows = await rowsOfEnterprise(tx, [envelopeId, enterpriseId]);
  const memberships = membershipsIn(rows);
  if (memberships.length === 0) return null;
  return standingOf(envelopeId, rows, { active: memberId, personId: null, memberships, scopes: null });
}

type Memberships = readonly { readonly id: string; readonly roleWsids: readonly string[] }[];
type Named = Pick<Row, 'type' | 'personId' | 'memberId' | 'enterpriseRoleWsid'> & { readonly id: string };

const isOneOf = (memberId: string | null, memberships: Memberships): boolean =>
  memberships.some(({ id }) => id === memberId);

/**
 * A part in an envelope follows the person, whatever account is active; one in the name of an enterprise follows their
 * membership there, and ends with it (security 19, 40). A caller without any identity has no entries.
 */
const isOwnEntry =
  (personId: string | null, memberships: Memberships) =>
  (one: Named): boolean =>
    (personId !== null && one.personId === personId && one.memberId === null) ||
    isOneOf(one.memberId, memberships) ||
    (one.type === 'ENTERPRISE_ROLE' &&
      one.personId === null &&
      holdersOf(one.enterpriseRoleWsid, memberships).length > 0);

/** Whether it is the entry of a role these memberships hold for which another holder acts (Spec §5 step 4, Rulings §8.2). */
const isTakenByColleague = (one: Omit<Named, 'id'>, memberships: Memberships): boolean =>
  one.type === 'ENTERPRISE_ROLE' && one.memberId !== null && holdersOf(one.enterpriseRoleWsid, memberships).length > 0;

/**
 * The participants of a link's session, unless their person has removed it; one in the name of an enterprise ends with the
 * membership there as well.
 */
const isScoped =
  (scopes: readonly string[], memberships: Memberships, removedBy: readonly string[]) =>
  (one: Named): boolean =>
    scopes.includes(one.id) &&
    (one.memberId === null ? !removedBy.includes(one.personId ?? '') : isOneOf(one.memberId, memberships));

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
