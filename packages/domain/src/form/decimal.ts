/** A decimal number without rounding: `units` of 10 to the power of -`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Below a trillion: 仟亿 is the largest place of a capital amount. */
const DIGITS_MAX = 12;
const DECIMALS_MAX = 6;
const SPELLED = /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/;

/** The text in one form for digits, letters and punctuation, without spaces around it. */
export const plainText = (text: string): string => text.slice(0, 400).normalize('NFKC').trim();

/** A number as people type it, with or without groups of three digits; null if it is none, or has too many digits. */
export function decimalIn(text: string): Decimal | null {
  const match = SPELLED.exec(plainText(text).replace(/^[¥￥$€]\s*/, ''));
  if (!match) return null;
  const [, minus, grouped = '', decimals = ''] = match;
  const whole = grouped.replace(/,/g, '').replace(/^0+(?=\d)/, '');
  if (whole.length > DIGITS_MAX || decimals.length > DECIMALS_MAX) return null;
  const units = BigInt(whole + decimals);
  return { units: minus === '' ? units : -units, scale: decimals.length };
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/** The same number with this many decimals, rounded half away from zero. */
export function rounded({ units, scale }: Decimal, to: number): Decimal {
  if (scale <= to) return { units: units * power(to - scale), scale: to };
  const by = power(scale - to);
  const half = units < 0n ? -by / 2n : by / 2n;
  return { units: (units + half) / by, scale: to };
}

export function added(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: rounded(one, scale).units + rounded(other, scale).units, scale };
}

export const multiplied = (one: Decimal, other: Decimal): Decimal => ({
  units: one.units * other.units,
  scale: one.scale + other.scale,
});

/** The digits of a number; `isGrouped` puts a comma between groups of three. */
export function decimalText({ units, scale }: Decimal, isGrouped: boolean): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const shown = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const text = scale === 0 ? shown : `${shown}.${digits.slice(-scale)}`;
  return units < 0n ? `-${text}` : text;
}

/** The number without zeros at the end of its decimals. */
export function shortest({ units, scale }: Decimal): Decimal {
  let [left, at] = [units, scale];
  while (at > 0 && left % 10n === 0n) [left, at] = [left / 10n, at - 1];
  return { units: left, scale: at };
}
