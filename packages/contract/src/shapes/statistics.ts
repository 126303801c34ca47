import { STATISTICS_MEASURES } from '@countersign/domain';
import { z } from 'zod';

/** What happened within a day, a week or a month. */
const periodCounts = z.object({
  /** The first day of it. */
  period: z.string(),
  counts: z.partialRecord(z.enum(STATISTICS_MEASURES), z.number()),
});
export type PeriodCounts = z.output<typeof periodCounts>;

export const statistics = z.object({
  timezone: z.string(),
  today: z.string().describe('the present day in that time zone; it is not over'),
  periods: z.array(periodCounts),
});
export type Statistics = z.output<typeof statistics>;
