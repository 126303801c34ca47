import type { InitialValue } from '@countersign/contract';
import { type FormFacts, fromWsid, showsPicture } from '@countersign/domain';
import type { FormRow } from '../../../contracts/index.ts';
import { refuseWith } from '../../../platform/index.ts';
import type { Picture } from '../core/act.ts';

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

/** A form as the rules of its kind see it. */
export const formFactsOf = (form: FormRow): FormFacts => ({
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
