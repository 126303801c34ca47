/** The formats of a language that are written without Intl. */
export interface OwnFormats {
  readonly day: (at: Date) => string;
  readonly time: (at: Date) => string;
  readonly shortTime: (at: Date) => string;
  /** @param value negative in the past */
  readonly distance: (value: number, unit: DistanceUnit) => string;
}
export type DistanceUnit = 'second' | 'minute' | 'hour' | 'day';

/*
 * `toTimeString` is `20:05:09 GMT+0800 …` in every language.
 */
export const clockTime = (at: Date): string => at.toTimeString().slice(0, 5);
/** `GMT+8`, `GMT-3:30`, `UTC` */
export const zoneOf = (at: Date): string =>
  at.getTimezoneOffset() === 0
    ? 'UTC'
    : at
        .toTimeString()
        .slice(9, 17)
        .replace(/0?(\d+)(\d\d)$/, '$1:$2')
        .replace(':00', '');

/** With groups of three digits and at most three decimals: Chinese and English write numbers alike. */
export function groupedNumber(value: number): string {
  const [whole = '', decimals] = String(Math.round(value * 1000) / 1000).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
