import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';

/** An embedded database of this process, which is emptied and lent again, because opening one takes much longer. */
interface Kept {
  readonly database: Database;
  readonly directory: string;
  /** The catalogue as migrated; a database whose catalogue a test has changed is not lent again. */
  readonly catalogue: string;
  /** Of all lends: they stay in the files of the tables. */
  deletedRows: number;
}

const idle: Kept[] = [];

/** A migrated, empty embedded database without fsync: a copy of the prepared one, or one that an earlier test has closed. */
export async function openKept(): Promise<Database> {
  const kept = idle.pop() ?? (await openCopy());
  const { database } = kept;
  const listening: (() => void)[] = [];
  const pending = new Set<Promise<unknown>>();
  let isOpen = true;
  return {
    ...database,
    withTx(fn, how) {
      if (!isOpen) return Promise.reject(new Error('the database of the test is closed'));
      const call = database.withTx(fn, how);
      pending.add(call);
      const settle = (): void => void pending.delete(call);
      call.then(settle, settle);
      return call;
    },
    onSignal(topic, listener) {
      const off = database.onSignal(topic, listener);
      listening.push(off);
      return off;
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      for (const off of listening) off();
      // A call may still wait for its turn, or for its next attempt; it must not run in the database of the next test.
      await Promise.allSettled(pending);
      let isLikeNew = false;
      try {
        isLikeNew = await isEmptied(kept);
      } finally {
        if (isLikeNew) idle.push(kept);
        else await discard(kept);
      }
    },
  };
}

async function openCopy(): Promise<Kept> {
  const directory = temporaryDirectory();
  const config = { dataDir: directory, databaseUrl: null, databasePoolSize: 1 };
  const database = await openDatabase(config, { durable: false, migrate: false, program: await postgresProgram() });
  return { database, directory, catalogue: await catalogueOf(database), deletedRows: 0 };
}

async function discard({ database, directory }: Kept): Promise<void> {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}

const directories: string[] = [];

/** Removed when the process ends, of which a worker of the test runner is told by a signal. */
function temporaryDirectory(): string {
  const remove = (): void => {
    for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
  };
  if (directories.length === 0) {
    process.once('exit', remove);
    process.once('SIGTERM', () => {
      remove();
      process.kill(process.pid, 'SIGTERM');
    });
  }
  const made = mkdtempSync(path.join(tmpdir(), 'countersign-db-'));
  directories.push(made);
  return made;
}

let program: Promise<WebAssembly.Module> | null = null;

/** The slowest part of starting a database is compiled once per process, and reused by the next database. */
function postgresProgram(): Promise<WebAssembly.Module> {
  const pglite = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  return (program ??= readFile(path.join(pglite, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes)));
}

/** What a test could add to the catalogue, remove from it or change in it: numbers, and sums of hashes. */
async function catalogueOf(database: Database): Promise<string> {
  const { rows } = await database.withTx((tx) =>
    tx.execute(sql`select concat_ws(' ',
      (select count(*) from pg_class), (select count(*) from pg_attribute where not attisdropped),
      (select count(*) from pg_constraint), (select count(*) from pg_trigger), (select count(*) from pg_proc),
      (select count(*) from pg_db_role_setting), (select count(*) from pg_roles),
      (select count(*) from pg_statistic where starelid >= 16384),
      (select sum(hashtext(concat_ws(' ', oid, condeferrable, condeferred, convalidated))) from pg_constraint),
      (select sum(hashtext(concat_ws(' ', oid, tgenabled))) from pg_trigger),
      (select sum(hashtext(concat_ws(' ', oid, prosrc))) from pg_proc where oid >= 16384)) as catalogue`),
  );
  return String(rows[0]?.['catalogue']);
}

/** More deleted rows than this would slow the queries of the next test: nothing vacuums the database. */
const ROWS_MAX = 20_000;

/** Deletes all rows, resets sequences and settings; returns false where the database is not like a new one even then. */
async function isEmptied(kept: Kept): Promise<boolean> {
  const { database, catalogue } = kept;
  if ((await catalogueOf(database)) !== catalogue) return false;
  return database.withTx(async (tx) => {
    // Rows are deleted in any order: foreign keys are triggers, which do not fire.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public'`);
    const { rows: tables } = await tx.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    const parts = tables.map(({ name }, at) => `d${at} as (delete from ${name} returning 1)`);
    const counts = tables.map((_table, at) => `(select count(*) from d${at})`);
    const { rows } = await tx.execute<{ deleted: string }>(
      sql.raw(`with ${parts.join(', ')} select ${counts.join(' + ')} as deleted`),
    );
    await tx.execute(sql`reset all`);
    kept.deletedRows += Number(rows[0]?.deleted);
    return kept.deletedRows <= ROWS_MAX;
  });
}
