import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { schemaDigest } from './prepared.ts';
import { openKept } from './testing/kept-databases.ts';

export interface TestDatabase extends Database {
  /** What a second process opens; null for an embedded database, which a second process cannot open. */
  readonly url: string | null;
}

/**
 * A migrated, empty database for one test file: an embedded one without fsync, or a fresh database on the server of
 * `serverUrl`, deleted when it is closed.
 * @param serverUrl postgres://… of a role that may create databases; null = embedded
 */
export async function openTestDatabase(serverUrl: string | null): Promise<TestDatabase> {
  return serverUrl === null ? { ...(await openKept()), url: null } : openOnServer(serverUrl);
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
