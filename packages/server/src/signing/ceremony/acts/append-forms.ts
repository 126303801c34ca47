import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, type FormPosition, doOverlap, fromWsid, judgeEntry, showsPicture } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../../platform/index.ts';
import {
  type DocumentRow,
  type FormFields,
  type FormRow,
  type LoadedEnvelope,
  type ParticipantRow,
  deleteFormRows,
  demandFieldLimit,
  demandGlyphs,
  demandLimits,
  findContent,
  fieldsOfForm,
  findDocuments,
  findForms,
  insertForms,
  judgeForm,
  loadForAct,
  presentForms,
  readerOf,
  updateForm,
  updateParticipant,
} from '../../../contracts/index.ts';
import { readHeads } from '../core/heads.ts';
import { demandPrepared } from '../turn/decide.ts';
import { mayPlaceForms } from '../core/own-forms.ts';

type Forms = DataIn<Api['appendForms']>;
type OwnFormsCall = Call<Api['appendForms']> | Call<Api['updateAppendedForms']> | Call<Api['deleteAppendedForms']>;

/** The locked state of a participant's turn: the documents they may place fields on, and all fields. */
interface OwnTurn {
  readonly loaded: LoadedEnvelope;
  readonly participant: ParticipantRow;
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
}

/**
 * Changes fields that a participant places (Rulings §3), under the lock of the envelope: at their turn, before they act, and
 * only their own (security 38). Returns all forms of that participant.
 */
async function editOwnForms(
  services: Services,
  call: Pick<OwnFormsCall, 'params' | 'caller' | 'context' | 'relation'>,
  kind: AuditKind,
  edit: (tx: Tx, turn: OwnTurn) => Promise<readonly string[]>,
): Promise<Forms> {
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    const turn = await takeOwnTurn(tx, call);
    const { loaded, participant, forms } = turn;
    if (!mayPlaceForms(loaded.row, forms, participant)) refuseWith('ERROR_FORM_APPEND_CLOSED');
    const formIds = await edit(tx, turn);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: call.context.now,
      kind,
      envelopeId,
      participantId: participant.id,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { forms: String(formIds.length) },
    });
    return presentForms(tx, envelopeId, readerOf(call), participant.id);
  });
}

/** @throws Refused the first failing pre-check of Spec §5, ERROR_SIGNING_IN_PROGRESS, ERROR_PREPARING */
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
  const documents = await findDocuments(tx, relation.envelopeId);
  const forms = await findForms(tx, relation.envelopeId);
  return { loaded, participant, documents, forms };
}

/** Rules are the sender's: they could ask something of fields that others rely on. */
function demandNoRules(forms: readonly { readonly rules?: unknown }[]): void {
  if (forms.some(({ rules }) => rules)) refuseWith('ERROR_MALFORMED', { field: 'rules', detail: 'is for the sender' });
}

export async function appendForms(services: Services, call: Call<Api['appendForms']>): Promise<Forms> {
  demandNoRules(call.body.forms);
  await demandGlyphs(services, call.body.forms);
  return editOwnForms(services, call, 'participant.formsPlaced', async (tx, turn) => {
    const { loaded, participant } = turn;
    demandFieldLimit(call.body.forms, turn);
    const claimArea = await areaClaimer(tx, turn);
    const rows: FormRow[] = [];
    for (const given of call.body.forms) {
      // Only the sender asks for files.
      if (given.formType === 'ATTACHMENT') refuseWith('ERROR_FORM_VALUE', { detail: 'formType' });
      const fields = demand(judgeForm(given, { documents: turn.documents, participants: [participant] }));
      const id = services.ids.next();
      claimArea({ ...fields, id });
      const made = { envelopeId: loaded.row.id, confirmStatus: 'UNCONFIRMED' as const, appended: true };
      rows.push({ ...fields, ...made, id, createdAt: call.context.now });
    }
    await insertForms(tx, rows);
    await updateParticipant(tx, participant.id, { noAppearance: false });
    demandLimits(services, loaded, await findContent(tx, loaded.row.id));
    return rows.map(({ id }) => id);
  });
}

