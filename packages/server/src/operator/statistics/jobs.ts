import { STATISTICS_MEASURES, type StatisticsMeasure, dayAfter } from '@countersign/domain';
import { type Job, type JobHandlers, type Services, type Tx, enqueue } from '../../platform/index.ts';
import { type DayCount, countDays, firstDay, lastCounted, measuresOf, saveCounts } from './store.ts';
import { todayAt } from './today.ts';

/** The recurring job that counts the days that are over; to be enqueued at start. */
export const STATISTICS_JOB = 'statistics.count';

const EVERY_MS = 3_600_000;
/** Messages are kept for a week: what became of them is counted again as long as all of a day are there. */
const DELIVERY_DAYS = 6;
/** Days counted in one transaction. */
const BATCH_DAYS = 31;

export const statisticsJobs = (services: Pick<Services, 'db' | 'ids'>): JobHandlers => ({
  [STATISTICS_JOB]: { run: (job) => countOver(services, job), concurrency: 1 },
});

/**
 * Counts the days since the last counted one and the few before it that may have changed; with `all`, and after an upgrade to a release
 * that has a new measure, every day.
 */
async function countOver({ db, ids }: Pick<Services, 'db' | 'ids'>, job: Job): Promise<void> {
  const today = todayAt(job.now);
  const messagesFrom = dayAfter(today, -DELIVERY_DAYS);
  const from = await db.withTx(async (tx) => {
    const first = await firstDay(tx);
    const isWhole = !isAll(job.payload) && !(await lacksMeasures(tx, first));
    const last = isWhole ? await lastCounted(tx) : null;
    // Where a server was away for long, it goes on from the last day that it counted.
    const since = last === null ? first : dayAfter(last, 1);
    return last === null || since === null || since < messagesFrom ? since : messagesFrom;
  });
  for (let at = from ?? today; at < today; at = dayAfter(at, BATCH_DAYS)) {
    job.abort.throwIfAborted();
    const next = dayAfter(at, BATCH_DAYS);
    const days = { from: at, until: next < today ? next : today };
    await db.withTx(async (tx) => saveCounts(tx, wholeDays(await countDays(tx, days), days, messagesFrom)));
  }
  await db.withTx(async (tx) => {
    await job.finishIn(tx);
    const runAt = new Date(job.now.getTime() + EVERY_MS);
    await enqueue(tx, { id: ids.next(), kind: STATISTICS_JOB, key: STATISTICS_JOB, payload: {}, runAt, now: job.now });
  });
}

/** Whether the first day was counted by a release with fewer measures. */
async function lacksMeasures(tx: Tx, first: string | null): Promise<boolean> {
  const counted = first === null ? [] : await measuresOf(tx, first);
  return counted.length > 0 && STATISTICS_MEASURES.some((one) => !isOfMessages(one) && !counted.includes(one));
}

/** Messages are not kept: only what was counted in time is known of them. */
const isOfMessages = (measure: StatisticsMeasure): boolean => measure.startsWith('deliver');

const isAll = (payload: unknown): boolean =>
  typeof payload === 'object' && payload !== null && 'all' in payload && payload.all === true;

/** Every measure of every day, 0 where nothing happened; messages that are no longer there keep their earlier count. */
function wholeDays(
  counts: readonly DayCount[],
  { from, until }: { from: string; until: string },
  messagesFrom: string,
) {
  const found = new Map(counts.map(({ day, measure, count }) => [`${day} ${measure}`, count]));
  const whole: DayCount[] = [];
  for (let day = from; day < until; day = dayAfter(day, 1))
    for (const measure of STATISTICS_MEASURES)
      if (day >= messagesFrom || !isOfMessages(measure))
        whole.push({ day, measure, count: found.get(`${day} ${measure}`) ?? 0 });
  return whole;
}
