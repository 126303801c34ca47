import type { Api, Statistics } from '@countersign/contract';
import {
  STATISTICS_PERIODS_MAX,
  type StatisticsMeasure,
  dayAfter,
  measuresFor,
  periodOf,
  periodsBetween,
} from '@countersign/domain';
import { type Handler, enqueue, refuseWith } from '../../platform/index.ts';
import { recordOperatorAct } from '../../accounts/index.ts';
import { STATISTICS_JOB } from './jobs.ts';
import { ZONE, countDays, lastCounted, sumPeriods } from './store.ts';
import { todayAt } from './today.ts';

/** The sums of the days that the job has counted, and of the days since, which are counted here. */
export const getStatistics: Handler<Api['getStatistics']> = async (services, { caller, query, context: { now } }) => {
  const { from, to, by } = query;
  const today = todayAt(now);
  const periods = periodsBetween(from, to, by);
  if (periods.length > STATISTICS_PERIODS_MAX)
    refuseWith('ERROR_MALFORMED', {
      field: 'from',
      detail: `is more than ${STATISTICS_PERIODS_MAX} periods before to`,
    });
  const measures = measuresFor(caller.roles);
  const sums = new Map<string, number>();
  const add = (period: string, measure: StatisticsMeasure, count: number): void => {
    const key = `${period} ${measure}`;
    sums.set(key, (sums.get(key) ?? 0) + count);
  };
  await services.db.withTx(async (tx) => {
    for (const { period, measure, count } of await sumPeriods(tx, { from, to, by })) add(period, measure, count);
    const last = await lastCounted(tx);
    const since = last === null || last < from ? from : dayAfter(last, 1);
    const until = dayAfter(to < today ? to : today, 1);
    if (since >= until) return;
    for (const { day, measure, count } of await countDays(tx, { from: since, until }))
      add(periodOf(day, by), measure, count);
  });
  const countsOf = (period: string): Statistics['periods'][number]['counts'] =>
    Object.fromEntries(measures.map((measure) => [measure, sums.get(`${period} ${measure}`) ?? 0]));
  return {
    statistics: { timezone: ZONE, today, periods: periods.map((period) => ({ period, counts: countsOf(period) })) },
  };
};

export const recountStatistics: Handler<Api['recountStatistics']> = async (services, { caller, context }) => {
  const { now } = context;
  const job = { id: services.ids.next(), kind: STATISTICS_JOB, key: STATISTICS_JOB, payload: { all: true } };
  await services.db.withTx(async (tx) => {
    await enqueue(tx, { ...job, runAt: now, now });
    await recordOperatorAct(tx, services, caller, { kind: 'statistics.recounted' }, context);
  });
  return {};
};
