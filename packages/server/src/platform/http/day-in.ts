import type { CalendarDay } from '@countersign/domain';

/** The calendar day in a zone. */
export function dayIn(timeZone: string, at: Date): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(at)
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as Record<'year' | 'month' | 'day', number>;
  return { year, month, day };
}
