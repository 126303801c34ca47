import { applyRules, takesText, spelledValue } from '@countersign/domain';
import type { FormRow } from '../../../contracts/index.ts';
import { refuseWith } from '../../../platform/index.ts';
import { type GivenValues, formFactsOf } from './given-values.ts';

/** What the rules of an envelope make of the forms of one act. */
export interface RuledAct {
  /** Forms that the rules hide; they take no value. */
  readonly hidden: ReadonlySet<string>;
  /** Values by form that are computed here; '' where there is nothing to compute. */
  readonly computed: ReadonlyMap<string, string>;
  isRequired(form: FormRow): boolean;
}

const NO_RULES: RuledAct = { hidden: new Set(), computed: new Map(), isRequired: ({ required }) => required };

/**
 * Applies the rules to the values of an act: what its participant gives, what the sender has set, and what earlier participants
 * have filled in. The page has only previewed them.
 *
 * @throws Refused ERROR_FORM_HIDDEN, ERROR_FORM_COMPUTED, ERROR_FORM_UNEQUAL, ERROR_FORM_VALUE, each with its field
 */
export function applyRulesToAct(forms: readonly FormRow[], participantId: string, given: GivenValues): RuledAct {
  if (!forms.some(({ settings }) => settings?.rules)) return NO_RULES;
  const own = forms.filter((form) => form.participantId === participantId);
  const values = new Map(forms.map((form) => [form.id, valueOf(form, participantId, given)]));
  const { hidden, required, computed, faults } = applyRules(forms, values);
  for (const form of own) {
    if (!given.has(form.id)) continue;
    if (hidden.has(form.id)) refuseWith('ERROR_FORM_HIDDEN', nameOf(form));
    if (computed.has(form.id)) refuseWith('ERROR_FORM_COMPUTED', nameOf(form));
  }
  for (const { id, fault, otherId } of faults) {
    const form = own.find((one) => one.id === id);
    if (form === undefined) continue;
    if (fault === 'TOO_LARGE') refuseWith('ERROR_FORM_VALUE', { ...nameOf(form), format: form.format ?? '' });
    const other = forms.find((one) => one.id === otherId);
    refuseWith('ERROR_FORM_UNEQUAL', {
      ...nameOf(form),
      ...(other && { otherPage: other.page }),
      ...(other?.tagId ? { otherName: other.tagId } : {}),
    });
  }
  return { hidden, computed, isRequired: ({ id }) => required.has(id) };
}

/** As it is printed. What others have not filled in, and what its field does not take, counts as empty. */
function valueOf(form: FormRow, participantId: string, given: GivenValues): string {
  if (!takesText(form.formType)) return '';
  if (form.participantId !== participantId) return form.confirmStatus === 'CONFIRMED' ? (form.value ?? '') : '';
  const value = given.get(form.id)?.value ?? form.value;
  return typeof value === 'string' ? (spelledValue(formFactsOf(form), value) ?? '') : '';
}

const nameOf = ({ id, page, tagId }: FormRow) => ({ formId: id, page, ...(tagId ? { name: tagId } : {}) });
