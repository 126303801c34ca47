import { YEARS, readDate } from '@countersign/contract';

/**
 * A day and time as a field of the browser gives them, `2026-05-01T09:30`, as an instant; empty where they are none, or
 * lie beyond the years that the server takes.
 */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return '';
  // Without a zone ECMAScript reads a day with a time in the reader's own.
  const time = new Date(local);
  if (Number.isNaN(time.getTime())) return '';
  const instant = time.toISOString();
  return readDate(instant) === null ? '' : instant;
}

/** The zone those fields are meant in, such as `Asia/Shanghai`. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first and the last time of such a field, so that its year has four digits. */
export const LOCAL_SPAN = { min: `${YEARS.first}-01-02T00:00`, max: `${YEARS.last}-12-30T23:59` } as const;
