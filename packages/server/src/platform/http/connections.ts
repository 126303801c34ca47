import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from '../throttling/index.ts';
import type { ClientAddress } from './client-address.ts';
import { createWorkBudget } from './work-budget.ts';

const SECOND = 1000;

/** Time-outs of a connection, in milliseconds, under the names of fastify and node. */
export const CONNECTION_TIMES = {
  /** No byte in either direction. */
  connectionTimeout: 120 * SECOND,
  /** Between two requests. */
  keepAliveTimeout: 65 * SECOND,
  /** The whole of a request; a large file on a slow line takes minutes. Small bodies have a shorter time-out (read-json.ts). */
  requestTimeout: 300 * SECOND,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: 15 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
    // The system detects a client that vanished without closing the connection (TCP keep-alive).
    keepAlive: true,
    keepAliveInitialDelay: 30 * SECOND,
  },
} as const;

const CONNECTIONS = 20_000;
const CONNECTIONS_OF_A_CLIENT = 1000;
/** New connections of one client: a burst, then so many a minute; a connection that had to be closed counts as several. */
const NEW_CONNECTIONS = { burst: 1000, perMinute: 3000 };
const CUT_OFF = 20;

export interface ConnectionLimits {
  readonly all: number;
  readonly perClient: number;
}

export interface ConnectionLimiter {
  /** Counts a connection that had to be closed against the new connections of its client. */
  charge(remoteAddress: string | undefined): void;
}

/**
 * Limits the open connections, HTTP and sockets alike, in total and per client, and the new ones per client; those of a
 * trusted proxy, which belong to many clients, count towards the total only. A connection beyond the limit is closed at
 * once, unread.
 */
export function limitConnections(
  server: Server,
  { isProxy }: Pick<ClientAddress, 'isProxy'>,
  limits: ConnectionLimits = { all: CONNECTIONS, perClient: CONNECTIONS_OF_A_CLIENT },
): ConnectionLimiter {
  const open = new Map<string, number>();
  const fresh = createWorkBudget(NEW_CONNECTIONS);
  server.maxConnections = limits.all;
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined || isProxy(socket.remoteAddress)) return;
    const client = clientOf(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > limits.perClient || fresh.take(client, 1, new Date()) !== null) return void socket.destroy();
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
  return {
    charge: (address) => void (address !== undefined && fresh.charge(clientOf(address), CUT_OFF, new Date())),
  };
}
