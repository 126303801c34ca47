import { DEFAULT_DATE_FORMAT } from '../limits.ts';
import { type DateFormat, dayIn, formatDay, isDateFormat } from './date-format.ts';
import { type Decimal, added, decimalIn, decimalText, multiplied, rounded } from './decimal.ts';
import { type ComputedRule, RULE_DECIMALS_MAX } from './rule-shapes.ts';
import { isTextFormat, spelledIn } from './text-format.ts';

interface Source {
  readonly format: string | null;
  /** As it is printed; '' if it has none. */
  readonly value: string;
}

/**
 * The value of a computed field, as it is printed: '' as long as a value it needs is missing, null if its field cannot print it. A
 * sum takes a missing value for nothing, unless all are missing.
 */
export function computedValue(
  rule: ComputedRule,
  { format }: { readonly format: string | null },
  sources: readonly Source[],
): string | null {
  if (rule.by === 'DAYS') return laterDay(rule.days ?? 0, format, sources[0]);
  const numbers = sources.map(({ value }) => decimalIn(value));
  const amount = rule.by === 'PRODUCT' ? product(rule, numbers) : sum(numbers);
  return amount === null ? '' : printed(amount, format, rule.decimals);
}

function sum(numbers: readonly (Decimal | null)[]): Decimal | null {
  const known = numbers.filter((one) => one !== null);
  return known.length === 0 ? null : known.reduce(added);
}

function product({ factor }: ComputedRule, numbers: readonly (Decimal | null)[]): Decimal | null {
  const all = factor === undefined ? numbers : [...numbers, decimalIn(factor)];
  const known = all.filter((one) => one !== null);
  return known.length < all.length || known.length === 0 ? null : known.reduce(multiplied);
}

function printed(amount: Decimal, format: string | null, decimals: number | undefined): string | null {
  if (format === null || !isTextFormat(format)) return null;
  const most = format === 'NUMBER' ? (decimals ?? RULE_DECIMALS_MAX) : 2;
  return spelledIn(format, decimalText(rounded(amount, Math.min(most, amount.scale)), false));
}

const formatOf = (format: string | null): DateFormat =>
  format !== null && isDateFormat(format) ? format : DEFAULT_DATE_FORMAT;

/** Counted in days of the calendar, so that no clock or zone moves it. */
function laterDay(days: number, format: string | null, source: Source | undefined): string | null {
  const from = source === undefined ? null : dayIn(formatOf(source.format), source.value);
  if (from === null) return '';
  const to = new Date(Date.UTC(from.year, from.month - 1, from.day + days));
  if (from.year < 100) to.setUTCFullYear(from.year, from.month - 1, from.day + days);
  const year = to.getUTCFullYear();
  return year < 1 || year > 9999 ? null : formatDay(formatOf(format), year, to.getUTCMonth() + 1, to.getUTCDate());
}
