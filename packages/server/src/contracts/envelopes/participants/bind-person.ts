import { fromWsid, identifyingContactOf, toWsid } from '@countersign/domain';
import { type SQL, and, asc, eq, exists, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type ProvedPerson, type Tx, envelope, participant, prepared, preparedText } from '../../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  factsOf,
  findRoleHolders,
  loadEnvelopeFacts,
} from '../core/facts.ts';
import { releaseFormerHolders } from '../core/holdings.ts';
import { updateParticipant } from '../core/store.ts';
import { refreshViewers } from '../core/viewers.ts';
import { enterprise, enterpriseRoleAuthor, member } from '../../../accounts/memberships/views.ts';
import { person } from '../../../accounts/users/views.ts';

/**
 * The data a participant is bound by: the contact that identifies them (Rulings §8.11). A role is held by its authors,
 * a bulk list has no holder.
 */
const NAMED_BY_CONTACT = ['PERSON', 'ENTERPRISE_MEMBER'] as const;

/**
 * Binds every participant that is not bound yet and is identified by one of these verified contacts (Rulings §6.5),
 * also in envelopes that have ended, which they may then read. To be called in the transaction that registers a person
 * or adds a contact; envelopes are locked in the order of their ids.
 */
export async function bindPersonToParticipants(
  tx: Tx,
  { personId, phone, email, isStored }: ProvedPerson & { readonly isStored?: Promise<unknown> },
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const [waiting] = await Promise.all([envelopesWaitingFor(tx, [phone, email]), isStored]);
  const persons = new Map([phone, email].flatMap((one) => (one === null ? [] : [[one, personId]])));
  for (const { envelopeId } of waiting) {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const rows = loaded.participants.filter(
      (row) => row.personId === null && row.status !== 'ED_SUCCESS_REMOVE' && persons.has(identifiedBy(row)),
    );
    const bound = await bindRows(tx, rows, Promise.resolve(persons));
    for (const id of bound.keys()) found.add(id);
    if (bound.size > 0) await refreshBound(tx, loaded, bound);
  }
  return found;
}

/** In the order in which they are locked; the condition on the contacts is that of `identifyingContactOf`. */
const envelopesWaitingFor = preparedText<{ readonly envelopeId: string }>(`
  select distinct envelope_id as "envelopeId" from participant
  where person_id is null and type in (${NAMED_BY_CONTACT.map((type) => `'${type}'`).join(', ')})
    and status <> 'ED_SUCCESS_REMOVE' and (
      phone = $1::text and coalesce(identifying_contact, 'PHONE') = 'PHONE'
      or email = $2::text and (identifying_contact = 'EMAIL' or identifying_contact is null and phone is null))
  order by envelope_id`);

const identifiedBy = (row: Parameters<typeof identifyingContactOf>[0]): string =>
  identifyingContactOf(row)?.value ?? '';

/** Updates what is seen of an envelope from what was read of it under its lock, and bound. */
async function refreshBound(
  tx: Tx,
  { row, participants: before }: LoadedEnvelope,
  bound: ReadonlyMap<string, Bound>,
): Promise<void> {
  const participants = before.map((one) => ({ ...one, ...bound.get(one.id) }));
  const facts = factsOf(row, participants, await findRoleHolders(tx, participants));
  await refreshViewers(tx, row.id, facts, row.statusAt);
}

/**
 * Binds every participant of a person who waits to join an enterprise and is now a member of it, and shows them the
 * envelopes of their roles. To be called in the transaction that makes or restores the membership.
 */
export async function bindMemberToParticipants(
  tx: Tx,
  { personId, memberId }: { personId: string; memberId: string },
): Promise<void> {
  await bindWhere(tx, and(eq(participant.personId, personId), waitsToJoin, isOpen(tx)));
  await refreshRoleViewers(tx, memberId);
}

/** Binds those who wait under the name of an enterprise, once its verified name says which one is meant. */
export const bindEnterpriseName = (tx: Tx, name: string): Promise<void> =>
  bindWhere(
    tx,
    and(
      isNotNull(participant.personId),
      waitsToJoin,
      isNull(participant.enterpriseId),
      eq(participant.enterpriseName, name),
      isOpen(tx),
    ),
  );

