import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type InFlight, clientOf, createInFlight } from '../../platform/index.ts';
import type { Admitted } from './admit.ts';

/** A rest of at most this many bytes is read and discarded, and the connection is kept. */
const DISCARD_BYTES = 8 * 1024 * 1024;
/** The same for a request without a login. */
const ANONYMOUS_DISCARD_BYTES = 256 * 1024;

/** A closing connection is read for at most this time and this many bytes. */
const LINGER_MS = 5000;
const LINGER_BYTES = 32 * 1024 * 1024;
/** Closing connections of one client that are read at the same time. */
const MAX_LINGERING = 2;
/** The speed at which a closing connection is read. */
const READ_INTERVAL_MS = 50;
const BYTES_PER_INTERVAL = 256 * 1024;
/** How long a connection whose bytes are not read stays half open, so that the client sees the answer before the reset. */
const UNREAD_MS = 2000;

const unread = new WeakSet<IncomingMessage>();
/** Reads nothing more of the request: its connection closes with the answer. */
export function closeUnread(raw: IncomingMessage): void {
  unread.add(raw);
  if (raw.complete) return;
  // After the answer, Node reads the rest of a body that was never read; this call counts as reading.
  raw.read(0);
  raw.unpipe();
  raw.pause();
  closeLate(raw.socket, UNREAD_MS);
  raw.socket.pause();
}

/**
 * Handles answers that are sent before the body of their request was read, such as those of a refused upload: the
 * connection stays usable or closes with `Connection: close` (Rulings §8.8). Otherwise a body that was half read when its
 * reader gave up would stay paused for ever: the next request on the connection gets no answer, and is reset when the
 * connection times out. A chunked rest is not read at all: each chunk may hold one byte and costs as much as one of 64 KB.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  const lingering = createInFlight();
  const handle = (request: FastifyRequest, reply: FastifyReply): void => {
    const { raw } = request;
    if (unread.has(raw)) return void reply.header('connection', 'close');
    if (raw.readableEnded) return;
    const rest = restOf(raw);
    const isKnown = (request as unknown as { admitted?: Admitted | null }).admitted?.caller != null;
    if (rest <= (isKnown ? DISCARD_BYTES : ANONYMOUS_DISCARD_BYTES)) {
      // The framework closes after every body that it could not parse.
      reply.removeHeader('connection');
      raw.unpipe();
      raw.resume();
      return;
    }
    reply.header('connection', 'close');
    const leave = Number.isFinite(rest) ? enterLingering(lingering, clientOf(request.ip)) : null;
    if (leave === null) closeUnread(raw);
    else readSlowly(raw, leave);
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    handle(request, reply);
    done(null, payload);
  });
}

/** Null where the client already has the maximum of lingering connections. */
function enterLingering(lingering: InFlight, client: string): (() => void) | null {
  try {
    return lingering.enter(client, MAX_LINGERING);
  } catch {
    return null;
  }
}

/** The most bytes that may still arrive; a request with neither a length nor an encoding has no body (RFC 9112 §6.3). */
const restOf = (raw: IncomingMessage): number => (raw.complete ? 0 : declaredBytes(raw));

/** Bytes of the body by the headers of its request; Infinity if it has a transfer encoding. */
export function declaredBytes({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}

/**
 * Delays the closing of `socket` after its answer until the client has closed too: closing while bytes arrive causes a
 * reset, and a client that has not read the answer yet loses it by the reset (RFC 9112 §9.6).
 */
function closeLate(socket: Socket, afterMs: number): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), afterMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Discards incoming bytes until the connection closes, at a limited speed. */
function readSlowly(raw: IncomingMessage, leave: () => void): void {
  const { socket } = raw;
  const most = socket.bytesRead + LINGER_BYTES;
  let left = BYTES_PER_INTERVAL;
  closeLate(socket, LINGER_MS);
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) raw.pause();
  });
  raw.resume();
  const timer = setInterval(() => {
    if (socket.bytesRead > most) return socket.destroy();
    left = BYTES_PER_INTERVAL;
    raw.resume();
  }, READ_INTERVAL_MS);
  socket.once('close', () => {
    clearInterval(timer);
    leave();
  });
}
