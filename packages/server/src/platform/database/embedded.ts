import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { workerEntry } from '../workers/index.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { BackendLostError, type Thread, startThread } from './db-thread.ts';
import type { DbWorkerData } from './db-worker.ts';
import { newCluster } from './new-cluster.ts';
import { removeCopies, snapshotService } from './serve-copies.ts';
import { type Execute, WireStream } from './wire-stream.ts';

export interface EmbeddedOptions {
  /** DATA_DIR/db: contains the cluster in `pg` and the lock. */
  readonly directory: string;
  readonly durable: boolean;
  /** A compiled module of PostgreSQL, for a process that opens several databases in sequence; only where `durable` is false. */
  readonly program?: WebAssembly.Module | undefined;
  /** A new cluster gets only this many of the migrations, as an earlier release had them. */
  readonly until?: number | undefined;
  readonly log?: Pick<Logger, 'info' | 'error'> | undefined;
}

export interface Embedded {
  readonly pool: pg.Pool;
  /** Whether a backup still needs the files that a copy of this database names. */
  isHeld(): boolean;
  close(): Promise<void>;
}

/**
 * Opens the embedded database as a `pg` pool of one connection; creates the cluster, migrated, where there is none. PGlite is
 * one session: a second pool, or a concurrent query, would run inside the open transaction of another caller.
 * @throws DataDirInUseError where another process has it open
 */
export async function openEmbedded({ directory, durable, program, until, log }: EmbeddedOptions): Promise<Embedded> {
  const running: { backend: Backend | null } = { backend: null };
  const copyTo = async (target: string): Promise<void> => {
    if (running.backend === null) throw new Error('the server is starting');
    await running.backend.copyTo(target);
  };
  const snapshots = snapshotService(directory, copyTo);
  const unlock = await lockDataDir(directory, snapshots.serve);
  try {
    removeCopies(directory);
    const entry = await workerEntry('db-worker');
    const cluster = path.join(directory, 'pg');
    if (!existsSync(cluster)) await newCluster({ directory, cluster, durable, until, log });
    const backend = new Backend(entry, { directory: cluster, durable, program }, log);
    await backend.start();
    running.backend = backend;
    const pool = poolOver(() => backend.session());
    return {
      pool,
      isHeld: snapshots.isHeld,
      async close() {
        snapshots.close();
        // Without a checkpoint now the next start would have to replay the log.
        if (durable && backend.isUp()) await pool.query('checkpoint').catch(() => {});
        await pool.end();
        await backend.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Pauses before a backend that ended is started again: the first one, doubled up to the longest. */
const RESTART_MS = 200;
const RESTART_MAX_MS = 5000;

/**
 * The embedded backend across restarts. It ends by itself where it cannot write its log, as on a full disk (PANIC), and the
 * next one replays that log, so that no acknowledged commit is lost. Until one has started, every query fails at once.
 */
class Backend {
  readonly #entry: string;
  readonly #data: DbWorkerData;
  readonly #log: EmbeddedOptions['log'];
  #thread: Thread | null = null;
  #restarting: Promise<void> | null = null;
  #closed = false;

  constructor(entry: string, data: DbWorkerData, log: EmbeddedOptions['log']) {
    this.#entry = entry;
    this.#data = data;
    this.#log = log;
  }

  async copyTo(directory: string): Promise<void> {
    if (this.#thread === null) throw new BackendLostError('the embedded database is being started again');
    await this.#thread.copyTo(directory);
  }

  isUp(): boolean {
    return this.#thread !== null;
  }

  async start(): Promise<void> {
    this.#thread = await startThread(this.#entry, this.#data, (error) => {
      this.#thread = null;
      if (this.#closed) return;
      this.#log?.error({ err: error }, 'the embedded database ended; it is started again');
      this.#restarting = this.#restart();
    });
  }

  /** The executor of one connection; it is valid as long as the backend it was opened in. */
  session(): Execute {
    const thread = this.#thread;
    return (parts) => {
      if (thread === null || thread !== this.#thread)
        return Promise.reject(new BackendLostError('the embedded database is being started again'));
      return thread.execute(parts);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#restarting;
    await this.#thread?.close();
  }

  async #restart(): Promise<void> {
    for (let waitMs = RESTART_MS; !this.#closed; waitMs = Math.min(RESTART_MAX_MS, 2 * waitMs)) {
      await pause(waitMs);
      try {
        await this.start();
        this.#log?.info({}, 'the embedded database is back');
        return;
      } catch (error) {
        this.#log?.error({ err: error }, 'the embedded database does not start');
      }
    }
  }
}

function poolOver(session: () => Execute): pg.Pool {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    max: 1,
    pipeline: true,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    // A connection that was closed abruptly leaves its transaction and its prepared statements in the only session.
    onConnect: async (client) => {
      await client.query('rollback');
      await client.query('discard all');
    },
    stream: () => new WireStream(session()),
  } as pg.PoolConfig);
  // The statement that was running reports the loss of the backend.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  return pool;
}
