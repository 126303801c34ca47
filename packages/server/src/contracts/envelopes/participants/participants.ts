import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent, fromWsid, isAtTurn, isOtherParty, normaliseContact } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import {
  type Call,
  type Services,
  type Tx,
  deliverableContacts,
  demand,
  emit,
  participant,
  refuseWith,
  storedRow,
} from '../../../platform/index.ts';
import { contactsToFind, findBindings, findNamedEnterprise, personsByContact, personsOfRows } from './bind-person.ts';
import { demandColleague } from './colleagues.ts';
import { demandLimits } from '../documents/documents.ts';
import { type Draft, editDraft } from '../core/draft.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  factsOf,
  findRoleHolders,
  loadEnvelopeFacts,
  wasAsked,
} from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { type ParticipantFields, changedParticipant, judgeParticipant } from './judge-participant.ts';
import { findNames } from '../core/known-names.ts';
import { presentParticipant } from '../core/present.ts';
import { type Reader, demandId, readerOf } from '../core/reader.ts';
import {
  deleteDraftParticipants,
  deleteFormsOfParticipants,
  findContent,
  findEnterpriseName,
  insertParticipants,
  isRoleOf,
  updateParticipant,
} from '../core/store.ts';
import { refreshWords } from '../core/words.ts';

type Participants = DataIn<Api['listParticipants']>;

async function presented(tx: Tx, envelopeId: string, reader: Reader): Promise<Participants> {
  const loading = loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const participants = loading.then((loaded) => loaded.participants);
  const [loaded, names] = await Promise.all([loading, findNames(tx, [envelopeId], participants)]);
  const named = { ...loaded, names };
  return { participants: loaded.participants.map((row) => presentParticipant(row, named, reader)) };
}

export const listParticipants = (services: Services, call: Call<Api['listParticipants']>): Promise<Participants> =>
  services.db.withTx((tx) => presented(tx, call.relation.envelopeId, readerOf(call)));

/** Adds participants to a draft and binds those whose contact a person has proved (Rulings §6.5). */
export function addParticipants(services: Services, call: Call<Api['addParticipants']>): Promise<Participants> {
  const { now } = call.context;
  const asked = call.body.participants.flatMap(({ contact }) => [contact?.phone, contact?.email]).flatMap(normalised);
  const edit = async (tx: Tx, draft: Draft, persons: Persons = new Map()): Promise<Participants> => {
    const isRole = draft.row.isBstEditing;
    const delivers = deliverableContacts(services.config);
    const given = call.body.participants.map((one) => demand(judgeParticipant(one, { isRole, delivers })));
    const added: ParticipantRow[] = [];
    for (const fields of given) {
      const { id: envelopeId, senderMemberId } = draft.row;
      const known = { id: services.ids.next(), envelopeId, status: 'ING_WAIT', createdAt: now } as const;
      const colleague = await demandColleague(tx, senderMemberId, fields);
      added.push(
        storedRow(participant, { ...known, ...fields, ...(await demandEnterprise(tx, fields)), ...colleague }),
      );
    }
    const participants = inOrder([...draft.participants, ...added]);
    const isAsked = contactsToFind(participants).every((contact) => asked.includes(contact));
    const finding = isAsked ? Promise.resolve(persons) : personsOfRows(tx, participants);
    return settleDraft(tx, services, { ...draft, participants }, { call, finding, added });
  };
  return editDraft(services, call.relation, { also: (tx) => personsByContact(tx, asked), edit });
}

type Persons = ReadonlyMap<string, string>;

const normalised = (contact: string | null | undefined): string[] => {
  const known = typeof contact === 'string' ? normaliseContact(contact) : null;
  return known === null ? [] : [known.value];
};

/** By sequence, then in the order they were added. */
const inOrder = (rows: readonly ParticipantRow[]): ParticipantRow[] =>
  rows.toSorted((one, other) => one.sequence - other.sequence || (one.id < other.id ? -1 : 1));

