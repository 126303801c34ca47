import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../config/index.ts';
import {
  type Database,
  type Tx,
  guessCounter,
  job,
  prepared,
  preparedAnswer,
  preparedChange,
  preparedInsert,
  preparedQuestion,
  preparedRows,
  preparedUpdate,
} from './index.ts';
import { openTestDatabase } from './testing.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());
beforeEach(() => db.withTx((tx) => tx.delete(job)));

const AT = new Date('2026-03-01T00:00:00.123Z');
type JobRow = typeof job.$inferSelect;
const newJob = (more: Partial<JobRow> = {}) => {
  const id = systemIds.next();
  return { id, kind: 'work', key: id, payload: { a: [1] }, runAt: AT, createdAt: AT, ...more };
};
const ofKind = prepared<{ readonly kind: string }, JobRow[]>((tx) =>
  tx
    .select()
    .from(job)
    .where(eq(job.kind, sql.placeholder('kind')))
    .orderBy(asc(job.id)),
);
const keysOf = preparedQuestion<{ key: string; size: number }>(
  'select key, length(key)::int as size from job where kind = $1 and done_at is null order by key',
  1,
);
const COLUMNS = ['id', 'kind', 'key', 'payload', 'runAt', 'createdAt'] as const;
const insertJob = preparedInsert(job, COLUMNS, (tx, values) => tx.insert(job).values(values), ofRow);
const insertAnswered = preparedInsert(
  job,
  COLUMNS,
  (tx, values) => tx.insert(job).values(values).returning({ key: job.key, attempts: job.attempts }),
  ofRow,
);
const changeJob = preparedUpdate<typeof job, { jobId: string }>(
  job,
  (tx, set) =>
    tx
      .update(job)
      .set(set)
      .where(eq(job.id, sql.placeholder('jobId'))),
  ({ where }) => ({ writes: [where.jobId] }),
);
const endAll = preparedChange({ size: 1, text: 'update job set done_at = now() where kind = $1' }, ([kind]) => ({
  writes: [],
  reads: [`kind ${String(kind)}`],
}));
const insertRows = preparedRows(
  {
    size: 2,
    text: `insert into job (id, kind, key, payload, run_at, created_at)
      select id, kind, id::text, '{}', now(), now() from unnest($1::uuid[], $2::text[]) as one (id, kind)`,
  },
  () => ({ writes: ['rows'] }),
);
const demandDone = preparedAnswer<{ rows: number }>(
  {
    size: 1,
    before: { marked: 'update job set outages = outages + 1 where id = $1 returning id' },
    text: 'select 1 / count(*) as rows from marked',
  },
  ([id]) => ({ writes: [String(id)] }),
);
function ofRow({ id, kind }: Pick<JobRow, 'id' | 'kind'>) {
  return { writes: [id, `kind ${kind}`] };
}

/** The statements of one transaction without `begin` and `commit`. */
async function sentBy<R>(work: (tx: Tx) => Promise<R>): Promise<{ sent: string[]; result: R }> {
  const sent: string[] = [];
  const note = (text: unknown): void => void sent.push(String(text).trim());
  subscribe('countersign:statement', note);
  const result = await db.withTx(work).finally(() => unsubscribe('countersign:statement', note));
  return { sent: sent.filter((text) => text !== 'begin' && text !== 'commit'), result };
}
const insertBoth = async (tx: Tx, one: ReturnType<typeof newJob>, other: ReturnType<typeof newJob>): Promise<void> => {
  await insertJob(tx, one);
  await insertJob(tx, other);
};

test('what is asked for together is one statement, with the values that it has alone', async () => {
  const rows = [
    newJob(),
    newJob({ payload: 'text', key: 'a "quoted" \\ key' }),
    newJob({ payload: 7, kind: 'other' }),
    newJob({ payload: [{ deep: ['12'] }, 1.5, true] }),
  ];
  await db.withTx(async (tx) => {
    for (const row of rows) await tx.insert(job).values(row);
    await tx.update(job).set({ leaseUntil: AT, attempts: 3, lastError: 'line\nend' });
  });
  const alone = await db.withTx(async (tx) => [
    await ofKind(tx, { kind: 'work' }),
    await ofKind(tx, { kind: 'other' }),
    await ofKind(tx, { kind: 'none' }),
    await keysOf(tx, ['work']),
  ]);
  const { sent, result } = await sentBy((tx) =>
    Promise.all([
      ofKind(tx, { kind: 'work' }),
      ofKind(tx, { kind: 'other' }),
      ofKind(tx, { kind: 'none' }),
      keysOf(tx, ['work']),
    ]),
  );
  expect(sent).toHaveLength(1);
  expect(result).toEqual(alone);
  expect(result[0]).toHaveLength(3);
  expect(result[1]?.[0]).toMatchObject({ payload: 7, leaseUntil: AT, attempts: 3, doneAt: null });
});

