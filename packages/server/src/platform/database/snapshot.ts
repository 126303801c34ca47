import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Config } from '../config/index.ts';
import { dataLayout } from '../blobs/index.ts';
import { copyCluster } from './copy-cluster.ts';
import { lockDataDir, lockOf } from './data-dir-lock.ts';
import type { Tx } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { prepareDump } from './dump/dump-rows.ts';
import { copyName, requestCopy } from './serve-copies.ts';

/** An arbitrary number; the letters "Csbk". Backups share it for as long as they copy files. */
const COPYING = 0x4373626b;

/** Whether a backup of a PostgreSQL database is being made. */
export async function isCopied(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(sql`select pg_try_advisory_xact_lock(${COPYING}) as free`);
  return rows[0]?.free !== true;
}

/** The database as it was at one instant, while others go on changing it. */
export interface Snapshot {
  readonly kind: 'embedded' | 'postgres';
  /** In a transaction that `prepareDump` has prepared. */
  readonly client: pg.ClientBase;
  /** Ends reading. Files that the snapshot names are kept until `close`. */
  endReading(): Promise<void>;
  /** @throws SnapshotLostError where files may have been deleted meanwhile */
  demandHeld(): void;
  close(): Promise<void>;
}

/** The server or the database ended during a backup. */
export class SnapshotLostError extends Error {
  override readonly name = 'SnapshotLostError';
  constructor() {
    super('the server or its database ended during the backup: run it again');
  }
}

/** There is no database at the place that the settings name. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
}

/**
 * Opens a snapshot of the database that the settings name, whether or not a server runs on it.
 * @throws NoDatabaseError
 */
export async function openSnapshot(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'databaseDirectUrl'>>,
): Promise<Snapshot> {
  return config.databaseUrl === null
    ? snapshotOfDirectory(dataLayout(config.dataDir).db)
    : snapshotOfServer(config.databaseDirectUrl ?? config.databaseUrl);
}

async function snapshotOfServer(databaseUrl: string): Promise<Snapshot> {
  const state = { isLost: false };
  const connect = async (name: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: name, keepAlive: true });
    client.on('error', () => (state.isLost = true));
    await client.connect();
    return client;
  };
  const holder = await connect('countersign backup');
  const client = await connect('countersign backup');
  // A transaction without a snapshot, which keeps no dead rows.
  await holder.query('begin');
  await holder.query('set local idle_in_transaction_session_timeout = 0');
  await holder.query('select pg_advisory_xact_lock_shared($1)', [COPYING]);
  await client.query('begin isolation level repeatable read read only');
  await prepareDump(client);
  let isReading = true;
  const endReading = async (): Promise<void> => {
    if (!isReading) return;
    isReading = false;
    await client.query('rollback').catch(() => {});
    await client.end().catch(() => {});
  };
  return {
    kind: 'postgres',
    client,
    endReading,
    demandHeld() {
      if (state.isLost) throw new SnapshotLostError();
    },
    async close() {
      await endReading();
      await holder.end().catch(() => {});
    },
  };
}

async function snapshotOfDirectory(directory: string): Promise<Snapshot> {
  if (!existsSync(path.join(directory, 'pg'))) throw new NoDatabaseError(`there is no database in ${directory}`);
  const copy = (await requestCopy(lockOf(directory))) ?? (await ownCopy(directory));
  const embedded = await openEmbedded({ directory: copy.directory, durable: false }).catch((error: unknown) => {
    copy.release();
    throw error;
  });
  const client = await embedded.pool.connect();
  await client.query('begin isolation level repeatable read read only');
  await prepareDump(client);
  let isReading = true;
  const endReading = async (): Promise<void> => {
    if (!isReading) return;
    isReading = false;
    client.release(true);
    await embedded.close();
  };
  return {
    kind: 'embedded',
    client,
    endReading,
    demandHeld() {
      if (copy.isLost()) throw new SnapshotLostError();
    },
    async close() {
      await endReading();
      copy.release();
    },
  };
}

/** While no server runs: the directory stays locked, so that none starts. */
async function ownCopy(directory: string) {
  const unlock = await lockDataDir(directory);
  const copy = path.join(directory, copyName(directory));
  const release = (): void => {
    rmSync(copy, { recursive: true, force: true });
    unlock();
  };
  try {
    copyCluster(path.join(directory, 'pg'), path.join(copy, 'pg'));
  } catch (error) {
    release();
    throw error;
  }
  return { directory: copy, isLost: () => false, release };
}
