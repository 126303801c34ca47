import type { text as Shape } from '../../../../zh-CN/pages/console/prepare/text-rules.ts';
import type { RuleGap, ComputedKind } from '@countersign/domain';

const kinds: Record<ComputedKind, string> = {
  SUM: 'Sum of numbers',
  PRODUCT: 'Product of numbers',
  DAYS: 'Days after a date',
  CAPITALS: 'An amount in Chinese capitals',
};
const gaps: Record<RuleGap, string> = {
  MISSING: 'A field that it reads is gone',
  LATER: 'It can read only fields of the same signer, or of signers who act earlier',
  KIND: 'It reads a field of a kind that does not fit',
  VALUE: 'Choose what the condition asks for',
  CIRCLE: 'These rules read each other in a circle',
};

export const text: typeof Shape = {
  title: 'Rules',
  nothing: 'Place another text, date or choice, for this signer or one who acts earlier, to set rules.',
  named: (name: string, page: number) => `${name} · page ${page}`,
  shown: 'Shown',
  always: 'Always',
  shownIf: (field: string) => `Only if ${field}`,
  required: 'Required',
  asSet: 'As set above',
  requiredIf: (field: string) => `Also if ${field}`,
  condition: 'Condition',
  value: 'Value',
  is: { IS: 'is', IS_NOT: 'is not', FILLED: 'is filled in', EMPTY: 'is empty' },
  isOf: { IS: 'has chosen', IS_NOT: 'has not chosen', FILLED: 'has a choice', EMPTY: 'has no choice' },
  ticked: { FILLED: 'is ticked', EMPTY: 'is not ticked' },
  equal: 'Must be the same',
  notEqual: 'No',
  equalTo: (field: string) => `As ${field}`,
  computed: 'Computed',
  typed: 'Filled in by the signer',
  by: kinds,
  of: 'From which fields',
  from: 'From which field',
  factor: 'Times',
  factorHint: 'Such as a rate of 0.13',
  factorWrong: 'Enter a number with at most six decimals',
  days: 'Days to add',
  daysWrong: (most: number) => `A whole number from -${most} to ${most}`,
  decimals: 'Decimals',
  allDecimals: 'Not rounded',
  gaps,
};
