import { type Decision, accept, refuse } from '../decision.ts';

/** Spec §3 "Contract number": ENABLE, or disabled. An enterprise has at most one enabled rule. */
export const CONTRACT_NUMBER_STATUSES = ['ENABLE', 'DISABLE'] as const;
export type ContractNumberStatus = (typeof CONTRACT_NUMBER_STATUSES)[number];
/** The part of the start date that the number contains. */
export const NUMBER_DATE_PATTERNS = ['NONE', 'yyyy', 'yyyyMM', 'yyyyMMdd'] as const;
export type NumberDatePattern = (typeof NUMBER_DATE_PATTERNS)[number];
export const COUNTER_RESETS = ['NEVER', 'YEARLY', 'MONTHLY'] as const;
export type CounterReset = (typeof COUNTER_RESETS)[number];
/** Where the number is drawn on each page; NONE leaves the documents unchanged. */
export const NUMBER_PLACES = ['NONE', 'HEADER_LEFT', 'HEADER_RIGHT', 'FOOTER_LEFT', 'FOOTER_RIGHT'] as const;
export type NumberPlace = (typeof NUMBER_PLACES)[number];

export const NUMBER_PREFIX_MAX = 20;
/**
 * Letters, digits, Chinese characters and the usual marks; the font lacks rare characters, so creating a rule checks
 * that too.
 */
export const NUMBER_PREFIX = /^[A-Za-z0-9\p{Script=Han}/_.()（）〔〕【】#-]*$/u;
export const NUMBER_WIDTH_MIN = 3;
export const NUMBER_WIDTH_MAX = 10;
/** Maximum number of rules of an enterprise. */
export const CONTRACT_NUMBERS_MAX = 50;

export interface NumberRule {
  readonly prefix: string;
  readonly datePattern: NumberDatePattern;
  /** Minimum digits of the counter, padded with zeros. */
  readonly width: number;
  readonly reset: CounterReset;
}

/** A calendar day in the time zone of the envelope. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A counter that restarts needs its period in the number, or numbers would repeat. */
export function judgeRule({ datePattern, reset }: NumberRule): Decision<null> {
  const isTold =
    reset === 'NEVER' ||
    (reset === 'YEARLY' && datePattern !== 'NONE') ||
    (reset === 'MONTHLY' && (datePattern === 'yyyyMM' || datePattern === 'yyyyMMdd'));
  return isTold ? accept(null) : refuse('ERROR_CONTRACT_NUMBER_RESET');
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/** The period within which the counter counts: '' if it never restarts. */
export function counterPeriod(reset: CounterReset, { year, month }: CalendarDay): string {
  if (reset === 'NEVER') return '';
  return reset === 'YEARLY' ? padded(year, 4) : padded(year, 4) + padded(month, 2);
}

const dateText = (pattern: NumberDatePattern, { year, month, day }: CalendarDay): string => {
  const parts = { NONE: 0, yyyy: 1, yyyyMM: 2, yyyyMMdd: 3 }[pattern];
  return [padded(year, 4), padded(month, 2), padded(day, 2)].slice(0, parts).join('');
};

/** `HT-` + `202611` + `-` + `0001`; without a date the counter follows the prefix. */
export function contractNumberText(rule: NumberRule, day: CalendarDay, counter: number): string {
  const date = dateText(rule.datePattern, day);
  return `${rule.prefix}${date}${date === '' ? '' : '-'}${padded(counter, rule.width)}`;
}
