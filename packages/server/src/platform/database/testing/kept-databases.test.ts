import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemIds } from '../../config/index.ts';
import type { Database } from '../database.ts';
import { job } from '../schema/job.ts';
import { asStranger } from '../strangers.ts';
import { openKept } from './kept-databases.ts';

const now = new Date('2026-01-02T03:04:05.678Z');
const insertJob = (db: Database, key: string): Promise<unknown> =>
  db.withTx((tx) =>
    tx.insert(job).values({ id: systemIds.next(), kind: 'kept', key, payload: {}, runAt: now, createdAt: now }),
  );
const answer = async (db: Database, query: string): Promise<unknown> => {
  const { rows } = await db.withTx((tx) => tx.execute<{ answer: unknown }>(sql.raw(`select (${query}) as answer`)));
  return rows[0]?.answer;
};
const startOf = (db: Database): Promise<unknown> => answer(db, 'pg_postmaster_start_time()');
const jobsOf = async (db: Database): Promise<number> => Number(await answer(db, 'select count(*) from job'));

test('a database is lent again without rows, settings and positions of sequences', async () => {
  const first = await openKept();
  const start = await startOf(first);
  const numberOf = async (db: Database): Promise<number> =>
    Number(await answer(db, `nextval(pg_get_serial_sequence('audit', 'number'))`));
  const timeout = await answer(first, `current_setting('statement_timeout')`);
  await insertJob(first, 'first');
  await first.withTx((tx) => tx.execute(sql`set statement_timeout = 4321`));
  expect([await jobsOf(first), await numberOf(first), await numberOf(first)]).toEqual([1, 1, 2]);
  await first.close();
  const second = await openKept();
  expect(await startOf(second)).toEqual(start);
  expect([await jobsOf(second), await numberOf(second)]).toEqual([0, 1]);
  expect(await answer(second, `current_setting('statement_timeout')`)).toBe(timeout);
  await second.close();
});

test.each([
  ['statistics', 'analyze job', `select count(*)::int from pg_statistic where starelid = 'job'::regclass`],
  [
    'disabled triggers',
    'alter table session disable trigger all',
    `select count(*)::int from pg_trigger where tgenabled = 'D'`,
  ],
  [
    'changed constraints',
    'alter table session alter constraint session_person_id_person_id_fk deferrable',
    'select count(*)::int from pg_constraint where condeferrable',
  ],
])('a database with %s is not lent again', async (_what, change, count) => {
  const first = await openKept();
  const start = await startOf(first);
  await insertJob(first, 'first');
  expect(await answer(first, count)).toBe(0);
  await first.withTx((tx) => tx.execute(sql.raw(change)));
  expect(await answer(first, count)).not.toBe(0);
  await first.close();
  const second = await openKept();
  expect(await startOf(second)).not.toEqual(start);
  expect(await answer(second, count)).toBe(0);
  await second.close();
});

test('a call that still waits for its turn when its test ends runs before the database is lent again', async () => {
  const first = await openKept();
  const calls = Array.from({ length: 20 }, (_one, at) => asStranger('a', () => insertJob(first, `late ${at}`)));
  let settled = 0;
  for (const call of calls) void call.finally(() => (settled += 1));
  await first.close();
  expect(settled).toBe(calls.length);
  await expect(insertJob(first, 'too late')).rejects.toThrow('closed');
  const second = await openKept();
  await Promise.all(calls);
  expect(await jobsOf(second)).toBe(0);
  await second.close();
});

test('an error while a database is emptied is not hidden', async () => {
  const first = await openKept();
  // Rows of a table with such a rule cannot be deleted inside WITH.
  await first.withTx((tx) => tx.execute(sql`create rule kept as on delete to job do instead nothing`));
  await first.withTx((tx) => tx.execute(sql`alter table job enable replica rule kept`));
  await insertJob(first, 'first');
  await expect(first.close()).rejects.toThrow('Failed query');
  const second = await openKept();
  expect(await jobsOf(second)).toBe(0);
  await second.close();
});
