import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** An arbitrary number that no other program locks on the same database; the letters "Csgn". */
const MIGRATION_LOCK = 0x4373676e;

/** The SQL files lie beside `src/` and `dist/`: one directory up from a bundle, two from this source file. */
export function migrationsFolder(): string {
  const candidates = ['../migrations', '../../../migrations'].map((at) => fileURLToPath(new URL(at, import.meta.url)));
  const found = candidates.find((folder) => existsSync(`${folder}/meta/_journal.json`));
  if (found === undefined) throw new Error(`no migrations in ${candidates.join(' or ')}`);
  return found;
}

/** Brings the schema up to date. Servers that start together take turns: drizzle's migrator itself takes no lock. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set statement_timeout = 0');
    await migrate(drizzle({ client }), { migrationsFolder: migrationsFolder() });
    await client.query('reset statement_timeout');
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    broken = false;
  } finally {
    // Closing the connection releases its locks.
    client.release(broken);
  }
}
