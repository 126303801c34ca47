import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** How long a request waits for a connection before it is refused with a time to retry. */
const CONNECT_MS = 5000;
/** A statement runs at most this long; a server that still does not answer is given up a little later. */
const STATEMENT_MS = 30_000;
const SILENCE_MS = STATEMENT_MS + 5000;
const PROBE_MS = 2000;
/** How long the server is asked for the outcome of a transaction whose COMMIT got no answer. */
const RESOLVE_MS = 8000;
const RESOLVE_EVERY_MS = 200;

/** The ways to one database. */
export interface Ways {
  readonly databaseUrl: string;
  /** Past the pooler to which `databaseUrl` leads, and which gives each transaction another connection; null: there is none. */
  readonly databaseDirectUrl?: string | null;
}

/** The address of a connection that belongs to its client alone, for LISTEN, session locks and long work. */
export const ownConnection = ({ databaseUrl, databaseDirectUrl }: Ways): string => databaseDirectUrl ?? databaseUrl;

const isPooled = ({ databaseDirectUrl }: Ways): boolean => (databaseDirectUrl ?? null) !== null;

const shared = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/** Every statement here is short: JIT compilation would take longer than running it. */
const WITHOUT_JIT = '-c jit=off';

/** Limits that the server keeps. A pooler refuses them at the beginning of a connection: there they are those of the role. */
const limits = (ways: Ways): pg.PoolConfig =>
  isPooled(ways)
    ? {}
    : { options: WITHOUT_JIT, statement_timeout: STATEMENT_MS, idle_in_transaction_session_timeout: 60_000 };

/** The connection pool for the transactions of the server. A connection that breaks, in use or not, never ends the process. */
export function postgresPool(ways: Ways, size: number, log?: Pick<Logger, 'warn'>): pg.Pool {
  const pool = new pg.Pool({
    ...shared(ways.databaseUrl),
    ...limits(ways),
    max: size,
    // Statements are sent without waiting for the answers of those before.
    pipeline: true,
    query_timeout: SILENCE_MS,
    application_name: 'countersign',
    onConnect: async (client) => {
      await demandWritable(client);
      // Behind a pooler the server may start again while the connection to the pooler stays.
      if (!isPooled(ways)) serverRunOf.set(client, await readServerRun(client));
    },
  });
  return withHandledErrors(pool, log);
}

/** One connection without time limits, for migrations; also where the role has limits. */
export const unlimitedPool = (ways: Ways, log?: Pick<Logger, 'warn'>): pg.Pool =>
  withHandledErrors(
    new pg.Pool({
      ...shared(ownConnection(ways)),
      options: `${WITHOUT_JIT} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0`,
      max: 1,
      application_name: 'countersign migrations',
    }),
    log,
  );

function withHandledErrors(pool: pg.Pool, log?: Pick<Logger, 'warn'>): pg.Pool {
  // The pool listens to idle connections only; an unhandled error of a checked-out one would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log?.warn({ err: error }, 'an idle database connection broke'));
  return pool;
}

/**
 * The server takes no writes, like a standby until it is promoted. A connection to it is unusable, also for reading: it may
 * lag behind acknowledged commits.
 */
class ReadOnlyServerError extends Error {
  override readonly name = 'ReadOnlyServerError';
  /** The code that PostgreSQL gives for a statement that would have written. */
  readonly code = '25006';
  constructor() {
    super('the database takes no writes: it is a standby, or set to be read only');
  }
}

/** @throws ReadOnlyServerError */
async function demandWritable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ read_only: boolean }>({
    // In recovery every transaction is read only (PostgreSQL §27.4), and so it is where an administrator has set it.
    text: "select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as read_only",
    query_timeout: CONNECT_MS,
  } as pg.QueryConfig);
  if (rows[0]?.read_only !== false) throw new ReadOnlyServerError();
}

const SERVER_RUN = "concat(pg_postmaster_start_time(), ' ', (select stats_reset from pg_stat_bgwriter)) as run";

/**
 * Identifies the run of the server since its last start or crash recovery. A crash resets its statistics (PostgreSQL 15,
 * "The Cumulative Statistics System"), also where its first process keeps running.
 */
async function readServerRun(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ run: string }>({
    text: `select ${SERVER_RUN}`,
    query_timeout: CONNECT_MS,
  } as pg.QueryConfig);
  return rows[0]?.run ?? '';
}

const serverRunOf = new WeakMap<object, string>();

/** A transaction that wrote, with what is needed to ask for its outcome after its connection is gone. */
export interface TransactionName {
  readonly xid: string;
  readonly serverRun: string;
}

/** The id of the open transaction of `client`; null where it has written nothing. */
export async function nameTransaction(client: pg.ClientBase): Promise<TransactionName | null> {
  const known = serverRunOf.get(client);
  const { rows } = await client.query<{ xid: string | null; run?: string }>(
    `select pg_current_xact_id_if_assigned()::text as xid${known === undefined ? `, ${SERVER_RUN}` : ''}`,
  );
  const xid = rows[0]?.xid ?? null;
  return xid === null ? null : { xid, serverRun: known ?? rows[0]?.run ?? '' };
}

export type Outcome = 'COMMITTED' | 'ABORTED' | 'UNKNOWN';

/**
 * The outcome of a transaction whose COMMIT got no answer. After a crash of the server its id may have been given to
 * another transaction unless it had been persisted: then "committed" proves nothing, while "aborted" still does.
 */
export async function outcomeOf(ways: Ways, { xid, serverRun }: TransactionName): Promise<Outcome> {
  const until = Date.now() + RESOLVE_MS;
  do {
    const found = await withClient(ownConnection(ways), async (client) => {
      const { rows } = await client.query<{ status: string | null }>('select pg_xact_status($1::xid8) as status', [
        xid,
      ]);
      const status = rows[0]?.status;
      if (status === 'aborted') return 'ABORTED';
      if (status === 'in progress') return null;
      return status === 'committed' && (await readServerRun(client)) === serverRun ? 'COMMITTED' : 'UNKNOWN';
    }).catch(() => null);
    if (found !== null) return found;
    await pause(RESOLVE_EVERY_MS);
  } while (Date.now() < until);
  return 'UNKNOWN';
}

/**
 * Asks the server over a connection outside the pool, so that neither waits for the other; through the pooler, where there is one.
 * @throws also where it takes no writes
 */
export const probePostgres = (ways: Ways): Promise<void> =>
  // A pooler sets the name again whenever it changes.
  withClient(ways.databaseUrl, async () => {}, isPooled(ways) ? 'countersign' : 'countersign probe');

async function withClient<T>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<T>,
  name = 'countersign probe',
): Promise<T> {
  const client = new pg.Client({
    ...shared(connectionString),
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    application_name: name,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await demandWritable(client);
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}
