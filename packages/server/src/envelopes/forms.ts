import type { Api, DataIn } from '@countersign/contract';
import {
  DEFAULT_DATE_FORMAT,
  type Decision,
  type FormFacts,
  type FormPosition,
  type PageSize,
  TEXT_FONT_SIZE_PT,
  accept,
  isDateFormat,
  isSigningForm,
  judgePosition,
  judgeValue,
  refuse,
} from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { demand, refuseWith } from '../http/refused.ts';
import { demandLimits } from './documents.ts';
import { editDraft } from './draft.ts';
import type { LoadedEnvelope } from './facts.ts';
import { presentForm } from './present.ts';
import { type Reader, demandId, readerOf } from './reader.ts';
import {
  type DocumentRow,
  type FormRow,
  deleteForms,
  insertForms,
  listDocuments,
  listForms,
  updateForm,
} from './store.ts';

type Forms = DataIn<Api['listForms']>;
type Given = Call<Api['addForms']>['body']['forms'][number];
type Change = Call<Api['updateForms']>['body']['forms'][number];
/** What the request says of a form, judged; the rest of the row is the server's. */
type Fields = Omit<FormRow, 'id' | 'envelopeId' | 'confirmStatus' | 'appended' | 'createdAt'>;

async function presented(tx: Tx, envelopeId: string, reader: Reader, participantId?: string): Promise<Forms> {
  const documents = await listDocuments(tx, envelopeId);
  const forms = await listForms(tx, envelopeId);
  const wanted = forms.filter((form) => participantId === undefined || form.participantId === participantId);
  return { forms: wanted.map((form) => presentForm(form, documents, reader)) };
}

export function listFormsOf(house: House, call: Call<Api['listForms']>): Promise<Forms> {
  const { participantWsid } = call.query;
  const participantId = participantWsid === undefined ? undefined : demandId('participant', participantWsid);
  return house.db.withTx((tx) =>
    presented(tx, call.relation.envelopeId, readerOf(call.caller, call.relation), participantId),
  );
}

export function listParticipantForms(house: House, call: Call<Api['listParticipantForms']>): Promise<Forms> {
  const participantId = demandId('participant', call.params.participantWsid);
  return house.db.withTx((tx) =>
    presented(tx, call.relation.envelopeId, readerOf(call.caller, call.relation), participantId),
  );
}

/** Places forms on the documents of a draft; answers all forms of the envelope. */
export async function addForms(house: House, call: Call<Api['addForms']>): Promise<Forms> {
  await demandGlyphs(house, call.body.forms);
  return editDraft(house, call.relation, async (tx, loaded) => {
    const documents = await listDocuments(tx, loaded.row.id);
    const rows = call.body.forms.map((given) => ({
      ...demand(judgeForm(given, documents, loaded)),
      id: house.ids.next(),
      envelopeId: loaded.row.id,
      confirmStatus: 'UNCONFIRMED' as const,
      createdAt: call.context.now,
    }));
    await insertForms(tx, rows);
    await demandLimits(tx, house, loaded);
    return presented(tx, loaded.row.id, readerOf(call.caller, call.relation));
  });
}

export async function updateForms(house: House, call: Call<Api['updateForms']>): Promise<Forms> {
  await demandGlyphs(house, call.body.forms);
  return editDraft(house, call.relation, async (tx, loaded) => {
    const documents = await listDocuments(tx, loaded.row.id);
    const known = await listForms(tx, loaded.row.id);
    for (const change of call.body.forms) {
      const id = demandId('form', change.formWsid);
      const row = known.find((one) => one.id === id) ?? refuseWith('ERROR_FORM_NOT_FOUND');
      await updateForm(tx, id, demand(judgeForm(change, documents, loaded, row)));
    }
    return presented(tx, loaded.row.id, readerOf(call.caller, call.relation));
  });
}

export function removeForms(house: House, call: Call<Api['deleteForms']>): Promise<Forms> {
  const ids = call.body.forms.map(({ formWsid }) => demandId('form', formWsid));
  return editDraft(house, call.relation, async (tx, loaded) => {
    const known = await listForms(tx, loaded.row.id);
    if (!ids.every((id) => known.some((one) => one.id === id))) refuseWith('ERROR_FORM_NOT_FOUND');
    await deleteForms(tx, ids);
    return presented(tx, loaded.row.id, readerOf(call.caller, call.relation));
  });
}

