import { randomInt, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import { DatabaseUnavailableError } from '../outage/index.ts';
import { dataLayout } from '../blobs/index.ts';
import {
  type Database,
  TransactionNestedError,
  type TransactionScope,
  broadcast,
  endTransaction,
  endingAsWritten,
  transactionScope,
  type Tx,
} from './database.ts';
import { openEmbedded } from './embedded.ts';
import { GuardedClient } from './guarded-client.ts';
import { startMaintenance } from './maintenance.ts';
import { migrateDatabase } from './migrate.ts';
import type { Release } from './migrations/release.ts';
import { type Others, type OthersOptions, hearOthers } from './others.ts';
import { isCopied } from './snapshot.ts';
import {
  type Outcome,
  type TransactionName,
  outcomeOf,
  ownConnection,
  postgresPool,
  probePostgres,
  unlimitedPool,
} from './postgres.ts';
import { asServer, currentStranger } from './strangers.ts';
import { type Written, createWritten } from './written.ts';
import { type FairQueue, fairQueue } from '../workers/index.ts';

export interface OpenOptions {
  readonly log?: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>;
  /** False disables fsync; only for the data of tests. Default true. */
  readonly durable?: boolean;
  /** A compiled module of PostgreSQL; only for the data of tests. */
  readonly program?: WebAssembly.Module;
  /** What the schema is brought up to; default: this program. Another one only for tests. */
  readonly release?: Release;
  /** False leaves the schema unchanged. Default true. */
  readonly migrate?: boolean;
}

/**
 * Opens the database that the settings name: the one of DATABASE_URL, else the embedded one in DATA_DIR/db (created where
 * it is missing), and migrates its schema.
 * @throws DataDirInUseError where another process has the embedded database open
 * @throws DatabaseVersionError where another version made it, OlderServersError where servers of one run that would not survive the
 *   upgrade
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'> &
    Partial<Pick<Config, 'databasePrepares' | 'databaseDirectUrl'>>,
  options: OpenOptions = {},
): Promise<Database> {
  const { log, durable = true, program, release } = options;
  if (config.databaseUrl !== null) {
    const ways = { databaseUrl: config.databaseUrl, databaseDirectUrl: config.databaseDirectUrl ?? null };
    const pool = postgresPool(ways, config.databasePoolSize, log);
    const source: Source = {
      kind: 'postgres',
      pool,
      canPrepare: config.databasePrepares ?? true,
      close: () => pool.end(),
      strangers: Math.max(1, Math.floor(config.databasePoolSize / STRANGERS_SHARE)),
      migrate: async () => {
        const unlimited = unlimitedPool(ways, log);
        await migrateDatabase(unlimited, { release, isAlone: false, log }).finally(() => unlimited.end());
      },
      isBeingCopied: isCopied,
      probe: () => probePostgres(ways),
      outcomeOf: (name) => outcomeOf(ways, name),
      hearOthers: (how) => hearOthers({ url: ownConnection(ways), log, ...how }),
      written: createWritten(),
    };
    return ready(source, options);
  }
  const embedded = await openEmbedded({ directory: dataLayout(config.dataDir).db, durable, program, log });
  const stopMaintenance = durable ? startMaintenance(embedded.pool, log) : () => {};
  const source: Source = {
    kind: 'embedded',
    pool: embedded.pool,
    canPrepare: true,
    strangers: 1,
    async close() {
      stopMaintenance();
      await embedded.close();
    },
    migrate: () => migrateDatabase(embedded.pool, { release, isAlone: true, log }),
    isBeingCopied: async () => embedded.isHeld(),
    probe: async () => void (await embedded.pool.query('select 1')),
    outcomeOf: null,
    hearOthers: null,
    written: createWritten(),
  };
  return ready(source, options);
}

/** A connected database of either kind. */
interface Source {
  readonly kind: Database['kind'];
  readonly pool: pg.Pool;
  /** Whether its connections keep prepared statements. */
  readonly canPrepare: boolean;
  /** How many transactions of callers without a login run at once. */
  readonly strangers: number;
  close(): Promise<void>;
  migrate(): Promise<void>;
  isBeingCopied(tx: Tx): Promise<boolean>;
  probe(): Promise<void>;
  /** The outcome of a transaction whose COMMIT got no answer; null where the database cannot tell. */
  readonly outcomeOf: ((name: TransactionName) => Promise<Outcome>) | null;
  /** Null where the database has one process. */
  readonly hearOthers: ((how: Omit<OthersOptions, 'url' | 'log'>) => Others) | null;
  readonly written: Written;
}

async function ready(source: Source, options: OpenOptions): Promise<Database> {
  try {
    if (options.migrate ?? true) await source.migrate();
    return databaseOver(source);
  } catch (error) {
    await source.close().catch(() => {});
    throw error;
  }
}

/** One of this many connections is for callers who have not logged in. */
const STRANGERS_SHARE = 4;
/** How many of their transactions may wait, how many of one client's, and how long. */
const STRANGERS_QUEUE = { waiting: 2048, waitingPerClient: 256, timeoutMs: 10_000 };

/** The signal that changes may have been missed. */
const GAP = 'gap';
/** The topic of the beats by which a process proves that it hears broadcasts. */
const BEAT = 'beat';

const TRIES = 6;
/** Serialisation failure and deadlock (PostgreSQL, appendix A): the transaction is rolled back and may simply run again. */
const RETRIED_STATES = new Set(['40001', '40P01']);
/** A transaction whose connection broke before it was committed runs again if that happens within this time of its call. */
const RECONNECT_MS = 3000;

function sqlState(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

function databaseOver(source: Source): Database {
  const signals = new EventEmitter().setMaxListeners(0);
  const processName = randomUUID();
  const emit = (topic: string, about?: unknown): void => void signals.emit(`signal:${topic}`, about);
  const isHeard = (topic: string): boolean => signals.listenerCount(`signal:${topic}`) > 0;
  const strangers = fairQueue({ places: source.strangers, ...STRANGERS_QUEUE });
  const own = { emit, isHeard, processName: source.hearOthers === null ? null : processName };
  let others: Others | null = null;
  const withTx: Database['withTx'] = async (fn, { isOneStatement } = { isOneStatement: false }) => {
    if (transactionScope.getStore()?.open === true) throw new TransactionNestedError();
    const leave = await turnIn(strangers);
    try {
      return await runAgain(() => runOnce(source, { ...own, isOneStatement }, fn));
    } finally {
      leave();
    }
  };
  const receive = (payload: string): void => {
    const [from, topic, about] = JSON.parse(payload) as [string, string, string];
    // What this process has changed itself its listeners were told after the commit.
    if (from !== processName) emit(topic, about);
    else if (topic === BEAT) others?.heardBeat();
  };
  const beat = (): Promise<void> => asServer(() => withTx((tx) => broadcast(tx, BEAT, '')));
  return {
    kind: source.kind,
    withTx,
    hearOthers(onGap) {
      signals.on(`signal:${GAP}`, onGap);
      others ??= source.hearOthers?.({ beat, receive, onGap: () => emit(GAP) }) ?? null;
      return () => others?.isHearing() ?? true;
    },
    isBeingCopied: source.isBeingCopied,
    writes: (tables) => (source.hearOthers === null ? source.written.countOf(tables) : null),
    connections: () => {
      const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = source.pool;
      return { open, idle, waiting, most: options.max };
    },
    probe: source.probe,
    onSignal(topic, listener) {
      signals.on(`signal:${topic}`, listener);
      return () => void signals.off(`signal:${topic}`, listener);
    },
    async close() {
      await others?.close();
      await source.close();
    },
  };
}

/**
 * Queues the transaction of a caller who has not logged in; others do not wait.
 * @throws BusyError
 */
async function turnIn(strangers: FairQueue): Promise<() => void> {
  const client = currentStranger();
  return client === null ? () => {} : strangers(client);
}

/** Runs a transaction again where it failed for no fault of its own. */
async function runAgain<T>(run: () => Promise<T>): Promise<T> {
  const reconnectUntil = Date.now() + RECONNECT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const again =
        error instanceof DatabaseUnavailableError
          ? error.outcome === 'NOT_DONE' && Date.now() < reconnectUntil
          : attempt < TRIES && RETRIED_STATES.has(sqlState(error) ?? '');
      if (!again) throw error;
      await pause(randomInt(5, 20 * 2 ** Math.min(attempt, TRIES)));
    }
  }
}

