import type { Api, DataIn } from '@countersign/contract';
import { type Decision, accept, applyFlowEvent, isAtTurn, normaliseContact, refuse } from '@countersign/domain';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { emit } from '../outbox/emit.ts';
import { personsByContact } from './bind-person.ts';
import { demandLimits } from './documents.ts';
import { editDraft } from './draft.ts';
import { type LoadedEnvelope, type ParticipantRow, loadEnvelopeFacts } from './facts.ts';
import { saveFacts } from './flow-store.ts';
import { presentParticipant } from './present.ts';
import { type Reader, auditActor, demandId, readerOf } from './reader.ts';
import { deleteDraftParticipants, deleteFormsOfParticipants, insertParticipants, updateParticipant } from './store.ts';

type Participants = DataIn<Api['listParticipants']>;
type Given = Call<Api['addParticipants']>['body']['participants'][number];
type Change = Call<Api['updateParticipants']>['body']['participants'][number];

async function presented(tx: Tx, envelopeId: string, reader: Reader): Promise<Participants> {
  const { participants, facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  return { participants: participants.map((row) => presentParticipant(row, facts, reader)) };
}

export const listParticipants = (house: House, call: Call<Api['listParticipants']>): Promise<Participants> =>
  house.db.withTx((tx) => presented(tx, call.relation.envelopeId, readerOf(call.caller, call.relation)));

/** Adds participants to a draft and binds those whose contact somebody has proved (Rulings §6.5). */
export function addParticipants(house: House, call: Call<Api['addParticipants']>): Promise<Participants> {
  const given = call.body.participants.map((one) => demand(judgeGiven(one)));
  const { now } = call.context;
  return editDraft(house, call.relation, async (tx, loaded) => {
    const rows = given.map((fields) => ({
      id: house.ids.next(),
      envelopeId: loaded.row.id,
      personId: null,
      status: 'ING_WAIT' as const,
      createdAt: now,
      ...fields,
    }));
    await insertParticipants(tx, rows);
    return settleDraft(tx, house, loaded.row.id, call);
  });
}

export function updateParticipants(house: House, call: Call<Api['updateParticipants']>): Promise<Participants> {
  const changes = call.body.participants.map((one) => ({
    id: demandId('participant', one.participantWsid),
    change: one,
  }));
  return editDraft(house, call.relation, async (tx, loaded) => {
    for (const { id, change } of changes) {
      const row = demandOwn(loaded, id);
      const fields = demand(judgeGiven(merged(row, change)));
      await updateParticipant(tx, id, { ...fields, personId: null });
      if (fields.actionType !== 'SIGNER') await deleteFormsOfParticipants(tx, [id]);
    }
    return settleDraft(tx, house, loaded.row.id, call);
  });
}

/** Removes participants: out of a draft with their forms; out of a running flow by the rules of the domain. */
export async function deleteParticipants(house: House, call: Call<Api['deleteParticipants']>): Promise<Participants> {
  const ids = [
    ...new Set(call.body.participants.map(({ participantWsid }) => demandId('participant', participantWsid))),
  ];
  return house.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, call.relation.envelopeId, { lock: true });
    for (const id of ids) demandOwn(loaded, id);
    if (loaded.row.status === 'DRAFT') await deleteDraftParticipants(tx, ids);
    else if (loaded.row.status === 'TIMED') refuseWith('ERROR_ENVELOPE_NOT_DRAFT');
    else await removeRunning(tx, house, loaded, { ids, call });
    return presented(tx, loaded.row.id, readerOf(call.caller, call.relation));
  });
}

async function removeRunning(
  tx: Tx,
  house: House,
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
      id: house.ids.next(),
      at: now,
      kind: 'participant.removed',
      envelopeId,
      participantId,
      ...actor,
    });
    await emit(tx, { type: 'participant.removed', envelopeId, participantId }, { id: house.ids.next(), now });
  }
  const opened = facts.currentSequence !== loaded.facts.currentSequence;
  // Before the documents are prepared nobody is told of a turn; the prepare job tells those whose turn it is then.
  if (opened && facts.currentSequence > 0 && loaded.row.prepareState === 'DONE') {
    const participantIds = facts.participants.filter((one) => isAtTurn(facts, one)).map(({ id }) => id);
    await emit(tx, { type: 'envelope.turnOpened', envelopeId, participantIds }, { id: house.ids.next(), now });
  }
}

