import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/index.ts';
import { dataLayout } from '../blobs/index.ts';
import { openEmbedded } from './embedded.ts';
import { type MigrateOptions, migrateDatabase, ownRelease } from './migrate.ts';
import { type Applied, oldestFor, pendingOf, readApplied } from './migrations/applied.ts';
import type { Migration, Release } from './migrations/release.ts';
import { unlimitedPool } from './postgres.ts';
import { type AliveServer, findServers } from './servers.ts';

/** What a table is, as far as an upgrade has to know. */
export interface TableSize {
  /** As PostgreSQL estimates it; null where it has no estimate yet. */
  readonly rows: number | null;
  readonly bytes: number;
}

/** A database before its upgrade. Nothing of it is changed until `apply`. */
export interface UpgradeState {
  readonly version: string;
  readonly applied: readonly Applied[];
  readonly pending: readonly Migration[];
  /** The oldest release that runs on it now; null = every one. */
  readonly oldest: string | null;
  readonly servers: readonly AliveServer[];
  /** Of the tables that exist, by name. */
  readonly sizes: ReadonlyMap<string, TableSize>;
  /** @throws OlderServersError */
  apply(log: MigrateOptions['log']): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name and changes nothing; null where there is none yet, or it is empty.
 * @throws DataDirInUseError, DatabaseVersionError
 */
export async function openForUpgrade(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  release: Release = ownRelease(),
): Promise<UpgradeState | null> {
  const directory = dataLayout(dataDir).db;
  if (databaseUrl === null && !existsSync(path.join(directory, 'pg'))) return null;
  const opened =
    databaseUrl === null
      ? await openEmbedded({ directory, durable: true })
      : { pool: unlimitedPool({ databaseUrl, databaseDirectUrl }), close: null };
  const { pool } = opened;
  const close = opened.close ?? (() => pool.end());
  try {
    const applied = await readApplied(pool);
    if (applied.length === 0) {
      await close();
      return null;
    }
    const { rows } = await pool.query<{ name: string; rows: number | null; bytes: number }>(
      `select relname as name, case when reltuples < 0 then null else reltuples::float8 end as rows,
         pg_total_relation_size(oid)::float8 as bytes
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    );
    return {
      version: release.version,
      applied,
      pending: pendingOf(release, applied),
      oldest: oldestFor(applied)?.version ?? null,
      servers: databaseUrl === null ? [] : await findServers(pool),
      sizes: new Map(rows.map(({ name, ...size }) => [name, size])),
      apply: (log) => migrateDatabase(pool, { release, isAlone: databaseUrl === null, log }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
