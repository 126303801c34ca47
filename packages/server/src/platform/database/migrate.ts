import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { PRODUCT_VERSION } from '../config/index.ts';
import type { Tx } from './database.ts';
import {
  type Applied,
  type MigrationClient,
  applyMigration,
  pendingOf,
  prepareMigrations,
  readApplied,
} from './migrations/applied.ts';
import { type Migration, type Release, readMigrations } from './migrations/release.ts';
import { MIGRATION_LOCK, demandNoneOlder, findServers } from './servers.ts';

/** What this program is. */
export const ownRelease = (): Release => ({ version: PRODUCT_VERSION, migrations: readMigrations() });

/** The migrations of this version by their digests, in their order. */
export const ownMigrations = (release: Release = ownRelease()): string[] => release.migrations.map(({ hash }) => hash);

/** The digests of the migrations that were applied to a database. */
export const appliedMigrations = async (client: MigrationClient): Promise<string[]> =>
  (await readApplied(client)).map(({ hash }) => hash);

/**
 * Whether the schema is that of this version: NONE before the first start, BEHIND where the next start completes it, AHEAD where a
 * newer release has added to it what this one can do without.
 * @throws DatabaseVersionError
 */
export async function readSchemaState(tx: Tx): Promise<'NONE' | 'BEHIND' | 'CURRENT' | 'AHEAD'> {
  const release = ownRelease();
  const applied = await readApplied({ query: (text) => tx.execute(sql.raw(text)) });
  if (applied.length === 0) return 'NONE';
  if (pendingOf(release, applied).length > 0) return 'BEHIND';
  return applied.length > release.migrations.length ? 'AHEAD' : 'CURRENT';
}

export interface MigrateOptions {
  readonly release?: Release | undefined;
  /** Only this many of the migrations, as an earlier release had them. */
  readonly until?: number | undefined;
  /** Whether no other server can have the database open. */
  readonly isAlone: boolean;
  readonly log?: Pick<Logger, 'info'> | undefined;
}

/** A migration that needs a table for itself waits no longer than this for it: others would wait behind it. */
const LOCK_MS = 4000;
const LOCK_TRIES = 30;
const LOCK_PAUSE_MS = 2000;
/** PostgreSQL, appendix A: lock_not_available. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Brings the schema up to date. Servers that start together take turns. Nothing is applied where one of the migrations does not
 * fit the servers that run.
 * @throws DatabaseVersionError, OlderServersError
 */
export async function migrateDatabase(pool: pg.Pool, options: MigrateOptions): Promise<void> {
  const { release = ownRelease(), until, isAlone, log } = options;
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('set statement_timeout = 0');
    const applied = await readApplied(client);
    const pending = pendingOf(release, applied).slice(0, until && Math.max(0, until - applied.length));
    if (pending.length > 0) {
      if (applied.length > 0 && !isAlone) {
        const servers = await findServers(client);
        for (const next of pending) demandNoneOlder(servers, next);
      }
      if (applied.length === 0) await prepareMigrations(client);
      await applyAll(client, applied, pending, log);
    }
    await client.query('reset statement_timeout');
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    broken = false;
  } finally {
    // Closing the connection releases its locks.
    client.release(broken);
  }
}

async function applyAll(
  client: pg.PoolClient,
  applied: readonly Applied[],
  pending: readonly Migration[],
  log: MigrateOptions['log'],
): Promise<void> {
  for (const [at, migration] of pending.entries()) {
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      try {
        const settings = applied.length === 0 ? [] : [`set local lock_timeout = ${LOCK_MS}`];
        await applyMigration(client, migration, { place: applied.length + at, settings });
        break;
      } catch (error) {
        if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error;
        await pause(LOCK_PAUSE_MS);
      }
    }
    const sec = Math.round(performance.now() - began) / 1000;
    if (applied.length > 0)
      log?.info({ migration: migration.name, kind: migration.kind, sec }, 'the database was upgraded');
  }
}
