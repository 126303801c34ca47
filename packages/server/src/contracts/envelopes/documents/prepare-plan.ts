import { optionBoxes, showsPicture } from '@countersign/domain';
import type { PlannedField, PreparePlan } from '@countersign/pdf';
import type { DrawnNumber } from '../../numbering/index.ts';
import type { ParticipantRow } from '../core/facts.ts';
import {
  type FieldOfForm,
  fieldTexts,
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
    if (!showsPicture(form.formType)) return valueFields(form, own);
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

/** The fields of a form that shows a value. */
function valueFields(form: FormRow, fields: readonly FieldOfForm[]): PlannedField[] {
  const { formType, fontSize, multiLine, settings, value } = form;
  const options = settings?.options ?? [];
  const rules = settings?.rules;
  // What a rule may hide leaves no trace until its participant has acted; what it computes is written then.
  const isHidden = rules?.shownIf !== undefined;
  const isOpen = value === null || isHidden || rules?.computed !== undefined;
  const shown = new Map(isOpen ? [] : fieldTexts(form, value).map((one) => [one.fieldId, one.text]));
  return fields.map(({ fieldId, page, box }, at): PlannedField => {
    const place = { page, box };
    const given = shown.get(fieldId);
    const common = { fieldId, place, fontSize, ...(given === undefined ? {} : { value: given }) };
    const hidden = isHidden ? { hidden: true } : {};
    if (formType === 'CHECKBOX') return { ...common, ...hidden, kind: 'CHECKBOX', label: options[at] ?? null };
    if (formType === 'DROPDOWN') return { ...common, kind: 'DROPDOWN', options };
    if (formType === 'RADIO') {
      const boxes = optionBoxes(box, options.length);
      return {
        ...common,
        ...hidden,
        kind: 'RADIO',
        options: boxes.map((one, index) => ({ label: options[index]!, box: one })),
      };
    }
    return { ...common, kind: formType === 'DATE' ? 'DATE' : 'TEXT', multiLine };
  });
}
