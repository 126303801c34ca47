import type { InitialValue } from '@countersign/contract';
import {
  type CheckMark,
  type FormInput,
  checkMarkFields,
  checkMarkSlices,
  isSigningForm,
  judgeCheckMarkGiven,
  judgeValue,
} from '@countersign/domain';
import type { PlannedField } from '@countersign/pdf';
import {
  type DocumentRow,
  type FormRow,
  fieldTexts,
  fieldsOfForm,
  formFieldName,
  invisibleFieldDocument,
  invisibleFieldName,
  plannedFields,
  signatureFormOf,
} from '../../../contracts/index.ts';
import { demand, refuseWith } from '../../../platform/index.ts';
import { printedAttachments } from '../core/attached.ts';
import type { Attached, PlannedAct, PlannedDocument, PlannedPictureField, PlannedValue } from '../core/act.ts';
import { type GivenValues, formFactsOf } from './given-values.ts';
import { type RuledAct, applyRulesToAct } from './rule-values.ts';

function inputOf(given: { value: InitialValue } | undefined): FormInput | undefined {
  if (given === undefined) return undefined;
  const { value } = given;
  if (typeof value === 'string') return { kind: 'text', text: value };
  if ('attachmentWsids' in value) return value.attachmentWsids.length === 0 ? undefined : { kind: 'files' };
  return { kind: 'sealWsid' in value ? 'seal' : 'picture' };
}

const textValue = (form: FormRow, text: string): PlannedValue => ({
  formId: form.id,
  kind: 'text',
  text,
  fields: fieldTexts(form, text),
});

/** Whether a form that may have been hidden shows its boxes, of which none is chosen. */
const isUnhidden = ({ formType, settings }: FormRow): boolean =>
  settings?.rules?.shownIf !== undefined && (formType === 'CHECKBOX' || formType === 'RADIO');

function plannedValue(
  form: FormRow,
  document: DocumentRow | undefined,
  { given, attached, ruled }: Pick<Plan, 'given' | 'attached'> & { readonly ruled: RuledAct },
): PlannedValue[] {
  if (ruled.hidden.has(form.id)) return [];
  const input = given.get(form.id);
  const computed = ruled.computed.get(form.id);
  if (computed === '') return [];
  const said = computed === undefined ? inputOf(input) : { kind: 'text' as const, text: computed };
  const judged = demand(judgeValue({ ...formFactsOf(form), required: ruled.isRequired(form) }, said));
  if (judged === null) return isUnhidden(form) ? [textValue(form, '')] : [];
  if (judged.kind === 'text' || judged.kind === 'files') {
    return [textValue(form, judged.kind === 'text' ? judged.text : printedAttachments(form, attached))];
  }
  const picture = input?.picture ?? refuseWith('ERROR_FORM_VALUE', { formId: form.id });
  const { id: formId, formType } = form;
  const fields = pictureFields(form, document?.pages ?? [], input?.value);
  return [{ formId, kind: 'picture', formType, picture, fields }];
}

/** Where a picture is shown: in the single field of the form, or sliced over the fields of a check-mark seal. */
function pictureFields(
  form: FormRow,
  pages: DocumentRow['pages'],
  value: InitialValue | undefined,
): PlannedPictureField[] {
  if (form.checkMark === null) return [{ fieldId: formFieldName(form.id), slice: null }];
  const said = typeof value === 'object' ? checkMarkFields(value as Partial<CheckMark>) : {};
  const drawn = demand(judgeCheckMarkGiven(form.id, form.checkMark, said));
  const seen = new Map(demand(checkMarkSlices(drawn, pages)).map(({ page, position }) => [page, position]));
  return fieldsOfForm(form, pages).flatMap(({ fieldId, page, box, part }) => {
    const at = seen.get(page);
    if (at === undefined || part === null) return [];
    const [ulx, lrx] = [at.ulx - box.ulx, at.lrx - box.ulx];
    const [uly, lry] = [at.uly - box.lry, at.lry - box.lry];
    return [{ fieldId, slice: { part, over: { ulx, uly, lrx, lry } } }];
  });
}

