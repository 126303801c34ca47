/** The formats of a language that are written without Intl. */
export interface OwnFormats {
  readonly day: (at: Date) => string;
  readonly time: (at: Date) => string;
  readonly shortTime: (at: Date) => string;
  /** @param value negative in the past */
  readonly distance: (value: number, unit: DistanceUnit) => string;
}
export type DistanceUnit = 'second' | 'minute' | 'hour' | 'day';

const twoDigits = (value: number): string => String(value).padStart(2, '0');
export const clockTime = (at: Date): string => `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;

/** `GMT+8`, `GMT-3:30`, `UTC` */
export function zoneOf(at: Date): string {
  const minutes = -at.getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${twoDigits(size % 60)}`;
  return `GMT${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** With groups of three digits and at most three decimals: Chinese and English write numbers alike. */
export function groupedNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
