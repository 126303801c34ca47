import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { languageOf } from '@countersign/contract';
import { refuse } from '@countersign/domain';
import { apiKeyOf } from '../../accounts/index.ts';
import {
  type ClientAddress,
  type Config,
  type ConnectionLimiter,
  type Services,
  type SlowRefusals,
  clientOf,
  createSlowRefusals,
  failureOf,
  sessionCookies,
} from '../../platform/index.ts';
import type { RequestLimits, Sender, Traffic } from './request-limits.ts';
import { SOCKET_PATH, trafficOf } from './traffic.ts';
import { closeUnread, declaredBytes } from './unread-body.ts';

const LOG_EVERY_MS = 60_000;

/** The sender of a request, by its head only. */
export function senders(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  addresses: Pick<ClientAddress, 'of'>,
): (request: IncomingMessage) => Sender {
  const cookies = sessionCookies(publicUrl);
  return (request) => ({
    ip: addresses.of(request),
    secret: apiKeyOf(request.headers.authorization) ?? cookies.read(request.headers.cookie),
  });
}

export interface FloodGuard {
  /**
   * Calls `answer` after a delay, and closes the connection after that answer. Beyond the limit of delayed refusals the
   * connection is closed at once, or `answer` is called at once where other clients share the connection.
   */
  slow(request: IncomingMessage, response: ServerResponse, answer: () => void): void;
  /** Puts the guard in front of all current listeners of `server`. */
  attach(server: Server): void;
}

export interface FloodGuardOptions {
  readonly requestLimits: RequestLimits;
  readonly addresses: ClientAddress;
  readonly connections: ConnectionLimiter;
  readonly refusals?: SlowRefusals;
  /** Whether a client may request another protocol at this address; by default only where sockets are opened. */
  readonly takesUpgrade?: (url: string) => boolean;
}

/**
 * Refuses requests of a client beyond its rate before the framework processes them: by the head of the request only, with a
 * delay, and closing the connection, so that a flood costs the main thread very little. Requests of a known session or key
 * pass, whatever else comes from their address.
 */
export function createFloodGuard(
  { config, clock, ids, log }: Pick<Services, 'config' | 'clock' | 'ids' | 'log'>,
  {
    requestLimits,
    addresses,
    connections,
    refusals = createSlowRefusals(),
    takesUpgrade = (url) => url.startsWith(SOCKET_PATH),
  }: FloodGuardOptions,
): FloodGuard {
  const senderOf = senders(config, addresses);
  const held = new WeakSet<Duplex>();
  let loggedAt = -Infinity;
  let refused = 0;
  const count = (): void => {
    refused += 1;
    const now = performance.now();
    if (now - loggedAt < LOG_EVERY_MS) return;
    log.warn({ refused }, 'requests of clients that exceeded their rate were refused');
    [loggedAt, refused] = [now, 0];
  };
  /** True where the connection carries requests of one client only. */
  const isDirect = ({ socket }: IncomingMessage): boolean => !addresses.isProxy(socket.remoteAddress);
  const cut = (request: IncomingMessage): void => {
    connections.charge(request.socket.remoteAddress);
    request.socket.destroy();
  };
  const slow: FloodGuard['slow'] = (request, response, answer) => {
    const client = clientOf(addresses.of(request));
    const { socket } = request;
    if (!isDirect(request)) {
      if (!refusals.hold(client, response, answer)) answer();
      return;
    }
    const isHeld = refusals.hold(client, response, () => {
      response.setHeader('connection', 'close');
      closeUnread(request);
      answer();
    });
    if (isHeld) held.add(socket);
    else cut(request);
  };
  const refusedFor = (traffic: Traffic | null, request: IncomingMessage): number | null => {
    const [sender, now] = [senderOf(request), clock.now()];
    const expireIn =
      requestLimits.request(sender, now, declaredBytes(request)) ??
      (traffic === null ? null : requestLimits.refusedFor(traffic, sender, now));
    if (expireIn !== null) count();
    return expireIn;
  };
  const answer = (request: IncomingMessage, response: ServerResponse, expireIn: number): void => {
    const id = ids.next();
    const refusal = refuse('ERROR_TOO_MANY_REQUESTS', { expireIn });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
    const body = JSON.stringify(failureOf(refusal, languageOf(request.headers['accept-language']), id));
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    response.writeHead(429, { ...headers, ...length, 'retry-after': String(expireIn), 'x-request-id': id }).end(body);
  };

  const passes = (request: IncomingMessage, response: ServerResponse): boolean => {
    // Further requests on a connection that closes with this answer are ignored.
    if (held.has(request.socket)) {
      if (!request.socket.destroyed) cut(request);
      return false;
    }
    const expireIn = refusedFor(trafficOf(request.url ?? '', config), request);
    if (expireIn !== null) slow(request, response, () => answer(request, response, expireIn));
    return expireIn === null;
  };
  const opens = (request: IncomingMessage, socket: Duplex): boolean => {
    if (refusedFor('SOCKET', request) !== null) cut(request);
    else if (takesUpgrade(request.url ?? '')) return true;
    else refuseUpgrade(socket);
    return false;
  };

  return {
    slow,
    attach(server) {
      inFrontOf(server, 'request', passes as Judge);
      inFrontOf(server, 'upgrade', opens as Judge);
      // Node itself answers requests it does not understand, without any limit.
      server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
        if (passes(request, response)) response.writeHead(417, { connection: 'close', 'content-length': '0' }).end();
      });
      server.on('dropRequest', (_request: IncomingMessage, socket: Duplex) => void socket.destroy());
    },
  };
}

/** No other protocol is supported here; a connection left open after such a request has no time-out (security 69). */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
}

type Judge = (...given: readonly unknown[]) => boolean;

/** Calls the current listeners of `event` only where `judge` allows it. */
function inFrontOf(server: Server, event: 'request' | 'upgrade', judge: Judge): void {
  const listeners = server.listeners(event) as ((...given: readonly unknown[]) => void)[];
  server.removeAllListeners(event);
  server.on(event, (...given: readonly unknown[]) => {
    if (judge(...given)) for (const listener of listeners) listener.call(server, ...given);
  });
}
