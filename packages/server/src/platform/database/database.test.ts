import { randomBytes } from 'node:crypto';
import { eq, like, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outageOf } from '../outage/index.ts';
import { systemIds } from '../config/index.ts';
import { type Database, broadcast, onCommit, signal, TransactionNestedError, type Tx } from './database.ts';
import { openDatabase } from './open.ts';
import { job } from './schema/job.ts';
import { asServer, asStranger, currentStranger } from './strangers.ts';
import { type TestDatabase, openTestDatabase } from './testing.ts';
import { tripChannel } from './trace.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());

const now = new Date('2026-01-02T03:04:05.678Z');
const row = (key: string) => ({ id: systemIds.next(), kind: 'database', key, payload: {}, runAt: now, createdAt: now });
const keys = async (): Promise<string[]> => {
  const rows = await db.withTx((tx) => tx.select({ key: job.key }).from(job).orderBy(job.key));
  return rows.map(({ key }) => key);
};

test('a committed transaction is visible and one that throws is not', async () => {
  await db.withTx((tx) => tx.insert(job).values(row('kept')));
  const refusal = new Error('no');
  const failed = db.withTx(async (tx) => {
    await tx.insert(job).values(row('lost'));
    throw refusal;
  });
  await expect(failed).rejects.toBe(refusal);
  expect(await keys()).toEqual(['kept']);
});

test('instants keep their milliseconds', async () => {
  const [found] = await db.withTx((tx) => tx.select({ runAt: job.runAt }).from(job));
  expect(found?.runAt).toEqual(now);
});

test('a nested transaction is refused instead of waiting for ever', async () => {
  const nested = db.withTx(() => db.withTx(async () => 1));
  await expect(nested).rejects.toBeInstanceOf(TransactionNestedError);
  expect(await db.withTx(async () => 2)).toBe(2);
});

