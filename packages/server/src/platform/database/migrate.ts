import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from './database.ts';

/** An arbitrary number that no other program locks on the same database; the letters "Csgn". */
const MIGRATION_LOCK = 0x4373676e;

/** The SQL files lie beside `src/` and `dist/`: one directory up from a bundle, two from this source file. */
export function migrationsFolder(): string {
  const candidates = ['../migrations', '../../../migrations'].map((at) => fileURLToPath(new URL(at, import.meta.url)));
  const found = candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (found === undefined) throw new Error(`no migrations in ${candidates.join(' or ')}`);
  return found;
}

/** The schema of the database belongs to another version of the server: the message says which way, and what to do. */
export class DatabaseVersionError extends Error {
  override readonly name = 'DatabaseVersionError';
  constructor(age: 'older' | 'newer') {
    super(
      age === 'newer'
        ? 'the database was made by a newer version of Countersign: start that version or a later one, or restore a backup of this one'
        : 'the database was made by a version before the first release, and there is no upgrade from it: keep it with the version ' +
            'that made it, and start this version with an empty DATA_DIR, or an empty database in DATABASE_URL',
    );
  }
}

/** The migrations of this version by their digests, in their order. */
export const ownMigrations = (): string[] =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ hash }) => hash);

/** The migrations that were applied to a database. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}

/**
 * Whether the schema is that of this version: NONE before the first start, BEHIND where the next start completes it.
 * @throws DatabaseVersionError
 */
export async function readSchemaState(tx: Tx): Promise<'NONE' | 'BEHIND' | 'CURRENT'> {
  const { rows: found } = await tx.execute<{ at: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as at`,
  );
  if (found[0]?.at == null) return 'NONE';
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return areAll(rows, migrationsFolder()) ? 'CURRENT' : 'BEHIND';
}

/**
 * The migrations that were applied must be the first ones of this version, byte by byte.
 * @returns whether they are all of them
 * @throws DatabaseVersionError
 */
async function isUpToDate(client: pg.ClientBase, folder: string): Promise<boolean> {
  const { rows: found } = await client.query<{ at: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as at`,
  );
  if (found[0]?.at === null) return false;
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return areAll(rows, folder);
}

/** @throws DatabaseVersionError where they are not the first ones of this version */
function areAll(rows: readonly { readonly hash: string }[], folder: string): boolean {
  const own = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  if (rows.some(({ hash }, at) => at < own.length && hash !== own[at])) throw new DatabaseVersionError('older');
  if (rows.length > own.length) throw new DatabaseVersionError('newer');
  return rows.length === own.length;
}

/**
 * Brings the schema up to date. Servers that start together take turns: drizzle's migrator itself takes no lock.
 * @throws DatabaseVersionError
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set statement_timeout = 0');
    const folder = migrationsFolder();
    if (!(await isUpToDate(client, folder))) await migrate(drizzle({ client }), { migrationsFolder: folder });
    await client.query('reset statement_timeout');
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    broken = false;
  } finally {
    // Closing the connection releases its locks.
    client.release(broken);
  }
}