interface Plan {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
  readonly participantId: string;
  /** The participant who gives the invisible field its name: the first who had this act, if it was handed on. */
  readonly fieldOwnerId: string;
  readonly given: GivenValues;
  /** The files that the values name. */
  readonly attached: readonly Attached[];
  /** Whether the first signature may restrict later changes to filling and signing (conventions, rule 5). */
  readonly mayCertify: boolean;
}

/**
 * Judges every value and lays out what happens to each document, in the order of their file ids (conventions, rule 1). A
 * document in which the participant has a signature or seal form gets their signature, one with text and days alone is filled
 * in; a signer without any form signs the first document invisibly (Rulings §3).
 *
 * @throws Refused for the first invalid value, in the order of the forms
 */
export function planDocuments(plan: Plan): Pick<PlannedAct, 'documents' | 'emptied'> {
  const { documents, forms, participantId, fieldOwnerId, given, mayCertify } = plan;
  const own = forms.filter((form) => form.participantId === participantId);
  const foreign = [...given.keys()].find((formId) => !own.some(({ id }) => id === formId));
  if (foreign !== undefined) refuseWith('ERROR_FORM_NOT_FOUND');
  const documentOf = (form: FormRow) => documents.find(({ fileId }) => fileId === form.fileId);
  const ruled = applyRulesToAct(forms, participantId, given);
  const values = new Map(own.map((form) => [form.id, plannedValue(form, documentOf(form), { ...plan, ruled })]));
  const invisible = invisibleFieldDocument(documents, forms, participantId);
  // Of check-mark seals and initials, only those that are filled sign (Rulings §3 "unsigned check marks").
  const isToSign = (fileId: string): boolean =>
    own.some((form) => form.fileId === fileId && isSigningForm(form.formType) && !ruled.hidden.has(form.id));
  const planned = documents
    .toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1))
    .flatMap((document): PlannedDocument[] => {
      const { fileId, signedBefore } = document;
      const here = own.filter((form) => form.fileId === fileId).flatMap(({ id }) => values.get(id) ?? []);
      const signing = signatureFormOf(forms, participantId, fileId);
      const signs = isToSign(fileId) || here.some(({ kind }) => kind === 'picture');
      const signatureField =
        signing && signs ? formFieldName(signing.id) : fileId === invisible ? invisibleFieldName(fieldOwnerId) : null;
      const newFields = fieldsToMake(plan, document, { here, signatureField });
      if (signatureField === null && here.length === 0) return [];
      return [{ fileId, signatureField, mayCertify: !signedBefore && mayCertify, newFields, values: here }];
    });
  const emptied = own.filter(
    ({ id, value }) => value !== null && (ruled.hidden.has(id) || ruled.computed.get(id) === ''),
  );
  return { documents: planned, emptied: emptied.map(({ id }) => id) };
}

/**
 * Returns the fields of forms that were placed by their holder, without those that stay empty; the invisible one if it does not
 * exist yet.
 */
function fieldsToMake(
  { forms, participantId }: Plan,
  document: DocumentRow,
  { here, signatureField }: { here: readonly PlannedValue[]; signatureField: string | null },
): PlannedField[] {
  const own = forms.filter((form) => form.participantId === participantId);
  if (own.length === 0) {
    return signatureField === null ? [] : [{ kind: 'SIGNATURE', fieldId: signatureField, place: null }];
  }
  const isFilled = ({ id }: FormRow): boolean =>
    formFieldName(id) === signatureField || here.some(({ formId }) => formId === id);
  const made = own.filter((form) => !form.appended || isFilled(form));
  const appended = made.filter((form) => form.appended && form.fileId === document.fileId);
  const names = new Set(appended.flatMap((form) => fieldsOfForm(form, document.pages).map(({ fieldId }) => fieldId)));
  return names.size === 0 ? [] : plannedFields(made, document).filter(({ fieldId }) => names.has(fieldId));
}
