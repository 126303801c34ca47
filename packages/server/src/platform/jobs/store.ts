import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Tx, job, prepared } from '../database/index.ts';
import { enqueue } from './enqueue.ts';
import { type Claimed, JobLeaseLostError } from './job.ts';

const live = and(isNull(job.doneAt), isNull(job.deadAt));
const held = ({ id, attempts }: Claimed) => and(eq(job.id, id), eq(job.attempts, attempts), live);

/**
 * Claims due jobs, at most `free` of each kind, each for `leaseSec` seconds from `now`; jobs that another transaction is
 * claiming are skipped.
 * @param mine ids running in this process: not claimed again, however far the clock has jumped
 */
export async function claim(
  tx: Tx,
  kinds: readonly { kind: string; free: number; leaseSec: number }[],
  mine: readonly string[],
  now: Date,
): Promise<Claimed[]> {
  if (kinds.length === 0) return [];
  const wanted = sql.join(
    kinds.map(({ kind, free, leaseSec }) => sql`(${kind}::text, ${free}::int, ${leaseSec}::float8)`),
    sql`, `,
  );
  const at = now.toISOString();
  const { rows } = await tx.execute(sql`
    with due as (
      select picked.id, wanted.lease_sec
      from (values ${wanted}) as wanted (kind, free, lease_sec)
      cross join lateral (
        select id from job
        where kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${at}::timestamptz
          and (lease_until is null or lease_until <= ${at}::timestamptz)
          and id <> all (${sql.param(mine)}::uuid[])
        order by run_at limit wanted.free for update skip locked
      ) as picked
    )
    update job set attempts = attempts + 1, lease_until = ${at}::timestamptz + due.lease_sec * interval '1 second'
    from due where job.id = due.id
    returning job.id, job.kind, job.key, job.payload, job.attempts, job.generation, job.outages`);
  return rows as unknown as Claimed[];
}

/** Whether the attempt still holds the job; if so, its lease is extended to `until`. */
export async function renew(tx: Tx, claimed: Claimed, until: Date): Promise<boolean> {
  const rows = await tx.update(job).set({ leaseUntil: until }).where(held(claimed)).returning({ id: job.id });
  return rows.length > 0;
}

/**
 * Marks the job done. Where it was enqueued again while it ran, a new job of its kind and key is inserted under `newId`.
 * @throws JobLeaseLostError
 */
export async function finish(tx: Tx, claimed: Claimed, { newId, now }: { newId: string; now: Date }): Promise<void> {
  const [row] = await endHeld(tx, { id: claimed.id, attempts: claimed.attempts, now: now.toISOString() });
  if (row === undefined) throw new JobLeaseLostError(claimed.kind, claimed.key);
  if (row.generation === claimed.generation) return;
  await enqueue(tx, { id: newId, kind: claimed.kind, key: claimed.key, payload: row.payload, runAt: row.runAt, now });
}

const endHeld = prepared<
  { readonly id: string; readonly attempts: number; readonly now: string },
  { generation: number; payload: unknown; runAt: Date }[]
>((tx) =>
  tx
    .update(job)
    .set({ doneAt: sql`${sql.placeholder('now')}::timestamptz`, leaseUntil: null })
    .where(and(eq(job.id, sql.placeholder('id')), eq(job.attempts, sql.placeholder('attempts')), live))
    .returning({ generation: job.generation, payload: job.payload, runAt: job.runAt }),
);

/** Gives back jobs that were handed over and have not been started: any process may claim them. */
export async function giveBack(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .update(job)
    .set({ leaseUntil: null, attempts: 0 })
    .where(and(inArray(job.id, [...ids]), eq(job.attempts, 1), live));
}

/**
 * Counts an attempt as ended by an outage, which is not counted against the job; also where its lease expired before that
 * could be written and another attempt has the job.
 */
export async function excuse(tx: Tx, { id }: Claimed): Promise<void> {
  await tx
    .update(job)
    .set({ outages: sql`${job.outages} + 1` })
    .where(and(eq(job.id, id), live));
}

/** Lets the job wait until `runAt`, or until the earlier instant of a job that was enqueued meanwhile. */
export async function fail(
  tx: Tx,
  claimed: Claimed,
  { message, runAt }: { message: string; runAt: Date },
): Promise<void> {
  const at = runAt.toISOString();
  await tx
    .update(job)
    .set({
      lastError: message,
      leaseUntil: null,
      runAt: sql`case when ${job.generation} = ${claimed.generation} then ${at}::timestamptz else ${job.runAt} end`,
    })
    .where(held(claimed));
}

/** Marks the job as dead; it is shown in the operator console. */
export async function giveUp(tx: Tx, claimed: Claimed, message: string, now: Date): Promise<void> {
  await tx.update(job).set({ lastError: message, leaseUntil: null, deadAt: now }).where(held(claimed));
}

export interface DeadJob {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly deadAt: Date | null;
}

/** The jobs that were given up, oldest first, at most 100. */
export function listDead(tx: Tx): Promise<DeadJob[]> {
  const { id, kind, key, attempts, lastError, deadAt } = job;
  return tx
    .select({ id, kind, key, attempts, lastError, deadAt })
    .from(job)
    .where(and(isNotNull(job.deadAt), isNull(job.doneAt)))
    .orderBy(asc(job.deadAt), asc(job.id))
    .limit(100);
}

/** Starts a dead job again under `newId`; false where there is none of this id. */
export async function revive(tx: Tx, { id, newId, now }: { id: string; newId: string; now: Date }): Promise<boolean> {
  const [dead] = await tx
    .update(job)
    .set({ doneAt: now })
    .where(and(eq(job.id, id), isNotNull(job.deadAt), isNull(job.doneAt)))
    .returning({ kind: job.kind, key: job.key, payload: job.payload });
  if (dead === undefined) return false;
  await enqueue(tx, { id: newId, ...dead, runAt: now, now });
  return true;
}

/** Deletes at most 100 jobs done before `before`. */
export async function purgeDone(tx: Tx, before: Date): Promise<void> {
  const old = tx.select({ id: job.id }).from(job).where(lt(job.doneAt, before)).limit(100);
  await tx.delete(job).where(inArray(job.id, old));
}