export function updateParticipants(services: Services, call: Call<Api['updateParticipants']>): Promise<Participants> {
  const changes = call.body.participants.map((one) => ({
    id: demandId('participant', one.participantWsid),
    change: one,
  }));
  const delivers = deliverableContacts(services.config);
  const edit = async (tx: Tx, draft: Draft): Promise<Participants> => {
    for (const { id, change } of changes) {
      const row = demandOwn(draft, id);
      const changed = changedParticipant(row, change);
      const fields = demand(judgeParticipant(changed, { isRole: draft.row.isBstEditing, delivers }));
      const unbound = { personId: null, memberId: null, ...(await demandEnterprise(tx, fields)) };
      const colleague = await demandColleague(tx, draft.row.senderMemberId, fields);
      // The reference belongs to the party that it was given for.
      const isStale = change.externalId === undefined && isOtherParty(row, fields);
      const reference = isStale ? { externalId: null } : {};
      await updateParticipant(tx, id, { ...fields, ...unbound, ...colleague, ...reference });
      if (fields.actionType !== 'SIGNER') await deleteFormsOfParticipants(tx, [id]);
    }
    const [{ participants }, content] = await Promise.all([
      loadEnvelopeFacts(tx, draft.row.id, { lock: false }),
      findContent(tx, draft.row.id),
    ]);
    return settleDraft(tx, services, { ...draft, participants, content }, { call });
  };
  return editDraft(services, call.relation, { edit });
}

/** Removes participants: from a draft with their forms; from a running flow by the rules of the domain. */
export async function deleteParticipants(
  services: Services,
  call: Call<Api['deleteParticipants']>,
): Promise<Participants> {
  const ids = [
    ...new Set(call.body.participants.map(({ participantWsid }) => demandId('participant', participantWsid))),
  ];
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, call.relation.envelopeId, { lock: true });
    for (const id of ids) demandOwn(loaded, id);
    if (loaded.row.status === 'DRAFT') {
      await deleteDraftParticipants(tx, ids);
      await refreshWords(tx, loaded.row.id);
    } else if (loaded.row.status === 'TIMED') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
    else await removeRunning(tx, services, loaded, { ids, call });
    return presented(tx, loaded.row.id, readerOf(call));
  });
}

async function removeRunning(
  tx: Tx,
  services: Services,
  loaded: LoadedEnvelope,
  { ids, call }: { ids: readonly string[]; call: Call<Api['deleteParticipants']> },
): Promise<void> {
  const { now } = call.context;
  const envelopeId = loaded.row.id;
  let facts = loaded.facts;
  for (const participantId of ids) facts = demand(applyFlowEvent(facts, { type: 'REMOVE', participantId }, now));
  await saveFacts(tx, loaded, facts, now);
  const actor = await auditActor(tx, call.caller, call.context);
  for (const participantId of ids) {
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'participant.removed',
      envelopeId,
      participantId,
      ...actor,
    });
    const event = { envelopeId, participantId, wasAsked: wasAsked(loaded, demandOwn(loaded, participantId)) };
    await emit(tx, { type: 'participant.removed', ...event }, { id: services.ids.next(), now });
  }
  const opened = facts.currentSequence !== loaded.facts.currentSequence;
  // Before the documents are prepared no one is notified of a turn; the prepare job notifies those whose turn it is
  // then.
  if (opened && facts.currentSequence > 0 && loaded.row.prepareState === 'DONE') {
    const participantIds = facts.participants.filter((one) => isAtTurn(facts, one)).map(({ id }) => id);
    await emit(tx, { type: 'envelope.turnOpened', envelopeId, participantIds }, { id: services.ids.next(), now });
  }
}

function demandOwn({ participants }: LoadedEnvelope, id: string): ParticipantRow {
  const row = participants.find((one) => one.id === id) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
  return row.actionType === 'SENDER' ? refuseWith('ERROR_PARTICIPANT_SENDER') : row;
}

/**
 * The enterprise of an enterprise participant, if its id or its name says which one it is; a role belongs to that
 * enterprise. A known enterprise is shown under its registered name, whatever the sender calls it.
 */
