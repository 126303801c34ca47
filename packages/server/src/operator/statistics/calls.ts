import type { Handlers } from '../../platform/index.ts';
import { getStatistics, recountStatistics } from './get-statistics.ts';

/** What happens on the platform over time. */
export const statisticsCalls = { getStatistics, recountStatistics } satisfies Partial<Handlers>;
