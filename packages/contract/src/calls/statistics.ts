import { STATISTICS_PERIODS } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { statisticsRoutes } from '../routes/statistics.ts';
import { wireDayIn } from '../shapes/basics.ts';
import { statistics } from '../shapes/statistics.ts';

/** What happens on the platform, counted by day (Rulings, records). */
export const statisticsCalls = endpoints(statisticsRoutes, {
  getStatistics: {
    access: 'operator:statistics.read',
    summary:
      'Contracts sent and finished, signatures, certificates, new people, messages sent and failed, complaints, orders placed and paid, as far as they concern the operator’s roles, by day, week (from Monday) or month; from and to are days of the platform’s time zone, both included; at most 400 periods',
    query: z.looseObject({ from: wireDayIn, to: wireDayIn, by: z.enum(STATISTICS_PERIODS).default('day') }),
    response: z.object({ statistics }),
  },
  recountStatistics: {
    access: 'operator:jobs.retry',
    summary: 'Count all days again, in the background; messages only as far back as they are kept',
    response: z.object({}),
  },
});
