import { isSigningForm } from '@countersign/domain';
import type { PlannedField, PreparePlan } from '@countersign/pdf';
import type { ParticipantRow } from './facts.ts';
import {
  TIMESTAMP_FIELD_NAME,
  formFieldName,
  invisibleFieldDocument,
  invisibleFieldName,
  signatureFormOf,
} from './field-plan.ts';
import type { DocumentRow, FormRow } from './store.ts';

export interface PlanSituation {
  /** In their order. */
  readonly documents: readonly DocumentRow[];
  readonly participants: readonly ParticipantRow[];
  readonly forms: readonly FormRow[];
}

/** All fields of one document's prepare revision (conventions, rules 3 and 4), empty but for what the sender gave beforehand. */
export function preparePlan({ documents, participants, forms }: PlanSituation, fileId: string): PreparePlan {
  const here = forms.filter((form) => form.fileId === fileId);
  const invisible = participants
    .filter(({ id, actionType }) => actionType === 'SIGNER' && invisibleFieldDocument(documents, forms, id) === fileId)
    .map(({ id }): PlannedField => ({ kind: 'SIGNATURE', fieldId: invisibleFieldName(id), place: null }));
  return {
    fields: [
      ...here.map((form) => plannedField(form, here)),
      ...invisible,
      { kind: 'TIMESTAMP', fieldId: TIMESTAMP_FIELD_NAME },
    ],
  };
}

function plannedField(form: FormRow, here: readonly FormRow[]): PlannedField {
  const { ulx, uly, lrx, lry, page, fontSize, multiLine, value } = form;
  const fieldId = formFieldName(form.id);
  const place = { page, box: { ulx, uly, lrx, lry } };
  if (isSigningForm(form.formType)) {
    const kind = signatureFormOf(here, form.participantId, form.fileId)?.id === form.id ? 'SIGNATURE' : 'PICTURE';
    if (kind === 'PICTURE') return { kind, fieldId, place };
    const locks = here
      .filter(({ id, participantId }) => id !== form.id && participantId === form.participantId)
      .map(({ id }) => formFieldName(id));
    return { kind, fieldId, place, locks };
  }
  return {
    kind: form.formType === 'DATE' ? 'DATE' : 'TEXT',
    fieldId,
    place,
    fontSize,
    multiLine,
    ...(value === null ? {} : { value }),
  };
}