/** A text the font cannot show is refused while it can still be written another way. */
async function demandGlyphs(
  house: Pick<House, 'workers'>,
  forms: readonly { readonly initialValue?: unknown }[],
): Promise<void> {
  const texts = forms.flatMap(({ initialValue }) =>
    typeof initialValue === 'string' && initialValue !== '' ? [initialValue] : [],
  );
  if (texts.length === 0) return;
  const missing = await house.workers.sign.run('findMissingGlyphs', { texts });
  if (missing.length > 0) refuseWith('ERROR_FORM_GLYPH_MISSING', { text: missing.slice(0, 10).join('') });
}

/** Judges a new form, or a changed one on top of `row`, against the page as displayed (Spec §5, Rulings §6.6). */
function judgeForm(
  given: Given | Change,
  documents: readonly DocumentRow[],
  loaded: LoadedEnvelope,
  row?: FormRow,
): Decision<Fields> {
  const fileId = given.fileWsid === undefined ? row?.fileId : demandId('file', given.fileWsid);
  const document = documents.find((one) => one.fileId === fileId);
  if (!document) return refuse('ERROR_DOCUMENT_NOT_FOUND');
  const participantId =
    given.participantWsid === undefined ? row?.participantId : demandId('participant', given.participantWsid);
  const holder = loaded.participants.find(({ id }) => id === participantId);
  if (!holder) return refuse('ERROR_PARTICIPANT_NOT_FOUND');
  if (holder.actionType !== 'SIGNER') return refuse('ERROR_FORM_PARTICIPANT');
  const formType = given.formType ?? row?.formType ?? 'TEXT';
  if (formType === 'MULTI_CHECK_MARK')
    return refuse('ERROR_PARTICIPANT_UNSUPPORTED', { field: 'formType', value: formType });
  const page = given.page ?? row?.page ?? 0;
  const size = document.pages[page - 1];
  const position = judgePosition(given.position ?? positionOf(row), size);
  if (!position.ok) return position;
  const fields: Fields = {
    ...withinPage(position.value, size),
    fileId: document.fileId,
    participantId: holder.id,
    formType,
    page,
    required: given.required ?? row?.required ?? true,
    revisable: given.revisable ?? row?.revisable ?? true,
    scale: given.scale === undefined ? (row?.scale ?? null) : given.scale,
    format: formType === 'DATE' ? (given.format ?? row?.format ?? DEFAULT_DATE_FORMAT) : null,
    fontSize: given.fontSize ?? row?.fontSize ?? TEXT_FONT_SIZE_PT,
    multiLine: given.multiLine ?? row?.multiLine ?? formType === 'TEXT',
    tagId: given.tagId === undefined ? (row?.tagId ?? null) : given.tagId,
    checkMark: null,
    value:
      (typeof given.initialValue === 'string'
        ? given.initialValue
        : given.initialValue === undefined
          ? row?.value
          : null) || null,
  };
  return judgePreset(fields);
}

const positionOf = (row: FormRow | undefined) => ({
  ulx: row?.ulx ?? Number.NaN,
  uly: row?.uly ?? Number.NaN,
  lrx: row?.lrx ?? Number.NaN,
  lry: row?.lry ?? Number.NaN,
});

/** A box that a browser rounded over the edge is brought back to it: nothing is ever drawn outside the page. */
const withinPage = (
  { ulx, uly, lrx, lry }: FormPosition,
  page: PageSize = { width: lrx, height: uly },
): FormPosition => ({
  ulx: Math.max(0, ulx),
  uly: Math.min(page.height, uly),
  lrx: Math.min(page.width, lrx),
  lry: Math.max(0, lry),
});

/** What the sender gives beforehand must be a value that the field itself would take. */
function judgePreset(fields: Fields): Decision<Fields> {
  const { formType, value, format, required, revisable } = fields;
  if (format !== null && !isDateFormat(format)) return refuse('ERROR_FORM_VALUE', { detail: format });
  if (isSigningForm(formType))
    return value === null ? accept(fields) : refuse('ERROR_FORM_VALUE', { detail: formType });
  if (value === null) {
    // Nobody could ever fill it in.
    return required && !revisable ? refuse('ERROR_FORM_VALUE', { detail: 'revisable' }) : accept(fields);
  }
  const facts: FormFacts = { id: '', formType, required: false, revisable: true, format, presetValue: null };
  const judged = judgeValue(facts, { kind: 'text', text: value });
  return judged.ok ? accept(fields) : refuse('ERROR_FORM_VALUE', { detail: format ?? '' });
}
