import type { InitialValue } from '@countersign/contract';
import {
  type CheckMark,
  type FormFacts,
  type FormInput,
  checkMarkFields,
  checkMarkSlices,
  fromWsid,
  isSigningForm,
  judgeCheckMarkGiven,
  judgeValue,
  showsPicture,
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
import type { Attached, Picture, PlannedDocument, PlannedPictureField, PlannedValue } from '../core/act.ts';

/** The form values of the call, with pictures already decoded (step 1). */
export type GivenValues = ReadonlyMap<string, { readonly value: InitialValue; readonly picture: Picture | null }>;

/** The given values by form id. @throws Refused ERROR_FORM_NOT_FOUND, ERROR_MALFORMED */
export function valuesByForm<T extends { readonly formWsid: string }>(given: readonly T[]): ReadonlyMap<string, T> {
  const byForm = new Map<string, T>();
  for (const one of given) {
    const formId = fromWsid('form', one.formWsid) ?? refuseWith('ERROR_FORM_NOT_FOUND');
    if (byForm.has(formId)) refuseWith('ERROR_MALFORMED', { field: 'forms', detail: 'names a form twice' });
    byForm.set(formId, one);
  }
  return byForm;
}

const factsOf = (form: FormRow): FormFacts => ({
  id: form.id,
  formType: form.formType,
  page: form.page,
  name: form.tagId,
  required: form.required,
  revisable: form.revisable,
  format: form.format,
  presetValue: showsPicture(form.formType) ? null : form.value,
  settings: form.settings,
});

function inputOf(given: { value: InitialValue } | undefined): FormInput | undefined {
  if (given === undefined) return undefined;
  const { value } = given;
  if (typeof value === 'string') return { kind: 'text', text: value };
  if ('attachmentWsids' in value) return value.attachmentWsids.length === 0 ? undefined : { kind: 'files' };
  return { kind: 'sealWsid' in value ? 'seal' : 'picture' };
}

function plannedValue(form: FormRow, document: DocumentRow | undefined, { given, attached }: Plan): PlannedValue[] {
  const input = given.get(form.id);
  const judged = demand(judgeValue(factsOf(form), inputOf(input)));
  if (judged === null) return [];
  if (judged.kind === 'text' || judged.kind === 'files') {
    const text = judged.kind === 'text' ? judged.text : printedAttachments(form, attached);
    return [{ formId: form.id, kind: 'text', text, fields: fieldTexts(form, text) }];
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
export function planDocuments(plan: Plan): PlannedDocument[] {
  const { documents, forms, participantId, fieldOwnerId, given, mayCertify } = plan;
  const own = forms.filter((form) => form.participantId === participantId);
  const foreign = [...given.keys()].find((formId) => !own.some(({ id }) => id === formId));
  if (foreign !== undefined) refuseWith('ERROR_FORM_NOT_FOUND');
  const documentOf = (form: FormRow) => documents.find(({ fileId }) => fileId === form.fileId);
  const values = new Map(own.map((form) => [form.id, plannedValue(form, documentOf(form), plan)]));
  const invisible = invisibleFieldDocument(documents, forms, participantId);
  return documents
    .toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1))
    .flatMap((document): PlannedDocument[] => {
      const { fileId, signedBefore } = document;
      const here = own.filter((form) => form.fileId === fileId).flatMap(({ id }) => values.get(id) ?? []);
      const signing = signatureFormOf(forms, participantId, fileId);
      const signatureField =
        signing && signs(signing, here)
          ? formFieldName(signing.id)
          : fileId === invisible
            ? invisibleFieldName(fieldOwnerId)
            : null;
      const newFields = fieldsToMake(plan, document, { here, signatureField });
      if (signatureField === null && here.length === 0) return [];
      return [{ fileId, signatureField, mayCertify: !signedBefore && mayCertify, newFields, values: here }];
    });
}

/**
 * A participant whose only pictures are check-mark seals or initials, all left open, signs nothing (Rulings §3 "unsigned check
 * marks").
 */
const signs = (signing: FormRow, values: readonly PlannedValue[]): boolean =>
  isSigningForm(signing.formType) || values.some(({ kind }) => kind === 'picture');

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
