import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transactionScope } from '../../src/platform/database/database.ts';
import { type Database, type Tx, openDatabase, outageOf } from '../../src/platform/index.ts';
import { type TestDatabase, openTestDatabase } from '../../src/platform/database/testing.ts';
import { DatabaseUnavailableError } from '../../src/platform/outage/outage.ts';
import { type PostgresProxy, openProxy } from './proxy.ts';

let behind: TestDatabase;
let proxy: PostgresProxy;
let db: Database;
beforeAll(async () => {
  behind = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  proxy = await openProxy(behind.url ?? '');
  db = await openDatabase({ dataDir: '', databaseUrl: proxy.url, databasePoolSize: 2 }, { migrate: false });
  await behind.withTx((tx) => tx.execute(sql`create table noted (word text)`));
});
afterAll(async () => {
  await db.close();
  await proxy.close();
  await behind.close();
});
beforeEach(() => behind.withTx((tx) => tx.execute(sql`delete from noted`)));
afterEach(() => {
  proxy.commits = 'PASS';
});

const note = (tx: Tx, word: string) => tx.execute(sql`insert into noted values (${word})`);
const notedWords = async (): Promise<unknown[]> => {
  const { rows } = await behind.withTx((tx) => tx.execute(sql`select word from noted order by word`));
  return rows.map(({ word }) => word);
};
/** Terminates the server's connections of this test, as a failover or an operator does. */
const terminate = () =>
  transactionScope.exit(() =>
    behind.withTx((tx) =>
      tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    ),
  );

test('a transaction whose backend is terminated runs again and is committed once', async () => {
  let runs = 0;
  await db.withTx(async (tx) => {
    runs += 1;
    await note(tx, `run ${runs}`);
    if (runs === 1) await terminate();
    await tx.execute(sql`select 1`);
  });
  expect(await notedWords()).toEqual(['run 2']);
});

test('a backend that is terminated between two statements does not end the process', async () => {
  let runs = 0;
  await db.withTx(async (tx) => {
    runs += 1;
    await note(tx, `run ${runs}`);
    if (runs > 1) return;
    await terminate();
    await pause(50);
  });
  expect(await notedWords()).toEqual(['run 2']);
});

test('a transaction whose COMMIT never reached the database runs again', async () => {
  let runs = 0;
  proxy.commits = 'LOST';
  await db.withTx(async (tx) => {
    runs += 1;
    if (runs === 2) proxy.commits = 'PASS';
    await note(tx, `run ${runs}`);
  });
  expect(await notedWords()).toEqual(['run 2']);
});

test('a transaction that was committed without an answer is reported as committed and not run again', async () => {
  let runs = 0;
  proxy.commits = 'UNANSWERED';
  const result = await db.withTx(async (tx) => {
    runs += 1;
    await note(tx, `run ${runs}`);
    // The query of the outcome uses a separate connection, and is not a COMMIT.
    return runs;
  });
  expect([result, await notedWords()]).toEqual([1, ['run 1']]);
});

test('a commit after a failed statement that was ignored is an error, not a success', async () => {
  const overlooked = db.withTx(async (tx) => {
    await note(tx, 'lost');
    await tx.execute(sql`select no_such_function()`).catch(() => {});
  });
  await expect(overlooked).rejects.toThrow('commit');
  expect(await notedWords()).toEqual([]);
});

test('a statement that takes too long is an outage, and the connection stays usable', async () => {
  const late = await db
    .withTx(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(5)`);
    })
    .catch((error: unknown) => error);
  expect(outageOf(late)).toBe('DATABASE');
  await db.withTx((tx) => note(tx, 'after'));
  expect(await notedWords()).toEqual(['after']);
});

test('an unreachable server is reported within a few seconds, and is used again when it is back', async () => {
  await proxy.stop();
  const away = await db.withTx((tx) => note(tx, 'away')).catch((error: unknown) => error);
  expect(away).toBeInstanceOf(DatabaseUnavailableError);
  await expect(db.probe()).rejects.toThrow();
  await proxy.start();
  await db.withTx((tx) => note(tx, 'back'));
  await db.probe();
  expect(await notedWords()).toEqual(['back']);
});

test('a transaction that began before a short stop of the server finishes after it', async () => {
  let runs = 0;
  await db.withTx(async (tx) => {
    runs += 1;
    await note(tx, `run ${runs}`);
    if (runs > 1) return;
    await proxy.stop();
    setTimeout(() => void proxy.start(), 300);
    await tx.execute(sql`select 1`);
  });
  expect(await notedWords()).toContain(`run ${runs}`);
  expect(await notedWords()).toHaveLength(1);
});

test('a read-only server counts as unavailable, also for reading, and is used again when it takes writes', async () => {
  const readOnly = async (on: boolean): Promise<void> => {
    await behind.withTx(async (tx) => {
      const { rows } = await tx.execute(sql`select current_database() as name`);
      const name = sql.identifier(String(rows[0]?.['name']));
      await tx.execute(sql`alter database ${name} set default_transaction_read_only = ${sql.raw(String(on))}`);
    });
    await terminate();
  };
  await readOnly(true);
  const read = db.withTx((tx) => tx.execute(sql`select word from noted`));
  expect(await read.catch((error: unknown) => error)).toMatchObject({ outcome: 'NOT_DONE' });
  await expect(db.probe()).rejects.toThrow('takes no writes');
  await readOnly(false);
  await db.withTx((tx) => note(tx, 'written'));
  await db.probe();
  expect(await notedWords()).toEqual(['written']);
});
