import type { Api, DataIn } from '@countersign/contract';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../../platform/index.ts';
import { demandLimits } from '../documents/documents.ts';
import { type Draft, editDraft } from '../core/draft.ts';
import { demandFieldLimit } from '../core/field-limit.ts';
import { demandGlyphs, judgeForm } from './judge-form.ts';
import { presentForm } from '../core/present.ts';
import { type Reader, demandId, readerOf } from '../core/reader.ts';
import {
  type EnvelopeContent,
  deleteFormRows,
  findContent,
  insertForms,
  isParticipantOf,
  updateForm,
} from '../core/store.ts';

type Forms = DataIn<Api['listForms']>;

/** The forms of an envelope, or of one of its participants, as this reader may see them. */
export async function presentForms(tx: Tx, envelopeId: string, reader: Reader, participantId?: string): Promise<Forms> {
  if (participantId !== undefined && !(await isParticipantOf(tx, envelopeId, participantId)))
    refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
  const { documents, forms } = await findContent(tx, envelopeId);
  const wanted = forms.filter((form) => participantId === undefined || form.participantId === participantId);
  return presentAll({ documents, forms: wanted }, reader);
}

const presentAll = ({ documents, forms }: EnvelopeContent, reader: Reader): Forms => ({
  forms: forms.map((form) => presentForm(form, documents, reader)),
});

export function listForms(services: Services, call: Call<Api['listForms']>): Promise<Forms> {
  const { participantWsid } = call.query;
  const participantId = participantWsid === undefined ? undefined : demandId('participant', participantWsid);
  return services.db.withTx((tx) => presentForms(tx, call.relation.envelopeId, readerOf(call), participantId));
}

export function listParticipantForms(services: Services, call: Call<Api['listParticipantForms']>): Promise<Forms> {
  const participantId = demandId('participant', call.params.participantWsid);
  return services.db.withTx((tx) => presentForms(tx, call.relation.envelopeId, readerOf(call), participantId));
}

/** Places forms on the documents of a draft; returns all forms of the envelope. */
export async function addForms(services: Services, call: Call<Api['addForms']>): Promise<Forms> {
  await demandGlyphs(services, call.body.forms);
  const edit = async (tx: Tx, draft: Draft): Promise<Forms> => {
    demandFieldLimit(call.body.forms, draft.content);
    const { documents, forms } = draft.content;
    const rows = call.body.forms.map((given) => ({
      ...demand(judgeForm(given, { ...draft, documents })),
      id: services.ids.next(),
      envelopeId: draft.row.id,
      confirmStatus: 'UNCONFIRMED' as const,
      createdAt: call.context.now,
    }));
    const all = [...forms, ...(await insertForms(tx, rows))];
    const after = { documents, forms: all.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
    demandLimits(services, draft, after);
    return presentAll(after, readerOf(call));
  };
  return editDraft(services, call.relation, { edit, keepsWords: true });
}

export async function updateForms(services: Services, call: Call<Api['updateForms']>): Promise<Forms> {
  await demandGlyphs(services, call.body.forms);
  const edit = async (tx: Tx, draft: Draft): Promise<Forms> => {
    const { documents, forms: known } = draft.content;
    demandFieldLimit(call.body.forms, draft.content);
    for (const change of call.body.forms) {
      const id = demandId('form', change.formWsid);
      const row = known.find((one) => one.id === id) ?? refuseWith('ERROR_FORM_NOT_FOUND');
      await updateForm(tx, id, demand(judgeForm(change, { ...draft, documents }, row)));
    }
    return presentForms(tx, draft.row.id, readerOf(call));
  };
  return editDraft(services, call.relation, { edit, keepsWords: true });
}

export function deleteForms(services: Services, call: Call<Api['deleteForms']>): Promise<Forms> {
  const ids = call.body.forms.map(({ formWsid }) => demandId('form', formWsid));
  const edit = async (tx: Tx, { row, content: { forms: known } }: Draft): Promise<Forms> => {
    if (!ids.every((id) => known.some((one) => one.id === id))) refuseWith('ERROR_FORM_NOT_FOUND');
    await deleteFormRows(tx, ids);
    return presentForms(tx, row.id, readerOf(call));
  };
  return editDraft(services, call.relation, { edit, keepsWords: true });
}
