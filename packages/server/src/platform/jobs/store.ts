import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Tx, isOfNoRow, job, preparedAnswer, preparedText, signalAnswer } from '../database/index.ts';
import { JOBS_SIGNAL, enqueue } from './enqueue.ts';
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
  const wanted = [kinds.map(({ kind }) => kind), kinds.map(({ free }) => free), kinds.map(({ leaseSec }) => leaseSec)];
  const rows = await claimDue(tx, [...wanted, now.toISOString(), mine]);
  return rows.map((row) => ({ ...row, isKept: true }));
}

const claimDue = preparedText<Omit<Claimed, 'isKept'>>(`
  with due as (
    select picked.id, wanted.lease_sec
    from unnest($1::text[], $2::int[], $3::float8[]) as wanted (kind, free, lease_sec)
    cross join lateral (
      select id from job
      where kind = wanted.kind and done_at is null and dead_at is null and run_at <= $4::timestamptz
        and (lease_until is null or lease_until <= $4::timestamptz)
        and id <> all ($5::uuid[])
      order by run_at limit wanted.free for update skip locked
    ) as picked
  )
  update job set attempts = attempts + 1, lease_until = $4::timestamptz + due.lease_sec * interval '1 second'
  from due where job.id = due.id
  returning job.id, job.kind, job.key, job.payload, job.attempts, job.generation, job.outages`);

/** Whether the attempt still holds the job; if so, its lease is extended to `until`. */
export async function renew(tx: Tx, claimed: Claimed, until: Date): Promise<boolean> {
  const rows = await tx.update(job).set({ leaseUntil: until }).where(held(claimed)).returning({ id: job.id });
  return rows.length > 0;
}

/**
 * Marks the job done, and inserts a new job of its kind and key under `newId` where it was enqueued again while it ran. The answer
 * is not waited for: where another attempt has the job, the transaction fails.
 * @throws JobLeaseLostError from the transaction
 */
export function finish(tx: Tx, claimed: Claimed, { newId, now }: { newId: string; now: Date }): void {
  const { id, kind, key, attempts, generation } = claimed;
  const answer = finishHeld(tx, [id, attempts, generation, newId, now.toISOString(), kind, key], (error) =>
    isOfNoRow(error) ? new JobLeaseLostError(kind, key) : (error as Error),
  );
  signalAnswer(answer, ([row]) => (row?.again === true ? { topic: JOBS_SIGNAL } : null));
}

/** Fails where the attempt no longer holds the job, and the transaction with it. */
const finishHeld = preparedAnswer<{ readonly again: boolean }>(
  {
    size: 7,
    before: {
      ended: `
        update job set done_at = $5::timestamptz, lease_until = null
        where id = $1 and attempts = $2 and done_at is null and dead_at is null and kind = $6 and key = $7
        returning kind, key, payload, run_at, generation`,
      again: `
        insert into job (id, kind, key, payload, run_at, created_at)
        select $4::uuid, kind, key, payload, run_at, $5::timestamptz from ended where generation <> $3::int`,
    },
    text: 'select 1 / count(*) as ended, coalesce(bool_or(generation <> $3::int), false) as again from ended',
  },
  // It may insert a job of its kind and key.
  ([, , , , , kind, key]) => ({ writes: [`job ${String(kind)} ${String(key)}`] }),
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
