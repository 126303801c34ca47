import { sql } from 'drizzle-orm';
import { type ListEnd, listEnds } from '../../trust/index.ts';
import type { Database, Tx } from '../../platform/index.ts';

/** So many rows of one kind are counted at most. */
const MOST = 10_000;

export interface QueueCount {
  readonly kind: string;
  readonly due: number;
  /** Seconds. */
  readonly oldest: number;
  readonly dead: number;
}

export interface LogCount {
  readonly entries: number;
  readonly waiting: number;
  /** Seconds since the oldest waiting row was written; 0 where none waits. */
  readonly oldestWaiting: number;
  readonly checkpointEntries: number;
  /** Seconds; null before the first one. */
  readonly checkpointAge: number | null;
}

/** What only the database knows, at the instant `now`. Each part reads an index, and at most `MOST` of its rows. */
export const readCounts = (
  db: Database,
  kinds: readonly string[],
  now: Date,
): Promise<{ readonly queues: QueueCount[]; readonly log: LogCount; readonly lists: readonly ListEnd[] }> =>
  db.withTx(async (tx) => ({
    queues: await readQueues(tx, kinds, now),
    log: await readLog(tx, now),
    lists: await listEnds(tx, now),
  }));

async function readQueues(tx: Tx, kinds: readonly string[], now: Date): Promise<QueueCount[]> {
  const at = now.toISOString();
  const { rows } = await tx.execute<Record<'kind' | 'due' | 'oldest' | 'dead', unknown>>(sql`
    select wanted.kind, due.count as due, extract(epoch from ${at}::timestamptz - due.oldest) as oldest, dead.count as dead
    from json_array_elements_text(${JSON.stringify(kinds)}::json) as wanted (kind)
    cross join lateral (
      select count(*) as count, min(run_at) as oldest from (
        select run_at from job
        where kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${at}::timestamptz
          and (lease_until is null or lease_until <= ${at}::timestamptz)
        order by run_at limit ${MOST}
      ) as first
    ) as due
    cross join lateral (
      select count(*) as count from (
        select kind from job where dead_at is not null and done_at is null order by dead_at desc limit ${MOST}
      ) as last where last.kind = wanted.kind
    ) as dead`);
  return rows.map(({ kind, due, oldest, dead }) => ({
    kind: String(kind),
    due: Number(due),
    oldest: Math.max(0, Number(oldest ?? 0)),
    dead: Number(dead),
  }));
}

async function readLog(tx: Tx, now: Date): Promise<LogCount> {
  const at = now.toISOString();
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    select
      (select "index" + 1 from log_leaf order by "index" desc limit 1) as entries,
      unlogged.count as waiting,
      extract(epoch from ${at}::timestamptz - unlogged.oldest) as "oldestWaiting",
      last.size as "checkpointEntries",
      extract(epoch from ${at}::timestamptz - last.at) as "checkpointAge"
    from (
      select count(*) as count, min(at) as oldest
      from (
        select audit.at from audit_waiting join audit on audit.id = audit_waiting.audit_id
        order by audit_waiting.number limit ${MOST}
      ) as first
    ) as unlogged
    left join (select size, at from log_checkpoint order by at desc limit 1) as last on true`);
  const { entries, waiting, oldestWaiting, checkpointEntries, checkpointAge } = rows[0] ?? {};
  return {
    entries: Number(entries ?? 0),
    waiting: Number(waiting ?? 0),
    oldestWaiting: Math.max(0, Number(oldestWaiting ?? 0)),
    checkpointEntries: Number(checkpointEntries ?? 0),
    checkpointAge: checkpointAge == null ? null : Math.max(0, Number(checkpointAge)),
  };
}