test('transactions of strangers queue in turns, and other transactions wait for few of them (security 63)', async () => {
  const order: string[] = [];
  const done = (who: string) => (): Promise<unknown> =>
    db.withTx(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.01)`);
      order.push(who);
    });
  const flood = Array.from({ length: 60 }, () => asStranger('a', done('a')));
  const other = asStranger('b', done('b'));
  await Promise.all([done('known')(), asStranger('a', () => asServer(done('server')))]);
  expect(order.length).toBeLessThan(30);
  await other;
  expect(order.length).toBeLessThan(30);
  await Promise.all(flood);
});

test('work that a stranger started after its transaction runs as work of the server', async () => {
  let client: string | null = 'not yet';
  const stopListening = db.onSignal('strangers', () => (client = currentStranger()));
  await asStranger('a', () => db.withTx(async () => signal('strangers')));
  stopListening();
  expect(client).toBeNull();
});

test('work started inside a transaction may open its own once that transaction has ended', async () => {
  const begun: Promise<string[]>[] = [];
  await db.withTx(async () => {
    begun.push(new Promise((resolve) => setTimeout(resolve, 20)).then(keys));
  });
  expect(await Promise.all(begun)).toEqual([['kept']]);
});

test('a write that was not waited for fails its transaction with its own error, and the connection stays in use', async () => {
  const id = systemIds.next();
  const twice = { ...row('first'), id };
  await db.withTx((tx) => tx.insert(job).values(twice));
  const atCommit = db.withTx((tx) => tx.insert(job).values({ ...twice, key: 'second' }));
  await expect(atCommit).rejects.toMatchObject({ cause: { code: '23505' } });
  const before = db.withTx(async (tx) => {
    await tx.insert(job).values({ ...twice, key: 'second' });
    await tx.select().from(job);
  });
  await expect(before).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await keys()).not.toContain('second');
  await db.withTx((tx) => tx.delete(job).where(eq(job.id, id)));
});

test('many writes of one transaction are all committed', async () => {
  const many = Array.from({ length: 300 }, (_none, at) => row(`many${at}`));
  await db.withTx(async (tx) => {
    for (const one of many) await tx.insert(job).values(one);
  });
  expect((await keys()).filter((key) => key.startsWith('many'))).toHaveLength(300);
  await db.withTx((tx) => tx.delete(job).where(like(job.key, 'many%')));
});

test('more texts than may be prepared at a time are answered, whatever was prepared before', async () => {
  const ask = (n: number) => db.withTx((tx) => tx.execute(sql.raw(`select ${n} as n`)));
  for (let call = 0; call < 3; call += 1) {
    for (let n = 0; n < 700; n += 1) expect((await ask(n)).rows).toEqual([{ n }]);
  }
});

test('a statement that comes after the end of its transaction is refused, even while the next one is open', async () => {
  let late: Promise<unknown> = Promise.resolve();
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const failed = db.withTx((tx) => {
    late = ended.then(() => tx.select().from(job));
    late.catch(() => {});
    return Promise.all([late, Promise.reject(new Error('refused'))]);
  });
  await expect(failed).rejects.toThrow('refused');
  await db.withTx(async (tx) => {
    await tx.select().from(job);
    end();
    await expect(late).rejects.toMatchObject({ cause: { name: 'TransactionEndedError' } });
  });
});

test('what one turn of the event loop issues leaves in one trip', async () => {
  const trips: number[] = [];
  const count = (): void => void trips.push(1);
  tripChannel.subscribe(count);
  await db.withTx(async (tx) => {
    await tx.insert(job).values(row('trip'));
    const [found] = await Promise.all([tx.select().from(job), tx.select().from(job).limit(1)]);
    expect(found.length).toBeGreaterThan(0);
    await tx.delete(job).where(eq(job.key, 'trip'));
  });
  tripChannel.unsubscribe(count);
  expect(trips).toHaveLength(2);
});

test('a savepoint rolls back alone', async () => {
  await db.withTx(async (tx) => {
    await tx
      .transaction(async (inner) => {
        await inner.insert(job).values(row('inner'));
        throw new Error('only this');
      })
      .catch(() => {});
    await tx.insert(job).values(row('outer'));
  });
  expect(await keys()).toEqual(['kept', 'outer']);
});

test('a violated constraint is named, and the next transaction works', async () => {
  const error = await db.withTx((tx) => tx.insert(job).values([row('twin'), row('twin')])).catch((e: Error) => e);
  expect((error as Error).cause).toMatchObject({ code: '23505', constraint: 'job_live_key' });
  expect(await keys()).toEqual(['kept', 'outer']);
});

test('a serialisation failure runs the transaction again', async () => {
  let runs = 0;
  const result = await db.withTx(async () => {
    runs += 1;
    if (runs < 3) throw Object.assign(new Error('could not serialize'), { code: '40001' });
    return runs;
  });
  expect(result).toBe(3);
});

test.each(['40001', '40P01'])(
  'a transaction that keeps failing with %s is reported as an outage, not an error',
  async (code) => {
    const failed = db.withTx(async () => {
      throw Object.assign(new Error('again'), { code });
    });
    expect(outageOf(await failed.catch((error: unknown) => error))).toBe('DATABASE');
  },
);

test('signals and afterCommit callbacks run after the commit, and never after a rollback', async () => {
  const events: string[] = [];
  const stop = db.onSignal('topic', () => events.push('signal'));
  await db.withTx(async () => {
    signal('topic');
    onCommit(() => events.push('act'));
    events.push('inside');
  });
  await db
    .withTx(async () => {
      signal('topic');
      throw new Error('no');
    })
    .catch(() => {});
  stop();
  await db.withTx(async () => signal('topic'));
  expect(events).toEqual(['inside', 'signal', 'act']);
});

/** With TEST_DATABASE_URL only: the embedded database has one process. */
test.runIf(Boolean(process.env['TEST_DATABASE_URL']))(
  'a broadcast is heard once by the process that made it, and by the others',
  async () => {
    const other = await openDatabase({ dataDir: '', databaseUrl: db.url, databasePoolSize: 2 }, { migrate: false });
    try {
      const heard = { here: [] as unknown[], there: [] as unknown[] };
      const isHearing = [db.hearOthers(() => {}), other.hearOthers(() => {})];
      await expect.poll(() => isHearing.every((hears) => hears())).toBe(true);
      db.onSignal('told', (about) => heard.here.push(about));
      other.onSignal('told', (about) => heard.there.push(about));
      await db.withTx((tx) => broadcast(tx, 'told', 'first'));
      // An echo of the first would arrive before it.
      await other.withTx((tx) => broadcast(tx, 'told', 'last'));
      await expect.poll(() => heard.here).toEqual(['first', 'last']);
      await expect.poll(() => new Set(heard.there)).toEqual(new Set(['first', 'last']));
      expect(heard.there).toHaveLength(2);
    } finally {
      await other.close();
    }
  },
);

test('the session is clean after an abandoned transaction', async () => {
  await db.withTx((tx) => tx.execute(sql`select no_such_function()`)).catch(() => {});
  expect(await keys()).toEqual(['kept', 'outer']);
});

test('many concurrent transactions each see consistent data', async () => {
  await db.withTx((tx) => tx.insert(job).values(row('counter')));
  const add = () =>
    db.withTx((tx) =>
      tx
        .update(job)
        .set({ attempts: sql`${job.attempts} + 1` })
        .where(sql`key = 'counter'`),
    );
  await Promise.all(Array.from({ length: 25 }, add));
  const [counter] = await db.withTx((tx) =>
    tx
      .select({ n: job.attempts })
      .from(job)
      .where(sql`key = 'counter'`),
  );
  expect(counter?.n).toBe(25);
});

test('two transactions that deadlock both commit in the end', async (context) => {
  if (db.kind === 'embedded') context.skip('the embedded database has one session: no transaction waits');
  await db.withTx((tx) => tx.insert(job).values([row('left'), row('right')]));
  const add = (tx: Tx, key: string) =>
    tx
      .update(job)
      .set({ attempts: sql`${job.attempts} + 1` })
      .where(sql`key = ${key}`);
  let met = 0;
  const both = (first: string, second: string) =>
    db.withTx(async (tx) => {
      await add(tx, first);
      met += 1;
      for (let n = 0; met < 2 && n < 200; n += 1) await new Promise((resolve) => setTimeout(resolve, 5));
      await add(tx, second);
    });
  await Promise.all([both('left', 'right'), both('right', 'left')]);
  const rows = await db.withTx((tx) =>
    tx
      .select({ n: job.attempts })
      .from(job)
      .where(sql`key in ('left', 'right')`),
  );
  expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test('servers that start together on an empty database all find the schema', async (context) => {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (serverUrl === undefined) return context.skip('no server: set TEST_DATABASE_URL');
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const name = `countersign_start_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const config = { dataDir: '', databaseUrl: url.href, databasePoolSize: 2 };
  const opened = await Promise.allSettled(Array.from({ length: 6 }, () => openDatabase(config)));
  const count = (database: Database) => database.withTx((tx) => tx.select({ id: job.id }).from(job));
  for (const one of opened) {
    expect(one.status).toBe('fulfilled');
    if (one.status === 'fulfilled') expect(await count(one.value)).toEqual([]);
    if (one.status === 'fulfilled') await one.value.close();
  }
  await admin.query(`drop database ${name}`);
  await admin.end();
});

test('a write that a standby refuses closes the connection and runs again on another', async () => {
  let runs = 0;
  await db.withTx(async (tx) => {
    runs += 1;
    if (runs === 1) await tx.execute(sql`set transaction read only`);
    await tx.insert(job).values(row('after a failover'));
  });
  expect([runs, (await keys()).includes('after a failover')]).toEqual([2, true]);
});
