import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type Embedded, openEmbedded } from './embedded.ts';
import { migrateDatabase, ownRelease, readSchemaState } from './migrate.ts';
import { DatabaseVersionError, pendingOf, readApplied } from './migrations/applied.ts';
import { type Migration, type Release, parseMigration } from './migrations/release.ts';
import { attend } from './servers.ts';
import { openDatabase } from './open.ts';
import { type TestDatabase, openTestDatabase } from './testing.ts';

const own = ownRelease();
const later = (name: string, text: string): Migration => parseMigration(name, text);
const NOTE = later('note', '-- release: 0.2.0\n-- kind: expand\nALTER TABLE "job" ADD COLUMN "note" text;');
const OFF = later(
  'off',
  '-- release: 0.3.0\n-- kind: contract\n-- oldest: 0.2.0\nALTER TABLE "job" DROP COLUMN "note";',
);
/** The releases after this one. */
const NEXT: Release = { version: '0.2.0', migrations: [...own.migrations, NOTE] };
const AFTER: Release = { version: '0.3.0', migrations: [...NEXT.migrations, OFF] };

const columns = (db: Pick<Database, 'withTx'>): Promise<number> =>
  db.withTx(async (tx) => {
    const { rows } = await tx.execute(sql`select from information_schema.columns
      where table_name = 'job' and column_name = 'note'`);
    return rows.length;
  });

describe('The version of a database', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'countersign-version-'));
  let embedded: Embedded;
  const migrate = (release: Release = own): Promise<void> => migrateDatabase(embedded.pool, { release, isAlone: true });
  const ask = async (text: string): Promise<unknown[]> => (await embedded.pool.query(text)).rows;
  const applied = (): Promise<unknown[]> => ask('select name from countersign.migration order by place');
  const notes = async (): Promise<number> =>
    (await ask(`select from information_schema.columns where table_name = 'job' and column_name = 'note'`)).length;

  // As an earlier release had it.
  beforeAll(async () => void (embedded = await openEmbedded({ directory, durable: false, until: 1 })), 120_000);
  afterAll(async () => {
    await embedded.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is left unchanged if it is the own one', async () => {
    await migrate({ ...own, migrations: own.migrations.slice(0, 1) });
    expect(await applied()).toEqual([{ name: '0000_initial' }]);
  });

  it('is also right if a newer release has added what this one can do without', async () => {
    await migrate(NEXT);
    await migrate();
    expect([await notes(), pendingOf(own, await readApplied(embedded.pool))]).toEqual([1, []]);
  });

  it('is refused if a newer release has removed what this one needs, and the message says what to do', async () => {
    await migrate(AFTER);
    await expect(migrate()).rejects.toThrow(DatabaseVersionError);
    await expect(migrate()).rejects.toThrow(/off.*works with 0\.2\.0 or later; this is 0\.1\.0.*backup/);
    await migrate(NEXT);
    expect(await notes()).toBe(0);
  });

  it('is refused if it was made before the first release, and the message says what to do', async () => {
    await ask(`update countersign.migration set hash = 'another' where place = 0`);
    await expect(migrate()).rejects.toThrow(/before the first release.*empty DATA_DIR/);
    await ask('drop schema countersign cascade');
    await ask('create schema drizzle');
    await ask('create table drizzle.__drizzle_migrations ()');
    await expect(migrate()).rejects.toThrow(/before the first release/);
  });
});

const { TEST_DATABASE_URL } = process.env;
describe.runIf(Boolean(TEST_DATABASE_URL))('Servers on one database', () => {
  let db: TestDatabase;
  beforeAll(async () => void (db = await openTestDatabase(TEST_DATABASE_URL ?? '')));
  afterAll(() => db.close());
  const open = (release?: Release): Promise<Database> =>
    openDatabase({ dataDir: '', databaseUrl: db.url, databasePoolSize: 2 }, release === undefined ? {} : { release });
  const registered = (of: Database, version: string, onOutdated = (): void => {}) =>
    attend(of, { version, place: `test:${version}`, onOutdated });

  it('find its tables in the schema public, whatever the role that made them is called', async () => {
    const own = new URL(db.url ?? '');
    const admin = new pg.Client({ connectionString: own.href });
    await admin.connect();
    // PostgreSQL would create them in the schema with the name of the role.
    await admin.query('create role countersign login');
    if (own.password !== '') await admin.query(`alter role countersign password '${own.password}'`);
    await admin.query('create database countersign_of_its_own owner countersign');
    own.pathname = '/countersign_of_its_own';
    own.username = 'countersign';
    try {
      const database = await openDatabase({ dataDir: '', databaseUrl: own.href, databasePoolSize: 2 });
      const { rows } = await database.withTx((tx) =>
        tx.execute(sql`select table_schema, count(*)::int as tables from information_schema.tables
          where table_schema in ('public', 'countersign') group by 1 order by 1`),
      );
      await database.close();
      expect(rows).toEqual([
        { table_schema: 'countersign', tables: 1 },
        { table_schema: 'public', tables: expect.any(Number) },
      ]);
    } finally {
      await admin.query('drop database countersign_of_its_own with (force)');
      await admin.query('drop role countersign');
      await admin.end();
    }
  });

  it('are brought up to date once, by whichever comes first', async () => {
    const opened = await Promise.all([open(NEXT), open(NEXT), open(NEXT), open()]);
    expect([await columns(db), await db.withTx(readSchemaState)]).toEqual([1, 'AHEAD']);
    for (const one of opened) await one.close();
  });

  it('keep a migration away that one of them would not survive, for as long as it is alive', async () => {
    const old = await registered(db, '0.1.0');
    await expect(open(AFTER)).rejects.toThrow(/off removes .* before 0\.2\.0.*0\.1\.0 on test:0\.1\.0, seen \d+ s ago/);
    expect(await columns(db)).toBe(1);
    const next = await open(NEXT);
    const second = await registered(next, '0.2.0');
    await old.leave();
    const after = await open(AFTER);
    expect(await columns(db)).toBe(0);
    await expect(registered(db, '0.1.0')).rejects.toThrow('works with 0.2.0 or later; this is 0.1.0');
    await second.leave();
    await after.close();
    await next.close();
  });

  it('forget one that was killed', async () => {
    await db.withTx((tx) => tx.execute(sql`delete from countersign.migration where name = 'off'`));
    await db.withTx((tx) => tx.execute(sql`alter table job add column note text`));
    await registered(db, '0.1.0');
    await db.withTx((tx) => tx.execute(sql`update server_instance set seen_at = now() - interval '2 minutes'`));
    await (await open(AFTER)).close();
    expect(await columns(db)).toBe(0);
  });
});
