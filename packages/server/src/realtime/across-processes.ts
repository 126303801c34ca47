import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Server } from 'socket.io';

/** One connection listens, one speaks: what is said in an order arrives in it. */
const CONNECTIONS = 2;
/** The library sweeps a table for large messages by this timer; ours are small, and there is no such table. */
const NEVER_MS = 2_147_483_647;

/**
 * Lets the sockets of several processes on one PostgreSQL hear each other's pushes, over its LISTEN and NOTIFY. The
 * embedded database has one process, whose sockets need nobody.
 */
export function joinProcesses(
  io: Server,
  { databaseUrl, log }: { readonly databaseUrl: string; readonly log: Pick<Logger, 'warn'> },
): { close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: 30_000,
    application_name: 'countersign sockets',
    keepAlive: true,
  });
  const warn = (error: Error): void => log.warn({ err: error }, 'sockets of other processes may not have been told');
  pool.on('error', warn);
  // The connection that listens is always lent out, so the pool does not hear when it breaks.
  pool.on('connect', (client) => void client.on('error', warn));
  io.adapter(createAdapter(pool, { channelPrefix: 'countersign', cleanupInterval: NEVER_MS, errorHandler: warn }));
  return { close: () => pool.end() };
}
