import type { Api, DataIn } from '@countersign/contract';
import { doOverlap, fromWsid } from '@countersign/domain';
import { recordAudit } from '../audit/record.ts';
import type { Tx } from '../db/database.ts';
import { fieldsOfForm } from '../envelopes/field-plan.ts';
import { demandLimits } from '../envelopes/documents.ts';
import { presentForms } from '../envelopes/forms.ts';
import { type FormFields, demandGlyphs, judgeForm } from '../envelopes/judge-form.ts';
import {
  type DocumentRow,
  type FormRow,
  type LoadedEnvelope,
  type ParticipantRow,
  auditActor,
  listDocuments,
  listForms,
  loadForAct,
  readerOf,
} from '../envelopes/reads.ts';
import { deleteForms, insertForms, updateForm, updateParticipant } from '../envelopes/store.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { readHeads } from './commit-act.ts';
import { demandPrepared, judgeEntry } from './decide.ts';
import { mayPlaceForms } from './own-forms.ts';

type Forms = DataIn<Api['appendForms']>;
type OwnFormsCall = Call<Api['appendForms']> | Call<Api['updateAppendedForms']> | Call<Api['deleteAppendedForms']>;

/** A participant's own page at their turn, locked: what they may still place fields on. */
interface OwnTurn {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
}

/**
 * Changes fields that a participant places (Rulings §3), under the lock of the envelope: at their turn, before they act,
 * and nobody else's (security 38). Answers all forms of that participant.
 */
async function editOwnForms(
  house: House,
  call: Pick<OwnFormsCall, 'params' | 'caller' | 'context' | 'relation'>,
  kind: string,
  edit: (tx: Tx, turn: OwnTurn) => Promise<readonly string[]>,
): Promise<Forms> {
  const { envelopeId } = call.relation;
  return house.db.withTx(async (tx) => {
    const turn = await takeOwnTurn(tx, call);
    const { loaded, participant, forms } = turn;
    if (!mayPlaceForms(loaded.row, forms, participant)) refuseWith('ERROR_FORM_APPEND_CLOSED');
    const formIds = await edit(tx, turn);
    await recordAudit(tx, {
      ...{ id: house.ids.next(), at: call.context.now, kind, envelopeId, participantId: participant.id },
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { forms: String(formIds.length) },
    });
    return presentForms(tx, envelopeId, readerOf(call.caller, call.relation), participant.id);
  });
}

/** @throws Refused the first of the pre-checks of Spec §5 that is in the way, ERROR_SIGNING_IN_PROGRESS, ERROR_PREPARING */
export async function takeOwnTurn(
  tx: Tx,
  { params, caller, context, relation }: Pick<OwnFormsCall, 'params' | 'caller' | 'context' | 'relation'>,
): Promise<OwnTurn> {
  const participantId = fromWsid('participant', params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const loaded = await loadForAct(tx, relation.envelopeId, { participantId, caller });
  demand(judgeEntry(loaded.facts, participantId, context.now));
  demandPrepared(loaded);
  const participant =
    loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  if (participant.status !== 'ING_WAIT') refuseWith('ERROR_SIGNING_IN_PROGRESS');
  const documents = await listDocuments(tx, relation.envelopeId);
  const forms = await listForms(tx, relation.envelopeId);
  return { loaded, participant, documents, forms };
}

export async function appendForms(house: House, call: Call<Api['appendForms']>): Promise<Forms> {
  await demandGlyphs(house, call.body.forms);
  return editOwnForms(house, call, 'participant.formsPlaced', async (tx, turn) => {
    const { loaded, participant } = turn;
    const rows: FormRow[] = [];
    for (const given of call.body.forms) {
      const fields = demand(judgeForm(given, { documents: turn.documents, participants: [participant] }));
      const id = house.ids.next();
      await demandRoom(tx, { ...turn, forms: [...turn.forms, ...rows] }, { ...fields, id });
      const made = { envelopeId: loaded.row.id, confirmStatus: 'UNCONFIRMED' as const, appended: true };
      rows.push({ ...fields, ...made, id, createdAt: call.context.now });
    }
    await insertForms(tx, rows);
    await updateParticipant(tx, participant.id, { noAppearance: false });
    await demandLimits(tx, house, loaded);
    return rows.map(({ id }) => id);
  });
}

export async function updateAppendedForms(house: House, call: Call<Api['updateAppendedForms']>): Promise<Forms> {
  await demandGlyphs(house, call.body.forms);
  return editOwnForms(house, call, 'participant.formsMoved', async (tx, turn) => {
    let { forms } = turn;
    for (const change of call.body.forms) {
      const row = ownForm({ ...turn, forms }, change.formWsid);
      const fields = demand(judgeForm(change, { documents: turn.documents, participants: [turn.participant] }, row));
      await demandRoom(tx, { ...turn, forms }, { ...fields, id: row.id });
      await updateForm(tx, row.id, fields);
      forms = forms.map((one) => (one.id === row.id ? { ...row, ...fields } : one));
    }
    return call.body.forms.map(({ formWsid }) => formWsid);
  });
}

export function deleteAppendedForms(house: House, call: Call<Api['deleteAppendedForms']>): Promise<Forms> {
  return editOwnForms(house, call, 'participant.formsWithdrawn', async (tx, turn) => {
    const ids = call.body.forms.map(({ formWsid }) => ownForm(turn, formWsid).id);
    await deleteForms(tx, ids);
    return ids;
  });
}

/** A form that this participant has placed; the sender's and everybody else's are none (security 31). */
function ownForm({ forms, participant }: OwnTurn, formWsid: string): FormRow {
  const id = fromWsid('form', formWsid);
  const row = forms.find((one) => one.id === id && one.appended && one.participantId === participant.id);
  return row ?? refuseWith('ERROR_FORM_NOT_FOUND');
}

/**
 * A field on a running envelope covers nobody's, and is of a kind that its document still takes (Rulings §3).
 * @throws Refused ERROR_FORM_OVERLAP, ERROR_FORM_APPEND_TOO_LATE
 */
async function demandRoom(
  tx: Tx,
  { loaded, documents, forms }: OwnTurn,
  fields: FormFields & { readonly id: string },
): Promise<void> {
  const { fileId, formType } = fields;
  if (formType === 'TEXT' || formType === 'DATE') {
    const heads = await readHeads(tx, loaded.row.id);
    if (heads.get(fileId)?.hasSignature !== false) refuseWith('ERROR_FORM_APPEND_TOO_LATE');
  }
  const pages = documents.find((one) => one.fileId === fileId)?.pages ?? [];
  const boxes = (form: Parameters<typeof fieldsOfForm>[0]) => fieldsOfForm(form, pages);
  const others = forms.filter((one) => one.fileId === fileId && one.id !== fields.id).flatMap(boxes);
  for (const { page, box } of boxes(fields)) {
    if (others.some((one) => one.page === page && doOverlap(one.box, box))) refuseWith('ERROR_FORM_OVERLAP', { page });
  }
}
