import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/contract-numbers/numbers-text.ts';
import { CONTRACT_NUMBER_LABELS } from '@countersign/contract/languages/en/labels';
import type { NumberPlace, CounterReset, NumberDatePattern } from '@countersign/domain';

const date: Record<NumberDatePattern, string> = {
  NONE: 'No date',
  yyyy: 'Year',
  yyyyMM: 'Year and month',
  yyyyMMdd: 'Year, month and day',
};
const reset: Record<CounterReset, string> = { NEVER: 'Never', YEARLY: 'Each year', MONTHLY: 'Each month' };
const place: Record<NumberPlace, string> = {
  NONE: 'Not in the documents',
  HEADER_LEFT: 'Top left of each page',
  HEADER_RIGHT: 'Top right of each page',
  FOOTER_LEFT: 'Bottom left of each page',
  FOOTER_RIGHT: 'Bottom right of each page',
};

export const text: typeof Shape = {
  date,
  reset,
  place,
  title: 'Contract numbers',
  lead: 'While a rule is enabled, every contract that a member sends gets the next number, without gaps.',
  none: 'No numbering rule yet',
  noneWhy: 'Create a rule; contracts sent from then on are numbered by it.',
  create: 'New rule',
  enabled: CONTRACT_NUMBER_LABELS.ENABLE,
  disabled: CONTRACT_NUMBER_LABELS.DISABLE,
  enable: 'Enable',
  disable: 'Disable',
  enableOf: (example) => `Enable the rule ${example}`,
  disableOf: (example) => `Disable the rule ${example}`,
  enableTitle: 'Enable this rule?',
  enableWhy:
    'Contracts sent from now on are numbered by this rule, continuing where it stopped. The rule in use is disabled.',
  disableTitle: 'Disable this rule?',
  disableWhy: 'Contracts sent from now on get no number. Existing numbers do not change.',
  enabledDone: 'Enabled',
  disabledDone: 'Disabled',
  next: 'The next numbers',
  used: (count) => `${count} used`,
  since: (day) => `since ${day}`,
  prefix: 'Prefix',
  prefixHint: 'Such as HT- or SALES-; may be left empty',
  prefixWrong:
    'A prefix may contain only letters, digits, Chinese characters and - _ / . ( ) # 〔 〕 【 】, at most 20.',
  dateLabel: 'Date',
  width: 'Digits of the counter',
  resetLabel: 'Counter restarts',
  resetHint: 'The number must contain the period',
  placeLabel: 'In the documents',
  placeHint: 'Uploaded files that others have already signed are not changed',
  newTitle: 'New numbering rule',
  newWhy: 'A saved rule cannot be changed; create another one instead.',
  replaces: 'It is enabled at once, and the rule in use is disabled.',
  example: 'Example',
  save: 'Save and enable',
  saved: 'The numbering rule is enabled',
};
