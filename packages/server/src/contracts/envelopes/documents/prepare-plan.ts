import { showsPicture } from '@countersign/domain';
import type { PlannedField, PreparePlan } from '@countersign/pdf';
import type { DrawnNumber } from '../../numbering/index.ts';
import type { ParticipantRow } from '../core/facts.ts';
import {
  fieldsOfForm,
  invisibleFieldDocument,
  invisibleFieldName,
  signatureFormOf,
  timestampFieldName,
} from '../core/field-plan.ts';
import type { DocumentRow, FormRow } from '../core/store.ts';

export interface PlanSituation {
  /** In their order. */
  readonly documents: readonly DocumentRow[];
  readonly participants: readonly ParticipantRow[];
  readonly forms: readonly FormRow[];
  /** Drawn on the pages, if the enterprise's rule asks for it. */
  readonly contractNumber?: DrawnNumber | null;
}

/**
 * All fields of one document's prepare revision (conventions, rules 3 and 4), empty except for initial values by the
 * sender.
 */
export function preparePlan(
  { documents, participants, forms, contractNumber = null }: PlanSituation,
  fileId: string,
): PreparePlan {
  const document = documents.find((one) => one.fileId === fileId);
  const invisible = participants
    .filter(({ id, actionType }) => actionType === 'SIGNER' && invisibleFieldDocument(documents, forms, id) === fileId)
    .map(({ id }): PlannedField => ({ kind: 'SIGNATURE', fieldId: invisibleFieldName(id), place: null }));
  return {
    fields: [
      ...(document ? plannedFields(forms, document) : []),
      ...invisible,
      ...(document ? [{ kind: 'TIMESTAMP' as const, fieldId: timestampFieldName(document) }] : []),
    ],
    ...(document && contractNumber ? marksOf(contractNumber, document) : {}),
  };
}

/** Pages that others have signed before are never drawn on (conventions, rule 4). */
const marksOf = ({ number, place }: DrawnNumber, { signedBefore }: DocumentRow): Pick<PreparePlan, 'pageMark'> =>
  place === 'NONE' || signedBefore ? {} : { pageMark: { text: number, place } };

/**
 * The fields of the forms of one document, in the order of the forms; those of one participant are locked by that
 * participant's signature (FieldMDP). An upload that was signed before accepts signature fields only.
 */
export function plannedFields(forms: readonly FormRow[], { fileId, pages, signedBefore }: DocumentRow): PlannedField[] {
  const here = forms.filter((form) => form.fileId === fileId);
  const fields = new Map(here.map((form) => [form.id, fieldsOfForm(form, pages)]));
  return here.flatMap((form) => {
    const own = fields.get(form.id) ?? [];
    if (!showsPicture(form.formType)) return own.map(({ fieldId, page, box }) => textField(form, fieldId, page, box));
    const signs = signatureFormOf(here, form.participantId, fileId)?.id === form.id;
    return own.map(({ fieldId, page, box }, at): PlannedField => {
      const place = { page, box };
      if (!signs || at > 0) return { kind: 'PICTURE', fieldId, place, afterSignature: signedBefore };
      const locks = here
        .filter(({ participantId }) => participantId === form.participantId)
        .flatMap(({ id }) => (fields.get(id) ?? []).map((one) => one.fieldId))
        .filter((one) => one !== fieldId);
      return { kind: 'SIGNATURE', fieldId, place, locks };
    });
  });
}

type Box = Extract<PlannedField, { kind: 'TEXT' | 'DATE' }>['place']['box'];

const textField = (form: FormRow, fieldId: string, page: number, box: Box): PlannedField => ({
  kind: form.formType === 'DATE' ? 'DATE' : 'TEXT',
  fieldId,
  place: { page, box },
  fontSize: form.fontSize,
  multiLine: form.multiLine,
  ...(form.value === null ? {} : { value: form.value }),
});