export async function demandEnterprise(
  tx: Tx,
  { name, type, enterpriseWsid, enterpriseName, enterpriseRoleWsid }: ParticipantFields,
): Promise<Pick<ParticipantRow, 'enterpriseId' | 'enterpriseName'>> {
  if (type !== 'ENTERPRISE_MEMBER' && type !== 'ENTERPRISE_ROLE') return { enterpriseId: null, enterpriseName };
  const enterpriseId = await findNamedEnterprise(tx, { enterpriseId: null, enterpriseWsid, enterpriseName });
  const known = enterpriseId === null ? null : await findEnterpriseName(tx, enterpriseId);
  if (enterpriseWsid !== null && known === null) refuseWith('ERROR_PARTICIPANT_ENTERPRISE', { name });
  if (type === 'ENTERPRISE_ROLE') {
    const roleId = fromWsid('role', enterpriseRoleWsid ?? '');
    if (roleId === null || enterpriseId === null || !(await isRoleOf(tx, roleId, enterpriseId)))
      refuseWith('ERROR_PARTICIPANT_ROLE', { name });
  }
  return { enterpriseId: known === null ? null : enterpriseId, enterpriseName: known ?? enterpriseName };
}

/** After a change of a draft: no duplicates in a step, one bulk list, limits, participants bound by their contacts. */
async function settleDraft(
  tx: Tx,
  services: Services,
  draft: Draft,
  { call, finding, added = [] }: Settling,
): Promise<Participants> {
  const others = draft.participants.filter(({ actionType }) => actionType !== 'SENDER');
  demandDistinct(others);
  demandLimits(services, draft, draft.content);
  // No one can act on a template, even if it names them.
  const bound = draft.row.isBstEditing ? new Map<string, object>() : await findBindings(tx, others, finding);
  const participants = draft.participants.map((one) => ({ ...one, ...bound.get(one.id) }));
  const isNew = (id: string): boolean => added.some((one) => one.id === id);
  await insertParticipants(
    tx,
    participants.filter(({ id }) => isNew(id)),
  );
  for (const [id, change] of bound) if (!isNew(id)) await updateParticipant(tx, id, change);
  const [roleHolders, names] = await Promise.all([
    findRoleHolders(tx, participants),
    findNames(tx, [draft.row.id], participants, draft.senders),
  ]);
  const loaded = { ...draft, participants, facts: factsOf(draft.row, participants, roleHolders), names };
  return { participants: participants.map((row) => presentParticipant(row, loaded, readerOf(call))) };
}

interface Settling {
  readonly call: Pick<Call<Api['addParticipants']>, 'caller' | 'relation' | 'context'>;
  readonly finding?: Promise<Persons>;
  /** Those that are not stored yet. */
  readonly added?: readonly ParticipantRow[];
}

/** @throws Refused ERROR_PARTICIPANT_DUPLICATE, ERROR_PARTICIPANT_BULK */
export function demandDistinct(others: readonly ParticipantRow[]): void {
  const twice = others.find((one) => others.some((other) => other.id < one.id && isTwice(other, one)));
  if (twice) refuseWith('ERROR_PARTICIPANT_DUPLICATE', { name: twice.name });
  if (others.filter(({ type }) => type === 'BULK_PERSON').length > 1) refuseWith('ERROR_PARTICIPANT_BULK');
}

const isTwice = (one: ParticipantRow, other: ParticipantRow): boolean =>
  other.sequence === one.sequence &&
  (isSamePerson(one, other) ||
    (one.type === 'ENTERPRISE_ROLE' &&
      other.type === 'ENTERPRISE_ROLE' &&
      same(other.enterpriseRoleWsid, one.enterpriseRoleWsid)));

/**
 * A typed contact is not compared with a colleague's: the refusal would reveal what their sender reads masked (security
 * 36).
 */
const isSamePerson = (one: ParticipantRow, other: ParticipantRow): boolean =>
  one.colleagueId === null && other.colleagueId === null
    ? same(other.phone, one.phone) || same(other.email, one.email)
    : same(other.colleagueId, one.colleagueId);

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
