import type pg from 'pg';
import type { Config } from '../config/index.ts';
import { dataLayout } from '../blobs/index.ts';
import { openEmbedded } from './embedded.ts';
import { type MigrateOptions, migrateDatabase } from './migrate.ts';
import { unlimitedPool } from './postgres.ts';

/** One connection without time limits, for work with whole tables. */
export interface DirectDatabase {
  readonly client: pg.ClientBase;
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name for one connection; creates the embedded one where it is missing, and migrates.
 * @throws DataDirInUseError, DatabaseVersionError, OlderServersError
 */
export async function openDirectly(
  {
    databaseUrl,
    databaseDirectUrl,
    dataDir,
  }: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
  upTo: Pick<MigrateOptions, 'release' | 'until'> = {},
): Promise<DirectDatabase> {
  const opened =
    databaseUrl === null
      ? await openEmbedded({ directory: dataLayout(dataDir).db, durable: true, until: upTo.until })
      : { pool: unlimitedPool({ databaseUrl, databaseDirectUrl: databaseDirectUrl ?? null }), close: null };
  const close = opened.close ?? (() => opened.pool.end());
  try {
    await migrateDatabase(opened.pool, { ...upTo, isAlone: databaseUrl === null });
    const client = await opened.pool.connect();
    return {
      client,
      async close() {
        client.release();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
