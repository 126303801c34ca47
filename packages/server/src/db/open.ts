import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { dataLayout } from '../storage/layout.ts';
import { type Database, TransactionNestedError, type TransactionScope, transactionScope, type Tx } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { keepHouse } from './maintenance.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema/index.ts';

export interface OpenOptions {
  readonly log?: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
  /** What to do when the embedded backend dies. Default: end the process with status 70, for whoever runs it to restart. */
  readonly onFatal?: (error: Error) => void;
  /** False leaves fsync out; only for the data of tests. Default true. */
  readonly durable?: boolean;
  /** PostgreSQL, compiled already; only for the data of tests. */
  readonly program?: WebAssembly.Module;
  /** False leaves the schema as it is. Default true. */
  readonly migrate?: boolean;
}

/** EX_SOFTWARE of sysexits: the server is not to blame on its settings, and starting again is right. */
const EXIT_DATABASE_LOST = 70;

/**
 * Opens the database the settings name: that of DATABASE_URL, else the embedded one in DATA_DIR/db (made when it is not
 * there), and brings its schema up to date.
 * @throws DataDirInUseError where another process has the embedded database open
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  options: OpenOptions = {},
): Promise<Database> {
  const { log, durable = true, program } = options;
  const onFatal = options.onFatal ?? ((error: Error) => endProcess(error, log));
  if (config.databaseUrl !== null) {
    const pool = postgresPool(config.databaseUrl, config.databasePoolSize, log);
    return ready(pool, 'postgres', options, () => pool.end());
  }
  const embedded = await openEmbedded({ directory: dataLayout(config.dataDir).db, durable, program, onFatal });
  const stopKeeping = durable ? keepHouse(embedded.pool, log) : () => {};
  return ready(embedded.pool, 'embedded', options, async () => {
    stopKeeping();
    await embedded.close();
  });
}

function endProcess(error: Error, log: OpenOptions['log']): never {
  log?.fatal({ err: error }, 'the embedded database is lost; nothing acknowledged is; the process ends');
  process.exit(EXIT_DATABASE_LOST);
}

function postgresPool(databaseUrl: string, size: number, log: OpenOptions['log']): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: size,
    connectionTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'countersign',
    // Every statement here is short: compiling one takes longer than it runs.
    options: '-c jit=off',
  });
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

async function ready(
  pool: pg.Pool,
  kind: Database['kind'],
  options: OpenOptions,
  close: () => Promise<void>,
): Promise<Database> {
  try {
    if (options.migrate ?? true) await migrateDatabase(pool);
    return databaseOver(pool, kind, close);
  } catch (error) {
    await close().catch(() => {});
    throw error;
  }
}

const TRIES = 6;
/** Serialisation failure and deadlock (PostgreSQL, appendix A): the transaction is rolled back and may simply run again. */
const RETRIED_STATES = new Set(['40001', '40P01']);

function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

function databaseOver(pool: pg.Pool, kind: Database['kind'], close: () => Promise<void>): Database {
  const signals = new EventEmitter().setMaxListeners(0);
  const emit = (topic: string): void => void signals.emit(`signal:${topic}`);
  return {
    kind,
    async withTx(fn) {
      if (transactionScope.getStore()?.open === true) throw new TransactionNestedError();
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(pool, emit, fn);
        } catch (error) {
          const again = attempt < TRIES && RETRIED_STATES.has(sqlState(error) ?? '');
          if (!again) throw error;
          await pause(randomInt(5, 20 * 2 ** attempt));
        }
      }
    },
    onSignal(topic, listener) {
      signals.on(`signal:${topic}`, listener);
      return () => void signals.off(`signal:${topic}`, listener);
    },
    close,
  };
}

/** drizzle works its schema out anew for each object, so one is kept per connection. */
const ormOf = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();

async function runOnce<T>(pool: pg.Pool, emit: (topic: string) => void, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const orm = ormOf.get(client) ?? drizzle({ client, schema });
  ormOf.set(client, orm);
  const scope: TransactionScope = { open: true, afterCommit: [], emit };
  let refusal: { error: unknown } | null = null;
  let broken = false;
  let result: T;
  try {
    result = await transactionScope.run(scope, () =>
      orm.transaction(async (tx) => {
        try {
          return await fn(tx);
        } catch (error) {
          refusal = { error };
          throw error;
        } finally {
          scope.open = false;
        }
      }),
    );
  } catch (error) {
    const thrown = refusal as { error: unknown } | null;
    // Begin, commit or rollback failed: what state the connection is in, nobody knows.
    broken = thrown === null || thrown.error !== error;
    throw thrown === null ? error : thrown.error;
  } finally {
    scope.open = false;
    client.release(broken);
  }
  for (const act of scope.afterCommit) transactionScope.exit(act);
  return result;
}
