import { createHash, randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataDirInUseError, lockDataDir } from './data-dir-lock.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrate.ts';
import { openDatabase } from './open.ts';

export interface TestDatabase extends Database {
  /** What a second process opens; null for an embedded database, which a second process cannot open. */
  readonly url: string | null;
}

/**
 * A migrated, empty database for one test file, deleted when it is closed: a copy of a prepared embedded one (without
 * fsync), or a fresh database on the server of `serverUrl`.
 * @param serverUrl postgres://… of a role that may create databases; null = embedded
 */
export function openTestDatabase(serverUrl: string | null): Promise<TestDatabase> {
  return serverUrl === null ? openCopy() : openOnServer(serverUrl);
}

/** Increased when `embeddedTemplate` does more than migrate. */
const MADE_AS = '2';

/** Changes with the schema, so that an older template is never used for newer migrations. */
function schemaDigest(): string {
  const folder = migrationsFolder();
  const hash = createHash('sha256').update(MADE_AS);
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function openCopy(): Promise<TestDatabase> {
  const template = await embeddedTemplate();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'countersign-db-'));
  copyDirectory(template, path.join(dataDir, 'db'));
  const config = { dataDir, databaseUrl: null, databasePoolSize: 1 };
  const database = await openDatabase(config, { durable: false, migrate: false, program: await postgresProgram() });
  return {
    ...database,
    url: null,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Node's own recursive copy takes ten times as long for so many small files. */
function copyDirectory(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyDirectory(source, target);
    else copyFileSync(source, target, constants.COPYFILE_FICLONE);
  }
}

let program: Promise<WebAssembly.Module> | null = null;

/** The slowest part of starting a database is compiled once per process, and reused by the next database. */
function postgresProgram(): Promise<WebAssembly.Module> {
  const pglite = path.dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')));
  return (program ??= readFile(path.join(pglite, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes)));
}

/** The prepared directory, created by the process that comes first while the others wait. */
async function embeddedTemplate(): Promise<string> {
  const cache = path.join(migrationsFolder(), '../.cache');
  const template = path.join(cache, `test-db-${schemaDigest()}`);
  if (existsSync(template)) return template;
  const unlock = await waitForLock(path.join(cache, 'test-db-lock'));
  try {
    if (existsSync(template)) return template;
    const unfinished = `${template}.new`;
    for (const name of readdirSync(cache)) {
      // Left by earlier schemas, or by a killed run.
      if (/^test-db-[0-9a-f]{16}/.test(name)) rmSync(path.join(cache, name), { recursive: true, force: true });
    }
    const config = { dataDir: unfinished, databaseUrl: null, databasePoolSize: 1 };
    const database = await openDatabase(config, { durable: false });
    await database.close();
    // The template databases, by their numbers: tests create no databases from them, and they are two thirds of the files.
    for (const name of ['1', '4']) rmSync(path.join(unfinished, 'db/pg/base', name), { recursive: true, force: true });
    renameSync(path.join(unfinished, 'db'), template);
    rmSync(unfinished, { recursive: true, force: true });
    return template;
  } finally {
    unlock();
  }
}

async function waitForLock(directory: string): Promise<() => void> {
  for (;;) {
    try {
      return await lockDataDir(directory);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
      await pause(200);
    }
  }
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  const template = `countersign_template_${schemaDigest()}`;
  const name = `countersign_test_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    // Test files start together; one creates the template, and concurrent copies of one template are refused.
    await admin.query('select pg_advisory_lock(7363)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) await makeServerTemplate(admin, serverUrl, template);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.end();
  }
  const url = onServer(serverUrl, name);
  const database = await openDatabase({ dataDir: '', databaseUrl: url, databasePoolSize: 4 }, { migrate: false });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await drop(serverUrl, name);
    },
  };
}

const onServer = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
};

async function makeServerTemplate(admin: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_new`;
  await admin.query(`drop database if exists ${unfinished}`);
  await admin.query(`create database ${unfinished}`);
  const config = { dataDir: '', databaseUrl: onServer(serverUrl, unfinished), databasePoolSize: 2 };
  await (await openDatabase(config)).close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

async function drop(serverUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
