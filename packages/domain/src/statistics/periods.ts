/** What is counted per day. */
export const STATISTICS_MEASURES = [
  'contractsSent',
  'contractsFinished',
  'signatures',
  'certificates',
  'people',
  'deliveries',
  'deliveryFailures',
  'complaints',
  'ordersPlaced',
  'ordersPaid',
] as const;
export type StatisticsMeasure = (typeof STATISTICS_MEASURES)[number];

export const STATISTICS_PERIODS = ['day', 'week', 'month'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

/** The most periods of one answer: more than a year of days. */
export const STATISTICS_PERIODS_MAX = 400;

const DAY_MS = 86_400_000;
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day so many days later; days are `2026-11-27`. */
export const dayAfter = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The first day of the period that a day is in; weeks begin on Monday. */
export function periodOf(day: string, by: StatisticsPeriod): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return by === 'day' ? day : dayAfter(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

/** The first days of the periods from that of `from` to that of `to`, at most one more than allowed. */
export function periodsBetween(from: string, to: string, by: StatisticsPeriod): string[] {
  const periods: string[] = [];
  for (let at = periodOf(from, by); at <= to && periods.length <= STATISTICS_PERIODS_MAX; at = nextPeriod(at, by))
    periods.push(at);
  return periods;
}

const nextPeriod = (period: string, by: StatisticsPeriod): string =>
  by === 'month' ? periodOf(dayAfter(period, 31), 'month') : dayAfter(period, by === 'week' ? 7 : 1);
