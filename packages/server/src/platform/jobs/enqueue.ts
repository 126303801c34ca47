import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Tx, job, signal } from '../database/index.ts';

/** The signal of a transaction that enqueued something; the engine of this process looks for jobs at once. */
export const JOBS_SIGNAL = 'jobs';

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
}

/**
 * Enqueues a job with the commit of `tx`. If one of this kind and key already waits, it takes the new payload and instant;
 * if it is running, it runs once more afterwards. If the last one is done or dead, a new job is inserted.
 */
export async function enqueue(tx: Tx, { id, kind, key, payload, runAt, now }: NewJob): Promise<void> {
  await tx
    .insert(job)
    .values({ id, kind, key, payload, runAt, createdAt: now })
    .onConflictDoUpdate({
      target: [job.kind, job.key],
      targetWhere: sql`done_at is null and dead_at is null`,
      set: { payload: sql`excluded.payload`, runAt: sql`excluded.run_at`, generation: sql`${job.generation} + 1` },
    });
  signal(JOBS_SIGNAL);
}

/** Withdraws a job that is not done. One that is running can no longer finish in its own transaction. */
export async function withdraw(tx: Tx, { kind, key }: { kind: string; key: string }): Promise<void> {
  await tx.delete(job).where(and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt)));
}

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
