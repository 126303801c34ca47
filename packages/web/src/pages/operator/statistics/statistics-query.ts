import {
  STATISTICS_PERIODS,
  STATISTICS_PERIODS_MAX,
  type StatisticsPeriod,
  dayAfter,
  periodsBetween,
} from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operatorApi } from '@countersign/contract';
import { operatorCall } from '../model/calls.ts';

export const SEARCH = ['from', 'to', 'by'] as const;
/** How far back the page looks at first, by period. */
const DAYS_BACK = { day: 29, week: 83, month: 364 } as const;

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly by: StatisticsPeriod;
}

export const statisticsQuery = (query: Asked) =>
  queryOptions({
    queryKey: ['operator', 'statistics', query],
    placeholderData: keepPreviousData,
    enabled: isSound(query),
    queryFn: async ({ signal }) =>
      (await operatorCall(operatorApi.getStatistics, { query: { ...query }, signal })).statistics,
  });

export const isSound = ({ from, to, by }: Asked): boolean => {
  const { length } = periodsBetween(from, to, by);
  return length > 0 && length <= STATISTICS_PERIODS_MAX;
};

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** What the address asks for; without days, up to the reader's present day. */
export function askedOf({ from, to, by }: Readonly<Record<(typeof SEARCH)[number], string>>): Asked {
  const period = STATISTICS_PERIODS.find((one) => one === by) ?? 'day';
  const last = isDay(to) ? to : new Date().toLocaleDateString('sv-SE');
  return { from: isDay(from) ? from : dayAfter(last, -DAYS_BACK[period]), to: last, by: period };
}
