import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientOf } from '../guesses/client-of.ts';
import type { ClientAddress } from './client-address.ts';

const SECOND = 1000;

/** Time-outs of a connection, in milliseconds, as fastify and node take them. */
export const CONNECTION_TIMES = {
  /** No byte in either direction. */
  connectionTimeout: 120 * SECOND,
  /** Between two requests. */
  keepAliveTimeout: 65 * SECOND,
  /** The whole of a request; a large file on a slow line takes minutes. Small bodies have less (read-json.ts). */
  requestTimeout: 300 * SECOND,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: 15 * SECOND,
    connectionsCheckingInterval: 2 * SECOND,
    // A client that is gone without a word is noticed by the system.
    keepAlive: true,
    keepAliveInitialDelay: 30 * SECOND,
  },
} as const;

const CONNECTIONS = 20_000;
const CONNECTIONS_OF_A_CLIENT = 1000;

export interface ConnectionLimits {
  readonly all: number;
  readonly perClient: number;
}

/**
 * Caps the open connections, HTTP and sockets alike, of all clients and of each; those of a trusted proxy, which are many
 * clients', count for all alone. What is beyond the cap is closed at once.
 */
export function limitConnections(
  server: Server,
  { isProxy }: Pick<ClientAddress, 'isProxy'>,
  limits: ConnectionLimits = { all: CONNECTIONS, perClient: CONNECTIONS_OF_A_CLIENT },
): void {
  const open = new Map<string, number>();
  server.maxConnections = limits.all;
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined || isProxy(socket.remoteAddress)) return;
    const client = clientOf(socket.remoteAddress);
    const count = (open.get(client) ?? 0) + 1;
    if (count > limits.perClient) return void socket.destroy();
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
