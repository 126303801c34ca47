import { type Decision, type RefusalParams, accept, refuse } from '../decision.ts';
import type { FormType } from '../vocabulary.ts';
import { chosenIn } from './choice.ts';
import type { ComputedKind, FormCondition, FormConditions, FormRules } from './rule-shapes.ts';
import { computedValue } from './computed.ts';
import { type FormSettings, isChoice, takesText } from './form.ts';
import { isTextFormat, spelledIn } from './text-format.ts';

/** A form as rules see it. */
export interface RuledForm {
  readonly id: string;
  readonly formType: FormType;
  readonly format: string | null;
  readonly required: boolean;
  readonly settings?: FormSettings | null;
}

/** A value that the rules do not allow: it differs from the field `otherId`, or what is computed has too many digits. */
interface RuleFault {
  readonly id: string;
  readonly fault: 'UNEQUAL' | 'TOO_LARGE';
  readonly otherId: string | null;
}

/** What the rules say of the forms of an envelope, for given values. */
export interface RuleOutcome {
  /** Forms that are not asked for and take no value. */
  readonly hidden: ReadonlySet<string>;
  /** Forms that have to be filled in: by themselves or by a rule. */
  readonly required: ReadonlySet<string>;
  /** The values of computed forms that are shown; '' where nothing can be computed yet. */
  readonly computed: ReadonlyMap<string, string>;
  readonly faults: readonly RuleFault[];
}

/** The conditions of a rule: none, one, or those of a list. */
export function conditionsOf(rule: FormCondition | FormConditions | undefined): readonly FormCondition[] {
  if (rule === undefined) return [];
  if ('all' in rule) return rule.all;
  return 'any' in rule ? rule.any : [rule];
}

/** A rule of these conditions, as short as it can be spelled; undefined without any. */
export function ruleOf(conditions: readonly FormCondition[], isAny: boolean): FormRules['shownIf'] {
  if (conditions.length < 2) return conditions[0];
  return isAny ? { any: conditions } : { all: conditions };
}

/** The forms that the rules of a form read, each once. */
export const readBy = (rules: FormRules | undefined): readonly string[] => [
  ...new Set([
    ...conditionsOf(rules?.shownIf).map(({ form }) => form),
    ...conditionsOf(rules?.requiredIf).map(({ form }) => form),
    ...(rules?.equalTo ? [rules.equalTo] : []),
    ...(rules?.computed?.of ?? []),
  ]),
];

/**
 * The rules with other ids, as a copy or another spelling of the ids needs them. A rule that names a form for which there is no id
 * is dropped, of several conditions the one that names it. Null if none is left.
 */
export function rulesWithIds(
  rules: FormRules | null | undefined,
  idOf: (form: string) => string | null | undefined,
): FormRules | null {
  if (!rules) return null;
  const condition = (given: FormRules['shownIf']): FormRules['shownIf'] => {
    const kept = conditionsOf(given).flatMap((one) => {
      const form = idOf(one.form);
      return form ? [{ ...one, form }] : [];
    });
    return ruleOf(kept, given !== undefined && 'any' in given);
  };
  const { computed } = rules;
  const of = computed?.of.flatMap((form) => idOf(form) ?? []) ?? [];
  const made = {
    shownIf: condition(rules.shownIf),
    requiredIf: condition(rules.requiredIf),
    equalTo: (rules.equalTo && idOf(rules.equalTo)) || undefined,
    computed: computed && of.length === computed.of.length ? { ...computed, of } : undefined,
  };
  const known = Object.entries(made).filter(([, rule]) => rule !== undefined);
  return known.length === 0 ? null : (Object.fromEntries(known) as FormRules);
}

/**
 * Evaluates the rules. A hidden form counts as an empty one; so does a form without a value.
 * @param values as they are printed, by form
 */