interface Connection {
  readonly guard: GuardedClient;
  /** A new object for each transaction, by which what was read in it is kept. */
  readonly open: () => Tx;
}

const dialect = new PgDialect();
/** What drizzle needs is made once per connection. */
const connectionOf = new WeakMap<pg.PoolClient, Connection>();

function connectionOver(client: pg.PoolClient, { outcomeOf, canPrepare, written }: Source): Connection {
  const guard = new GuardedClient(client, { canBeNamed: outcomeOf !== null, canPrepare, written });
  // The part of a client that drizzle uses.
  const session = new NodePgSession(guard as unknown as pg.PoolClient, dialect, undefined);
  const made = { guard, open: () => new NodePgTransaction(dialect, session, undefined) as unknown as Tx };
  connectionOf.set(client, made);
  return made;
}

async function runOnce<T>(
  source: Source,
  about: Pick<TransactionScope, 'emit' | 'isHeard' | 'processName' | 'isOneStatement'>,
  fn: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await source.pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError('NOT_DONE', { cause: error });
  });
  const { guard, open } = connectionOf.get(client) ?? connectionOver(client, source);
  const scope: TransactionScope = {
    open: true,
    hasBegun: false,
    beforeCommit: [],
    answers: [],
    afterCommit: [],
    ...about,
  };
  const kept: { result?: T } = {};
  let isBroken = false;
  try {
    guard.begin(scope);
    await transactionScope.run(scope, async () => {
      const tx = open();
      kept.result = await fn(tx);
      await endTransaction(tx);
    });
    scope.open = false;
    // The state of a connection whose commit fails is unknown, unless the database has said why.
    isBroken = true;
    await guard.commit();
    isBroken = false;
  } catch (error) {
    scope.open = false;
    const isRolledBack = await guard.rollBack();
    isBroken = !isRolledBack || (isBroken && guard.failure === null);
    if (guard.lost === null) throw isCausedBy(error, guard.failure) ? guard.failure : error;
    about.emit(GAP);
    await demandCommitted(source, guard);
  } finally {
    guard.countEnded();
    client.release(isBroken || guard.lost !== null);
  }
  await Promise.all(scope.answers);
  for (const act of scope.afterCommit) endingAsWritten(() => transactionScope.exit(() => asServer(act)));
  return kept.result as T;
}

/** A statement that follows a failed one is aborted, which its error says of it. */
const isCausedBy = (error: unknown, failure: Error | null): failure is Error =>
  failure !== null && error instanceof Error && error.cause === failure;

/**
 * Returns where a transaction was committed although its connection was lost.
 * @throws DatabaseUnavailableError otherwise
 */
async function demandCommitted({ outcomeOf }: Source, { lost, committing }: GuardedClient): Promise<void> {
  if (committing === null) throw new DatabaseUnavailableError('NOT_DONE', { cause: lost });
  const outcome = committing === 'UNNAMED' || outcomeOf === null ? 'UNKNOWN' : await outcomeOf(committing);
  if (outcome !== 'COMMITTED')
    throw new DatabaseUnavailableError(outcome === 'ABORTED' ? 'NOT_DONE' : 'UNKNOWN', { cause: lost });
}