/** No one can act any more in an envelope that has ended: participants who waited there for an enterprise stay unchanged. */
const OPEN = ['DRAFT', 'TIMED', 'ING_PROCESS'] as const;
const isOpen = (tx: Tx): SQL =>
  exists(
    tx
      .select({ id: envelope.id })
      .from(envelope)
      .where(and(eq(envelope.id, participant.envelopeId), inArray(envelope.status, [...OPEN]))),
  );

const waitsToJoin = and(eq(participant.type, 'ENTERPRISE_MEMBER'), isNull(participant.memberId));

async function bindWhere(tx: Tx, which: SQL | undefined): Promise<void> {
  const unbound = and(which, ne(participant.status, 'ED_SUCCESS_REMOVE'));
  for (const envelopeId of await envelopesWhere(tx, unbound)) {
    await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const rows = await tx
      .select()
      .from(participant)
      .where(and(eq(participant.envelopeId, envelopeId), unbound));
    if ((await bindRows(tx, rows)).size > 0) await refresh(tx, envelopeId);
  }
}

async function envelopesWhere(tx: Tx, which: SQL | undefined): Promise<string[]> {
  const found = await tx
    .selectDistinct({ envelopeId: participant.envelopeId })
    .from(participant)
    .where(which)
    .orderBy(asc(participant.envelopeId));
  return found.map(({ envelopeId }) => envelopeId);
}