export async function updateAppendedForms(services: Services, call: Call<Api['updateAppendedForms']>): Promise<Forms> {
  demandNoRules(call.body.forms);
  await demandGlyphs(services, call.body.forms);
  return editOwnForms(services, call, 'participant.formsMoved', async (tx, turn) => {
    demandFieldLimit(call.body.forms, turn);
    const claimArea = await areaClaimer(tx, turn);
    const changed = new Map<string, FormRow>();
    for (const change of call.body.forms) {
      const given = ownForm(turn, change.formWsid);
      if (change.formType === 'ATTACHMENT') refuseWith('ERROR_FORM_VALUE', { detail: 'formType' });
      const row = changed.get(given.id) ?? given;
      const fields = demand(judgeForm(change, { documents: turn.documents, participants: [turn.participant] }, row));
      claimArea({ ...fields, id: row.id });
      await updateForm(tx, row.id, fields);
      changed.set(row.id, { ...row, ...fields });
    }
    return call.body.forms.map(({ formWsid }) => formWsid);
  });
}

export function deleteAppendedForms(services: Services, call: Call<Api['deleteAppendedForms']>): Promise<Forms> {
  return editOwnForms(services, call, 'participant.formsWithdrawn', async (tx, turn) => {
    const ids = call.body.forms.map(({ formWsid }) => ownForm(turn, formWsid).id);
    await deleteFormRows(tx, ids);
    return ids;
  });
}

/**
 * Returns a form that this participant has placed; forms of the sender or of other participants are not found (security 31).
 */
function ownForm({ forms, participant }: OwnTurn, formWsid: string): FormRow {
  const id = fromWsid('form', formWsid);
  const row = forms.find((one) => one.id === id && one.appended && one.participantId === participant.id);
  return row ?? refuseWith('ERROR_FORM_NOT_FOUND');
}

type PlacedFields = FormFields & { readonly id: string };

/**
 * Returns a function that claims the area of a form: a field on a running envelope must not overlap another one, and must be of
 * a kind that its document still accepts (Rulings §3). Boxes are grouped by page, because a seal may have thousands of slices.
 * @throws Refused ERROR_FORM_OVERLAP, ERROR_FORM_APPEND_TOO_LATE
 */
async function areaClaimer(tx: Tx, { loaded, documents, forms }: OwnTurn): Promise<(fields: PlacedFields) => void> {
  const heads = await readHeads(tx, loaded.row.id);
  const taken = new Map<string, Map<string, FormPosition>>();
  const documentOf = (form: PlacedFields | FormRow) => documents.find(({ fileId }) => fileId === form.fileId);
  const boxesOf = (form: PlacedFields | FormRow) => {
    const pages = documentOf(form)?.pages ?? [];
    return fieldsOfForm(form, pages).map(({ page, box }) => {
      const key = `${form.fileId}/${page}`;
      const onPage = taken.get(key) ?? new Map<string, FormPosition>();
      taken.set(key, onPage);
      return { page, box, onPage };
    });
  };
  const held = new Map<string, ReturnType<typeof boxesOf>>();
  const hold = (id: string, boxes: ReturnType<typeof boxesOf>): void => {
    for (const { onPage } of held.get(id) ?? []) onPage.delete(id);
    for (const { box, onPage } of boxes) onPage.set(id, box);
    held.set(id, boxes);
  };
  for (const form of forms) hold(form.id, boxesOf(form));
  return (fields) => {
    const isValue = !showsPicture(fields.formType);
    if (isValue && heads.get(fields.fileId)?.hasSignature !== false) refuseWith('ERROR_FORM_APPEND_TOO_LATE');
    const boxes = boxesOf(fields);
    for (const { page, box, onPage } of boxes)
      for (const [id, other] of onPage)
        if (id !== fields.id && doOverlap(other, box))
          refuseWith('ERROR_FORM_OVERLAP', { page, file: documentOf(fields)?.name ?? '' });
    hold(fields.id, boxes);
  };
}
