import { YEARS, readDate } from '@countersign/contract';

/**
 * A date and time of a browser input, `2026-05-01T09:30`, as an instant; empty if it is invalid, or outside the years that the
 * server accepts.
 */
export function instantOf(local: string): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local)) return '';
  // Without a zone ECMAScript interprets a date with a time in the local time zone.
  const time = new Date(local);
  if (Number.isNaN(time.getTime())) return '';
  const instant = time.toISOString();
  return readDate(instant) === null ? '' : instant;
}

/** The time zone of those inputs, such as `Asia/Shanghai`. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The minimum and maximum of such an input, so that its year has four digits. */
export const LOCAL_SPAN = { min: `${YEARS.first}-01-02T00:00`, max: `${YEARS.last}-12-30T23:59` } as const;
