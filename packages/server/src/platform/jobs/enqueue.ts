import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Tx, isHeard, job, preparedChange, preparedInsert, signal, signalAnswer } from '../database/index.ts';
import type { Claimed } from './job.ts';

/** The signal of a transaction that enqueued a job that is due; the engine of this process looks for jobs at once. */
export const JOBS_SIGNAL = 'jobs';
/** The signal of a transaction that enqueued a job for the engine of this process, which runs it without a query. */
export const HANDED_SIGNAL = 'jobs.handed';
/** For how long other processes leave a job alone that was handed over to this one. */
export const HANDED_SEC = 60;

export interface NewJob {
  /** UUIDv7 of the row, in case a new row is inserted. */
  readonly id: string;
  readonly kind: string;
  /** The subject of the work; unique among the jobs of a kind that wait or run. */
  readonly key: string;
  /** JSON. */
  readonly payload: unknown;
  /** The job does not run before this instant. */
  readonly runAt: Date;
  readonly now: Date;
  /**
   * False for a due job of its own key whose loss harms nothing: it has no row, and is lost where its process ends before it has run.
   */
  readonly isKept?: boolean;
}

/**
 * Enqueues a job with the commit of `tx`. If one of this kind and key already waits, it takes the new payload and instant;
 * if it is running, it runs once more afterwards. If the last one is done or dead, a new job is inserted. A new job that is
 * due is leased to this process and handed over in memory after the commit; if the process ends before it has run, its lease
 * expires, and the row is found like any other.
 */
export async function enqueue(tx: Tx, { id, kind, key, payload, runAt, now, isKept = true }: NewJob): Promise<void> {
  const isDue = runAt <= now;
  const isHanded = isDue && isHeard(HANDED_SIGNAL);
  const leaseUntil = isHanded ? new Date(now.getTime() + HANDED_SEC * 1000) : null;
  const values = { id, kind, key, payload, runAt, createdAt: now, leaseUntil, attempts: isHanded ? 1 : 0 };
  if (isHanded && key === id) {
    // No other job has this key: nothing is to be waited for.
    if (isKept) await insertNew(tx, values);
    return signal(HANDED_SIGNAL, { ...handed(id, kind, key, payload, 1), isKept });
  }
  const answer = insertOrReplace.send(tx, values);
  if (!isDue) return void answer.catch(isNoted);
  signalAnswer(answer, ([row]) =>
    isHanded && row?.id === id
      ? { topic: HANDED_SIGNAL, about: handed(id, kind, key, payload, row.generation) }
      : { topic: JOBS_SIGNAL },
  );
}

/** The transaction fails with the error of a statement that was sent. */
const isNoted = (): void => {};

const COLUMNS = ['id', 'kind', 'key', 'payload', 'runAt', 'createdAt', 'leaseUntil', 'attempts'] as const;
const ofJob = ({ kind, key }: Pick<NewJob, 'kind' | 'key'>) => ({ writes: [`job ${kind} ${key}`] });
const insertNew = preparedInsert(job, COLUMNS, (tx, values) => tx.insert(job).values(values), ofJob);
const insertOrReplace = preparedInsert(
  job,
  COLUMNS,
  (tx, values) =>
    tx
      .insert(job)
      .values(values)
      .onConflictDoUpdate({
        target: [job.kind, job.key],
        targetWhere: sql`done_at is null and dead_at is null`,
        set: { payload: sql`excluded.payload`, runAt: sql`excluded.run_at`, generation: sql`${job.generation} + 1` },
      })
      .returning({ id: job.id, generation: job.generation }),
  ofJob,
);

/** The payload is what a claim would read from the row. */
const handed = (id: string, kind: string, key: string, payload: unknown, generation: number): Claimed => ({
  id,
  kind,
  key,
  payload: JSON.parse(JSON.stringify(payload)),
  attempts: 1,
  generation,
  outages: 0,
  isKept: true,
});

/** Withdraws a job that is not done. One that is running can no longer finish in its own transaction. */
export async function withdraw(tx: Tx, { kind, key }: { kind: string; key: string }): Promise<void> {
  await deleteLive(tx, [kind, key]);
}

const deleteLive = preparedChange(
  { size: 2, text: 'delete from job where kind = $1 and key = $2 and done_at is null and dead_at is null' },
  ([kind, key]) => ofJob({ kind: String(kind), key: String(key) }),
);

/** Whether a job of this kind and key waits or runs. */
export const isOwed = async (tx: Tx, { kind, key }: { kind: string; key: string }): Promise<boolean> =>
  (await tx.$count(job, and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt)))) > 0;

/** How many jobs of a kind wait or run, including those that will be tried again later. */
export const countUnfinished = (tx: Tx, kind: string): Promise<number> =>
  tx.$count(job, and(eq(job.kind, kind), isNull(job.doneAt), isNull(job.deadAt)));

/** How many jobs of a kind are due and not done; bulk work checks this before it enqueues more. */
export async function countDue(tx: Tx, kind: string, now: Date): Promise<number> {
  const due = and(eq(job.kind, kind), isNull(job.doneAt), isNull(job.deadAt), lte(job.runAt, now));
  const [row] = await tx.select({ count: count() }).from(job).where(due);
  return row?.count ?? 0;
}
