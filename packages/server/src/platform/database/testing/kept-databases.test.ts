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
const jobsOf = async (db: Database): Promise<number> => Number(await answer(db, 'select count(*) from job'));

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
