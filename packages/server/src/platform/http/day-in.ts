import type { CalendarDay } from '@countersign/domain';
import { keptFormats } from '../config/index.ts';

const formatOf = keptFormats(
  (language, timeZone) =>
    new Intl.DateTimeFormat(language, { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
);

/** The calendar day in a zone. */
export function dayIn(timeZone: string, at: Date): CalendarDay {
  const parts = formatOf('en-US', timeZone)
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>;
  return { year, month, day };
}
