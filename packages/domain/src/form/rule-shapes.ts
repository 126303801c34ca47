/** Limits of the rules of one form: fields that are computed with, days that are added, decimals, characters of a value. */
export const RULE_SOURCES_MAX = 50;
export const RULE_DAYS_MAX = 36_600;
export const RULE_DECIMALS_MAX = 6;
export const RULE_VALUE_MAX = 200;
/** Conditions of one rule. */
export const RULE_CONDITIONS_MAX = 10;

/** What a condition asks of another form. IS and IS_NOT compare with `value`; several boxes may be chosen, of which it is one. */
export const CONDITION_KINDS = ['FILLED', 'EMPTY', 'IS', 'IS_NOT'] as const;
export interface FormCondition {
  /** The id of the form that is read. */
  readonly form: string;
  readonly is: (typeof CONDITION_KINDS)[number];
  readonly value?: string | undefined;
}

/** Several conditions, of which all or any one has to hold. */
export type FormConditions = { readonly all: readonly FormCondition[] } | { readonly any: readonly FormCondition[] };

/** Sum, product, a day so many days later, an amount in Chinese capitals. */
export const COMPUTED_KINDS = ['SUM', 'PRODUCT', 'DAYS', 'CAPITALS'] as const;
export type ComputedKind = (typeof COMPUTED_KINDS)[number];
export interface ComputedRule {
  readonly by: ComputedKind;
  /** The ids of the forms that are read; one for DAYS and CAPITALS. */
  readonly of: readonly string[];
  /** Of a PRODUCT: a further factor, such as a rate, as a decimal number. */
  readonly factor?: string | undefined;
  /** Of DAYS: how many are added; negative ones go back. */
  readonly days?: number | undefined;
  /** Of a number: how many decimals it is rounded to; an amount has two. */
  readonly decimals?: number | undefined;
}

/** What a form does depending on others. */
export interface FormRules {
  readonly shownIf?: FormCondition | FormConditions | undefined;
  readonly requiredIf?: FormCondition | FormConditions | undefined;
  /** The id of the form whose value has to be the same. */
  readonly equalTo?: string | undefined;
  readonly computed?: ComputedRule | undefined;
}