export function applyRules(forms: readonly RuledForm[], values: ReadonlyMap<string, string>): RuleOutcome {
  const byId = new Map(forms.map((form) => [form.id, form]));
  const shown = new Map<string, boolean>();
  const computed = new Map<string, string>();
  const faults: RuleFault[] = [];
  const isShown = (form: RuledForm): boolean => {
    const known = shown.get(form.id);
    if (known !== undefined) return known;
    // A circle is refused when the envelope starts.
    shown.set(form.id, false);
    const condition = form.settings?.rules?.shownIf;
    const is = condition === undefined || meets(condition);
    shown.set(form.id, is);
    return is;
  };
  const compute = (form: RuledForm): string => {
    const known = computed.get(form.id);
    const rule = form.settings?.rules?.computed;
    if (known !== undefined || rule === undefined) return known ?? '';
    computed.set(form.id, '');
    const sources = rule.of.flatMap((id) => byId.get(id) ?? []);
    const value = computedValue(
      rule,
      form,
      sources.map((source) => ({ format: source.format, value: valueOf(source.id) })),
    );
    if (value === null) faults.push({ id: form.id, fault: 'TOO_LARGE', otherId: null });
    computed.set(form.id, value ?? '');
    return value ?? '';
  };
  const valueOf = (id: string): string => {
    const form = byId.get(id);
    if (form === undefined || !isShown(form)) return '';
    return form.settings?.rules?.computed ? compute(form) : (values.get(id) ?? '');
  };
  const meets = (rule: FormCondition | FormConditions): boolean =>
    'any' in rule ? rule.any.some(holds) : conditionsOf(rule).every(holds);
  const holds = ({ form: id, is, value = '' }: FormCondition): boolean => {
    const given = valueOf(id);
    if (is === 'FILLED' || is === 'EMPTY') return (given !== '') === (is === 'FILLED');
    const { formType, format } = byId.get(id) ?? {};
    const wanted = (format && isTextFormat(format) && spelledIn(format, value)) || value.trim();
    const isIt = formType === 'CHECKBOX' ? chosenIn(given).includes(value) : given.trim() === wanted;
    return isIt === (is === 'IS');
  };
  for (const { id } of inReadingOrder(forms, byId).order) valueOf(id);
  const required = new Set<string>();
  for (const form of forms) {
    const rules = form.settings?.rules;
    if (!isShown(form)) continue;
    if (rules?.computed) {
      compute(form);
      continue;
    }
    const other = rules?.equalTo === undefined ? '' : valueOf(rules.equalTo);
    if (form.required || other !== '' || (rules?.requiredIf !== undefined && meets(rules.requiredIf)))
      required.add(form.id);
    const own = valueOf(form.id);
    if (rules?.equalTo !== undefined && own !== '' && own.trim() !== other.trim())
      faults.push({ id: form.id, fault: 'UNEQUAL', otherId: rules.equalTo });
  }
  const hidden = new Set(forms.filter((form) => !isShown(form)).map(({ id }) => id));
  return {
    hidden,
    required,
    computed: new Map([...computed].filter(([id]) => !hidden.has(id))),
    faults: faults.filter(({ id }) => !hidden.has(id)),
  };
}

/** A form with what decides which forms it may read. */
export interface PlacedRuledForm extends RuledForm {
  readonly participantId: string;
  readonly page: number;
  readonly name: string | null;
}

/** Why a rule cannot be kept: the field it names is missing, comes later, does not fit, or reads the field in turn. */
export const RULE_GAPS = ['MISSING', 'LATER', 'KIND', 'VALUE', 'CIRCLE'] as const;
export type RuleGap = (typeof RULE_GAPS)[number];

/**
 * Validates the rules of an envelope that is to start: a rule reads only forms of the same participant or of earlier sequences, of
 * a kind that it can read, and never in a circle. Refuses the first that cannot be kept, with its form and a `RuleGap` as detail.
 */
export function judgeRules(
  forms: readonly PlacedRuledForm[],
  sequenceOf: (participantId: string) => number,
): Decision<null> {
  if (!forms.some(({ settings }) => settings?.rules)) return accept(null);
  const byId = new Map(forms.map((form) => [form.id, form]));
  const isBefore = (other: PlacedRuledForm, form: PlacedRuledForm): boolean =>
    other.participantId === form.participantId || sequenceOf(other.participantId) < sequenceOf(form.participantId);
  for (const form of forms) {
    const rules = form.settings?.rules;
    const read = readBy(rules).map((id) => byId.get(id));
    if (read.includes(undefined)) return refuseRule(form, 'MISSING');
    const known = read.filter((one) => one !== undefined);
    if (known.some((one) => !isBefore(one, form))) return refuseRule(form, 'LATER');
    if (rules && !fits(form, rules, byId)) return refuseRule(form, 'KIND');
    const conditions = [...conditionsOf(rules?.shownIf), ...conditionsOf(rules?.requiredIf)];
    if (conditions.some((one) => !isOfItsField(one, byId.get(one.form)))) return refuseRule(form, 'VALUE');
  }
  const { circle } = inReadingOrder(forms, byId);
  return circle === null ? accept(null) : refuseRule(circle, 'CIRCLE');
}

