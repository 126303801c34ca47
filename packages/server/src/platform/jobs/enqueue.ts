import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
import { signal, type Tx } from '../database/database.ts';
import { job } from '../database/schema/job.ts';

/** Said after a transaction that enqueued something; the engine of this process looks at once. */
export const JOBS_SIGNAL = 'jobs';

export interface NewJob {
  /** UUIDv7 of the row, should it be new. */
  readonly id: string;
  readonly kind: string;
  /** What the work is about; among jobs of a kind that still wait or run it is unique. */
  readonly key: string;
  /** JSON. */
  readonly payload: unknown;
  /** Not before this instant. */
  readonly runAt: Date;
  readonly now: Date;
}

/**
 * Owes a job from the commit of `tx` on. Where one of this kind and key waits already, it takes the new payload and
 * instant; where it is running at the moment, it runs once more after that. A done or dead one is history: a new
 * job begins.
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

/** Withdraws a job that is not done. One that runs at the moment can no longer finish in its own transaction. */
export async function withdraw(tx: Tx, { kind, key }: { kind: string; key: string }): Promise<void> {
  await tx.delete(job).where(and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt)));
}

/** Whether a job of this kind and key waits or runs. */
export const isOwed = async (tx: Tx, { kind, key }: { kind: string; key: string }): Promise<boolean> =>
  (await tx.$count(job, and(eq(job.kind, kind), eq(job.key, key), isNull(job.doneAt), isNull(job.deadAt)))) > 0;

/** How many jobs of a kind wait or run, those included that are to be tried again later. */
export const countUnfinished = (tx: Tx, kind: string): Promise<number> =>
  tx.$count(job, and(eq(job.kind, kind), isNull(job.doneAt), isNull(job.deadAt)));

/** How many jobs of a kind are due and not done: what bulk work looks at before it adds to them. */
export async function countDue(tx: Tx, kind: string, now: Date): Promise<number> {
  const due = and(eq(job.kind, kind), isNull(job.doneAt), isNull(job.deadAt), lte(job.runAt, now));
  const [row] = await tx.select({ count: count() }).from(job).where(due);
  return row?.count ?? 0;
}