test('changes that do not depend on each other are one statement, also where one of them answers', async () => {
  const [one, other, third] = [newJob(), newJob({ kind: 'second' }), newJob({ kind: 'third' })];
  const { sent, result } = await sentBy(async (tx) => {
    await insertBoth(tx, one, other);
    return insertAnswered.send(tx, third);
  });
  expect(sent).toHaveLength(1);
  expect(result).toEqual([{ key: third.key, attempts: 0 }]);
  expect(await db.withTx((tx) => tx.$count(job))).toBe(3);
});

test('a change that depends on another follows it', async () => {
  const [one, other] = [newJob(), newJob({ kind: 'second' })];
  const { sent } = await sentBy(async (tx) => {
    await insertBoth(tx, one, other);
    await changeJob(tx, { jobId: one.id }, { attempts: 7 });
    await endAll(tx, ['second']);
  });
  expect(sent).toHaveLength(2);
  const rows = await db.withTx((tx) => tx.select().from(job).orderBy(asc(job.id)));
  expect(rows).toMatchObject([
    { attempts: 7, doneAt: null },
    { attempts: 0, doneAt: expect.any(Date) },
  ]);
});

test('a query sees the changes before it, and other statements too', async () => {
  const [one, other] = [newJob(), newJob({ kind: 'second' })];
  const { sent, result } = await sentBy(async (tx) => {
    await insertBoth(tx, one, other);
    const found = await keysOf(tx, ['work']);
    await changeJob(tx, { jobId: one.id }, { attempts: 1 });
    return { found, counted: await tx.$count(job, eq(job.attempts, 1)) };
  });
  expect(sent).toHaveLength(4);
  expect(result).toEqual({ found: [{ key: one.key, size: 36 }], counted: 1 });
});

test('a query that is asked before a change does not see it', async () => {
  const one = newJob();
  const { result } = await sentBy(async (tx) => {
    const before = keysOf(tx, ['work']);
    await insertJob(tx, one);
    return [(await before).length, (await keysOf(tx, ['work'])).length];
  });
  expect(result).toEqual([0, 1]);
});

test('several changes of one row are one, in which the last value of a column counts', async () => {
  const one = newJob();
  await db.withTx((tx) => insertJob(tx, one));
  const { sent } = await sentBy(async (tx) => {
    await changeJob(tx, { jobId: one.id }, { attempts: 1, lastError: 'kept' });
    await changeJob(tx, { jobId: one.id }, { attempts: 2, leaseUntil: undefined });
    await changeJob(tx, { jobId: one.id }, { doneAt: AT });
  });
  expect(sent).toHaveLength(1);
  expect(await db.withTx((tx) => ofKind(tx, { kind: 'work' }))).toMatchObject([
    { attempts: 2, lastError: 'kept', doneAt: AT, leaseUntil: null },
  ]);
});

test('rows of one kind are one insertion, in their order', async () => {
  const ids = [systemIds.next(), systemIds.next(), systemIds.next()];
  const { sent } = await sentBy(async (tx) => {
    await insertRows(tx, [[ids[0]], ['a']]);
    await insertRows(tx, [ids.slice(1), ['b', 'c']]);
  });
  expect(sent).toHaveLength(1);
  const rows = await db.withTx((tx) => tx.select().from(job).orderBy(asc(job.id)));
  expect(rows.map(({ id, kind }) => [id, kind])).toEqual([
    [ids[0], 'a'],
    [ids[1], 'b'],
    [ids[2], 'c'],
  ]);
});

test('where one of several changes fails, none is made, and the transaction fails with the error of that change', async () => {
  const lost = new Error('it is not there');
  const failing = db.withTx(async (tx) => {
    await insertJob(tx, newJob());
    const answer = demandDone(tx, [systemIds.next()], () => lost);
    await Promise.allSettled([answer]);
  });
  await expect(failing).rejects.toBe(lost);
  const same = db.withTx((tx) => insertBoth(tx, newJob({ key: 'same' }), newJob({ key: 'same' })));
  await expect(same).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await db.withTx((tx) => tx.$count(job))).toBe(0);
});

test('what was not sent before a transaction is rolled back is not made', async () => {
  const { sent } = await sentBy(async (tx) => {
    await tx.$count(guessCounter);
  });
  expect(sent).toHaveLength(1);
  const thrown = new Error('refused');
  const refused = db.withTx(async (tx) => {
    await insertJob(tx, newJob());
    throw thrown;
  });
  await expect(refused).rejects.toBe(thrown);
  expect(await db.withTx((tx) => tx.$count(job))).toBe(0);
});

test('more changes than one statement takes are all made', async () => {
  const { sent } = await sentBy(async (tx) => {
    for (let n = 0; n < 40; n += 1) await insertJob(tx, newJob({ kind: `kind ${n}` }));
  });
  expect(sent).toHaveLength(3);
  expect(await db.withTx((tx) => tx.$count(job))).toBe(40);
});