const refuseRule = ({ id, page, name }: PlacedRuledForm, gap: RuleGap): Decision<null> => {
  const params: RefusalParams = { formId: id, page, ...(name ? { name } : {}), detail: gap };
  return refuse('ERROR_FORM_RULE', params);
};

/** A condition that names a value names one that the field can have. */
function isOfItsField({ is, value }: FormCondition, field: RuledForm | undefined): boolean {
  if (is === 'FILLED' || is === 'EMPTY') return true;
  const options = field?.settings?.options ?? [];
  if (field?.formType === 'CHECKBOX' && options.length === 0) return false;
  return value !== undefined && value !== '' && (!field || !isChoice(field.formType) || options.includes(value));
}

function fits(
  form: RuledForm,
  { shownIf, requiredIf, equalTo, computed }: FormRules,
  byId: ReadonlyMap<string, RuledForm>,
) {
  const read = (id: string | undefined): RuledForm | undefined => (id === undefined ? undefined : byId.get(id));
  const asked = [...conditionsOf(shownIf), ...conditionsOf(requiredIf)].map((one) => read(one.form));
  if (asked.some((one) => one && !takesText(one.formType))) return false;
  const other = read(equalTo);
  if (other && (form.formType !== 'TEXT' || other.formType !== 'TEXT' || other.format !== form.format)) return false;
  return computed === undefined || (!equalTo && fitsComputed(form, computed.by, computed.of.map(read)));
}

type Kinded = Pick<RuledForm, 'formType' | 'format'>;
const isNumber = ({ formType, format }: Kinded): boolean =>
  formType === 'TEXT' && (format === 'NUMBER' || format === 'AMOUNT');

/** The computations that a kind of field can show. */
export const computationsOf = (form: Kinded): readonly ComputedKind[] => {
  if (isNumber(form)) return ['SUM', 'PRODUCT'];
  if (form.formType === 'DATE') return ['DAYS'];
  return form.formType === 'TEXT' && form.format === 'CAPITAL_AMOUNT' ? ['CAPITALS'] : [];
};

/** Whether a computation can read the field. */
export const isComputable = (by: ComputedKind, form: Kinded): boolean =>
  by === 'DAYS' ? form.formType === 'DATE' : isNumber(form);

const fitsComputed = (form: Kinded, by: ComputedKind, of: readonly (Kinded | undefined)[]): boolean =>
  computationsOf(form).includes(by) && of.every((one) => one !== undefined && isComputable(by, one));

/**
 * The forms so that each comes after those that its rules read, and one whose rules read it again through others. A loop, because a
 * chain may be as long as an envelope has forms.
 */
function inReadingOrder<F extends RuledForm>(
  forms: readonly F[],
  byId: ReadonlyMap<string, F>,
): { readonly order: readonly F[]; readonly circle: F | null } {
  const state = new Map<string, 'OPEN' | 'DONE'>();
  const order: F[] = [];
  let circle: F | null = null;
  const stack = [...forms].reverse();
  for (let form = stack.at(-1); form !== undefined; form = stack.at(-1)) {
    const known = state.get(form.id);
    if (known !== undefined) {
      stack.pop();
      if (known === 'OPEN') order.push(form);
      state.set(form.id, 'DONE');
      continue;
    }
    state.set(form.id, 'OPEN');
    for (const next of readBy(form.settings?.rules).flatMap((id) => byId.get(id) ?? [])) {
      const at = state.get(next.id);
      if (at === 'OPEN') circle ??= next;
      if (at === undefined) stack.push(next);
    }
  }
  return { order, circle };
}