async function refresh(tx: Tx, envelopeId: string): Promise<void> {
  const { row, facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  await refreshViewers(tx, envelopeId, facts, row.statusAt);
}

/** Envelopes that wait for any holder of a role of this member. */
async function refreshRoleViewers(tx: Tx, memberId: string): Promise<void> {
  const roles = await tx
    .select({ id: enterpriseRoleAuthor.roleId })
    .from(enterpriseRoleAuthor)
    .where(eq(enterpriseRoleAuthor.memberId, memberId));
  await refreshRoleEnvelopes(
    tx,
    roles.map(({ id }) => id),
  );
}

/**
 * Updates what is seen of the envelopes that wait for these roles after their holders have changed; the turn of a
 * person who no longer holds the role is open to every holder again. To be called in the transaction that binds a
 * member or takes the role away; envelopes are locked in the order of their ids.
 */
export async function refreshRoleEnvelopes(tx: Tx, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const waiting = and(
    eq(participant.type, 'ENTERPRISE_ROLE'),
    or(isNull(participant.personId), eq(participant.status, 'ING_WAIT')),
    inArray(
      participant.enterpriseRoleWsid,
      roleIds.map((id) => toWsid('role', id)),
    ),
    isOpen(tx),
  );
  for (const envelopeId of await envelopesWhere(tx, waiting)) {
    const { participants } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    await releaseFormerHolders(tx, participants);
    await refresh(tx, envelopeId);
  }
}

/**
 * The same for one envelope whose lock is held, after a turn was given back: a role that was taken away while its
 * holder signed is open to every holder again.
 */
export async function reopenLostRoles(tx: Tx, envelopeId: string): Promise<void> {
  const { participants } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  if (await releaseFormerHolders(tx, participants)) await refresh(tx, envelopeId);
}

type Bindable = Pick<
  ParticipantRow,
  | 'id'
  | 'type'
  | 'actionType'
  | 'personId'
  | 'memberId'
  | 'enterpriseId'
  | 'enterpriseWsid'
  | 'enterpriseName'
  | 'phone'
  | 'email'
  | 'identifyingContact'
>;

/**
 * Binds those of these participants that can be: to the person who has proved the contact that identifies them, and for
 * an ENTERPRISE_MEMBER to that person's membership of the enterprise. The caller holds the envelope's lock and
 * refreshes its viewers if anything changed.
 * @param finding the persons by the contacts of these participants, where they are already being looked up
 * @returns what changed, by participant
 */
export async function bindRows(
  tx: Tx,
  rows: readonly Bindable[],
  finding?: Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, Bound>> {
  const changed = await findBindings(tx, rows, finding);
  for (const [id, bound] of changed) await updateParticipant(tx, id, bound);
  return changed;
}

/** What `bindRows` would change. */
export async function findBindings(
  tx: Tx,
  rows: readonly Bindable[],
  finding?: Promise<ReadonlyMap<string, string>>,
): Promise<ReadonlyMap<string, Bound>> {
  const named = rows.filter(
    ({ type, actionType }) => actionType !== 'SENDER' && (NAMED_BY_CONTACT as readonly string[]).includes(type),
  );
  const persons = await (finding ?? personsOfRows(tx, named));
  const changed = new Map<string, Bound>();
  for (const row of named) {
    const personId = row.personId ?? persons.get(identifiedBy(row)) ?? null;
    const enterpriseId = row.type === 'ENTERPRISE_MEMBER' ? await findNamedEnterprise(tx, row) : row.enterpriseId;
    const memberId =
      row.memberId ??
      (personId === null || enterpriseId === null ? null : await findLiveMember(tx, personId, enterpriseId));
    if (personId === row.personId && memberId === row.memberId && enterpriseId === row.enterpriseId) continue;
    changed.set(row.id, { personId, memberId, enterpriseId });
  }
  return changed;
}

type Bound = Pick<ParticipantRow, 'personId' | 'memberId' | 'enterpriseId'>;

type Contactable = Pick<Bindable, 'phone' | 'email' | 'identifyingContact'> & { readonly personId?: string | null };

/** The contacts that identify those of these participants who are not bound. */
export const contactsToFind = (rows: readonly Contactable[]): string[] =>
  rows.flatMap((row) => ((row.personId ?? null) === null ? (identifyingContactOf(row)?.value ?? []) : []));

/** The persons who have proved these contacts. */
export const personsOfRows = (tx: Tx, rows: readonly Contactable[]): Promise<ReadonlyMap<string, string>> =>
  personsByContact(tx, contactsToFind(rows));

/**
 * The enterprise an entry names: by its id, or by a name that exactly one verified enterprise has; if two have the same
 * name, only the sender can say which one is meant.
 */
export async function findNamedEnterprise(
  tx: Tx,
  {
    enterpriseId,
    enterpriseWsid,
    enterpriseName,
  }: Pick<Bindable, 'enterpriseId' | 'enterpriseWsid' | 'enterpriseName'>,
): Promise<string | null> {
  if (enterpriseId !== null) return enterpriseId;
  if (enterpriseWsid !== null) return fromWsid('enterprise', enterpriseWsid);
  if (enterpriseName === null) return null;
  const rows = await tx
    .select({ id: enterprise.id })
    .from(enterprise)
    .where(and(eq(enterprise.name, enterpriseName), inArray(enterprise.idttvStatus, ['PASSED', 'SENIOR_NO_CERT'])))
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

async function findLiveMember(tx: Tx, personId: string, enterpriseId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.personId, personId), eq(member.enterpriseId, enterpriseId), eq(member.status, 'NORMAL')));
  return row?.id ?? null;
}

/** The persons who have proved these contacts, by contact. */
export async function personsByContact(tx: Tx, contacts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (contacts.length === 0) return new Map();
  const rows = await withContacts(tx, { contacts });
  return new Map(
    rows.flatMap(({ id, phone, email }) => [phone, email].filter((one) => one !== null).map((one) => [one, id])),
  );
}

const withContacts = prepared<
  { readonly contacts: readonly string[] },
  { id: string; phone: string | null; email: string | null }[]
>((tx) => {
  const isOneOf = (column: typeof person.phone | typeof person.email) =>
    sql`${column} = any(${sql.placeholder('contacts')}::text[])`;
  return tx
    .select({ id: person.id, phone: person.phone, email: person.email })
    .from(person)
    .where(or(isOneOf(person.phone), isOneOf(person.email)));
});
