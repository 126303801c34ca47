import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemIds } from '../config/index.ts';
import { type Database, job, preparedRow, preparedText, preparedUpdate } from './index.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());
beforeEach(() => db.withTx((tx) => tx.delete(job)));

const AT = new Date('2026-03-01T00:00:00Z');
const ONE = { isOneStatement: true };
const insertJob = preparedRow(job, (tx, values) => tx.insert(job).values(values).returning());
const changeJob = preparedUpdate<typeof job, { jobId: string }>(job, (tx, set) =>
  tx
    .update(job)
    .set(set)
    .where(eq(job.id, sql.placeholder('jobId'))),
);
const newJob = () => {
  const id = systemIds.next();
  return { id, kind: 'work', key: id, payload: { a: [1] }, runAt: AT, createdAt: AT };
};
const rows = () => db.withTx((tx) => tx.select().from(job).orderBy(job.id));

async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = (text: unknown): void => void sent.push(String(text).split(' ', 1)[0] ?? '');
  subscribe('countersign:statement', note);
  await work().finally(() => unsubscribe('countersign:statement', note));
  return sent;
}

test('a row gets the given values and the defaults of its other columns', async () => {
  const given = newJob();
  const [row] = await db.withTx((tx) => insertJob(tx, given));
  expect(row).toMatchObject({ ...given, attempts: 0, generation: 1, leaseUntil: null });
  expect(await rows()).toEqual([row]);
});

test('a change sets the given columns, to null too, and leaves the others', async () => {
  const given = { ...newJob(), lastError: 'before', attempts: 3 };
  await db.withTx((tx) => insertJob(tx, given));
  await db.withTx((tx) => changeJob(tx, { jobId: given.id }, { lastError: null, leaseUntil: AT, attempts: undefined }));
  await db.withTx((tx) => changeJob(tx, { jobId: given.id }, {}));
  expect(await rows()).toMatchObject([{ ...given, lastError: null, leaseUntil: AT }]);
});

test('a transaction of one statement needs no begin and commit, and refuses a second change', async () => {
  const given = newJob();
  expect(await sentBy(() => db.withTx((tx) => insertJob(tx, given), ONE))).toEqual(['insert']);
  const change = (attempts: number) => db.withTx((tx) => changeJob(tx, { jobId: given.id }, { attempts }), ONE);
  expect(await sentBy(() => change(1))).toEqual(['update']);
  const twice = db.withTx(async (tx) => {
    await changeJob(tx, { jobId: given.id }, { attempts: 2 });
    await changeJob(tx, { jobId: given.id }, { lastError: 'second' });
  }, ONE);
  await expect(twice).rejects.toMatchObject({ cause: { message: expect.stringContaining('a second one') } });
  expect(await rows()).toMatchObject([{ attempts: 2, lastError: null }]);
});

test('a statement without a transaction that fails says why, and the connection stays in use', async () => {
  const given = newJob();
  await db.withTx((tx) => insertJob(tx, given), ONE);
  await expect(db.withTx((tx) => insertJob(tx, given), ONE)).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await rows()).toHaveLength(1);
});

test('a statement that is sent and fails undoes its transaction with the error that is made of it', async () => {
  class NothingError extends Error {}
  const divide = preparedText<{ one: number }>('select 1 / $1::int as one');
  const given = newJob();
  const late = db.withTx(async (tx) => {
    await insertJob(tx, given);
    void divide.send(tx, [0], () => new NothingError()).catch(() => {});
  });
  await expect(late).rejects.toBeInstanceOf(NothingError);
  const early = db.withTx(async (tx) => {
    void divide.send(tx, [0], () => new NothingError()).catch(() => {});
    await insertJob(tx, given);
  });
  await expect(early).rejects.toBeInstanceOf(NothingError);
  expect(await rows()).toEqual([]);
  expect(await db.withTx((tx) => divide(tx, [1]))).toEqual([{ one: 1 }]);
});

test('a prepared statement returns the same rows in each form once its columns are known', async () => {
  const text = 'select $1::int as one, $2::timestamptz as at, null::text as none, array[$2]::timestamptz[] as instants';
  const asked = preparedText(text);
  const given = [7, '2026-03-01 00:00:00+00'];
  const row = { one: 7, at: given[1], none: null, instants: `{"${given[1]}"}` };
  const ask = () => db.withTx((tx) => asked(tx, given));
  const selectJob = preparedRow(job, (tx, values) => tx.insert(job).values(values).returning({ at: job.runAt }));
  for (let call = 1; call <= 6; call += 1) {
    expect(await ask()).toEqual([row]);
    expect(await db.withTx((tx) => selectJob(tx, newJob()))).toEqual([{ at: AT }]);
    await db.withTx((tx) => tx.update(job).set({ attempts: call }));
  }
  expect(await rows()).toMatchObject(Array.from({ length: 6 }, () => ({ attempts: 6, runAt: AT })));
});

test('the columns of a prepared statement are described with its first execution alone', async () => {
  const asked = preparedText<{ one: number }>('select 4711 as one');
  const described = vi.spyOn(pg.Connection.prototype, 'describe');
  for (let call = 1; call <= 6; call += 1) await db.withTx((tx) => asked(tx, []));
  expect(described).toHaveBeenCalledTimes(1);
  described.mockRestore();
});
