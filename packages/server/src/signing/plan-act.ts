import type { InitialValue } from '@countersign/contract';
import { type FormFacts, type FormInput, fromWsid, isSigningForm, judgeValue } from '@countersign/domain';
import { formFieldName, invisibleFieldDocument, invisibleFieldName, signatureFormOf } from '../envelopes/field-plan.ts';
import type { DocumentRow, FormRow } from '../envelopes/store.ts';
import { demand, refuseWith } from '../http/refused.ts';
import type { Picture, PlannedDocument, PlannedValue } from './act.ts';

/** What the call gives for the forms, its pictures already decoded (step 1). */
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
  required: form.required,
  revisable: form.revisable,
  format: form.format,
  presetValue: isSigningForm(form.formType) ? null : form.value,
});

function inputOf(given: { value: InitialValue } | undefined): FormInput | undefined {
  if (given === undefined) return undefined;
  const { value } = given;
  if (typeof value === 'string') return { kind: 'text', text: value };
  return { kind: 'sealWsid' in value ? 'seal' : 'picture' };
}

function plannedValue(form: FormRow, given: GivenValues): PlannedValue[] {
  const input = given.get(form.id);
  const judged = demand(judgeValue(factsOf(form), inputOf(input)));
  if (judged === null) return [];
  if (judged.kind === 'text') return [{ formId: form.id, kind: 'text', text: judged.text }];
  const picture = input?.picture ?? refuseWith('ERROR_FORM_VALUE', { formId: form.id });
  return [{ formId: form.id, kind: 'picture', formType: form.formType, picture }];
}

interface Plan {
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
  readonly participantId: string;
  /** After whom the invisible field is named: the first who had this act, where it was handed on. */
  readonly fieldOwnerId: string;
  readonly given: GivenValues;
  readonly allowAppendForms: boolean;
}

/**
 * Judges every value and lays out what happens to each document, in the order of their file ids (conventions, rule 1).
 * A document in which the participant has a signature or seal form gets their signature, one with text and days alone
 * is filled in; a signer without any form signs the first document invisibly (Rulings §3).
 * @throws Refused the first value that does not do, in the order of the forms
 */
export function planDocuments(plan: Plan): PlannedDocument[] {
  const { documents, forms, participantId, fieldOwnerId, given, allowAppendForms } = plan;
  const own = forms.filter((form) => form.participantId === participantId);
  const foreign = [...given.keys()].find((formId) => !own.some(({ id }) => id === formId));
  if (foreign !== undefined) refuseWith('ERROR_FORM_NOT_FOUND');
  const values = new Map(own.map((form) => [form.id, plannedValue(form, given)]));
  const invisible = invisibleFieldDocument(documents, forms, participantId);
  return documents
    .toSorted((a, b) => (a.fileId < b.fileId ? -1 : 1))
    .flatMap(({ fileId, signedBefore }): PlannedDocument[] => {
      const here = own.filter((form) => form.fileId === fileId).flatMap(({ id }) => values.get(id) ?? []);
      const signing = signatureFormOf(forms, participantId, fileId);
      const signatureField = signing
        ? formFieldName(signing.id)
        : fileId === invisible
          ? invisibleFieldName(fieldOwnerId)
          : null;
      if (signatureField === null && here.length === 0) return [];
      return [{ fileId, signatureField, mayCertify: !signedBefore && !allowAppendForms, values: here }];
    });
}
