import type { Decision } from '../decision.ts';
import { spelledChoice } from './choice.ts';
import { type FormFacts, type FormInput, type Spelling, isChoice, judgeValueBy, plainSpelling } from './form.ts';
import { isTextFormat, spelledIn } from './text-format.ts';

/** The spelling of the values of every kind of form. */
export const spelledValue: Spelling = (form, text) => {
  const { formType, format } = form;
  if (formType === 'TEXT' && format !== null && isTextFormat(format)) return spelledIn(format, text);
  return isChoice(formType) ? spelledChoice(formType, form.settings, text) : plainSpelling(form, text);
};

/** Validates the value of one form of any kind: see `judgeValueBy`. */
export const judgeValue = (form: FormFacts, input: FormInput | undefined): Decision<FormInput | null> =>
  judgeValueBy(spelledValue, form, input);