function demandOwn({ participants }: LoadedEnvelope, id: string): ParticipantRow {
  const row = participants.find((one) => one.id === id) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
  return row.actionType === 'SENDER' ? refuseWith('ERROR_PARTICIPANT_SENDER') : row;
}

type Fields = Pick<
  ParticipantRow,
  | 'name'
  | 'phone'
  | 'email'
  | 'actionType'
  | 'type'
  | 'sequence'
  | 'secureLevel'
  | 'authLevel'
  | 'enterpriseName'
  | 'enterpriseWsid'
  | 'enterpriseRoleWsid'
  | 'metadata'
>;

/** Judges a participant as given; its contacts come out in their one spelling. */
function judgeGiven(given: Given): Decision<Fields> {
  const unsupported = (field: string, value: string): Decision<Fields> =>
    refuse('ERROR_PARTICIPANT_UNSUPPORTED', { field, value });
  if (given.type !== 'PERSON') return unsupported('type', given.type);
  if (given.secureLevel !== 'DISPOSABLE_CERT') return unsupported('secureLevel', given.secureLevel);
  if (given.multiSend === true) return unsupported('multiSend', 'true');
  const phone = given.contact.phone ? normaliseContact(given.contact.phone) : null;
  const email = given.contact.email ? normaliseContact(given.contact.email) : null;
  const phoneIsNone = Boolean(given.contact.phone) && phone?.kind !== 'phone';
  const emailIsNone = Boolean(given.contact.email) && email?.kind !== 'email';
  if (phoneIsNone || emailIsNone || (phone === null && email === null)) {
    return refuse('ERROR_PARTICIPANT_CONTACT', { name: given.name });
  }
  return accept({
    name: given.name,
    phone: phone?.value ?? null,
    email: email?.value ?? null,
    actionType: given.roleType,
    type: given.type,
    sequence: given.assignedSequence,
    secureLevel: given.secureLevel,
    authLevel: given.authLevel,
    enterpriseName: given.enterpriseName ?? null,
    enterpriseWsid: given.enterpriseWsid ?? null,
    enterpriseRoleWsid: given.enterpriseRoleWsid ?? null,
    metadata: given.metadata ?? null,
  });
}

const merged = (row: ParticipantRow, change: Change): Given => ({
  name: change.name ?? row.name,
  contact: change.contact ?? { phone: row.phone, email: row.email },
  assignedSequence: change.assignedSequence ?? row.sequence,
  type: change.type ?? row.type,
  roleType: change.roleType ?? (row.actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER'),
  secureLevel: change.secureLevel ?? row.secureLevel,
  authLevel: change.authLevel ?? row.authLevel,
  multiSend: change.multiSend,
  enterpriseName: change.enterpriseName === undefined ? row.enterpriseName : change.enterpriseName,
  enterpriseWsid: change.enterpriseWsid === undefined ? row.enterpriseWsid : change.enterpriseWsid,
  enterpriseRoleWsid: change.enterpriseRoleWsid === undefined ? row.enterpriseRoleWsid : change.enterpriseRoleWsid,
  metadata: change.metadata === undefined ? row.metadata : change.metadata,
});

/** After a change of a draft: nobody twice in a step, limits, persons bound by their contacts. */
async function settleDraft(
  tx: Tx,
  house: House,
  envelopeId: string,
  call: Pick<Call<Api['addParticipants']>, 'caller' | 'relation'>,
): Promise<Participants> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const others = loaded.participants.filter(({ actionType }) => actionType !== 'SENDER');
  const twice = others.find((one) =>
    others.some(
      (other) =>
        other.id < one.id &&
        other.sequence === one.sequence &&
        (same(other.phone, one.phone) || same(other.email, one.email)),
    ),
  );
  if (twice) refuseWith('ERROR_PARTICIPANT_DUPLICATE', { name: twice.name });
  await demandLimits(tx, house, loaded);
  const unbound = others.filter(({ personId }) => personId === null);
  const persons = await personsByContact(
    tx,
    unbound.flatMap(({ phone, email }) => [phone, email].filter((one) => one !== null)),
  );
  for (const { id, phone, email } of unbound) {
    const personId = persons.get(phone ?? '') ?? persons.get(email ?? '');
    if (personId !== undefined) await updateParticipant(tx, id, { personId });
  }
  return presented(tx, envelopeId, readerOf(call.caller, call.relation));
}

const same = (one: string | null, other: string | null): boolean => one !== null && one === other;
