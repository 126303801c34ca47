import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { clientOf } from '../../platform/throttling/client-of.ts';
import type { Admitted } from './admit.ts';
import { type InFlight, createInFlight } from '../../platform/http/in-flight.ts';

/** A rest of at most so many bytes is read and thrown away, and the connection goes on: of a known caller, and of others. */
const DISCARD_BYTES = 8 * 1024 * 1024;
const ANONYMOUS_DISCARD_BYTES = 256 * 1024;

/** How long a connection that closes still takes what its client is sending, and how much of it. */
const LINGER_MS = 5000;
const LINGER_BYTES = 32 * 1024 * 1024;
/** Of one client at once; the bytes of each are read no faster than so many in a while. */
const LINGERING = 2;
const LOOK_MS = 50;
const BYTES_A_LOOK = 256 * 1024;
/** How long a connection stays half open whose bytes are not read: the client sees the answer before the reset. */
const UNREAD_MS = 2000;

const unread = new WeakSet<IncomingMessage>();
/** Nothing more of the request is read: its connection closes with the answer. */
export function closeUnread(raw: IncomingMessage): void {
  unread.add(raw);
  if (raw.complete) return;
  // A request whose body was never asked for is read to its end by node once it is answered.
  raw.read(0);
  raw.unpipe();
  raw.pause();
  closeLate(raw.socket, UNREAD_MS);
  raw.socket.pause();
}

/**
 * Answers that are sent before the body of their request was read, as those of a refused upload, leave the connection
 * usable or close it with `Connection: close` (Rulings §8.8). Without it a body that was half read when its reader gave up
 * stays paused for ever: the next request on the connection gets no answer, and is reset when the connection times out.
 * A rest in chunks is not read at all: each may hold one byte and costs as much as one of 64 KB.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  const lingering = createInFlight();
  app.addHook('onSend', async (request, reply) => {
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
  });
}

/** Null where the client has as many connections lingering as it may. */
function enterLingering(lingering: InFlight, client: string): (() => void) | null {
  try {
    return lingering.enter(client, LINGERING);
  } catch {
    return null;
  }
}

/** Bytes that may still come, at most; a request that names neither a length nor an encoding has no body (RFC 9112 §6.3). */
const restOf = (raw: IncomingMessage): number => (raw.complete ? 0 : declaredBytes(raw));

/** Bytes of the body by the headers of its request; Infinity where they do not say. */
export function declaredBytes({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}

/**
 * Lets the closing of `socket` after its answer wait until the client has closed too: what is closed while bytes come in is
 * reset, and a reset takes the answer away from a client that has not read it yet (RFC 9112 §9.6).
 */
function closeLate(socket: Socket, afterMs: number): void {
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), afterMs);
    socket.once('close', () => clearTimeout(timer));
  };
}

/** Throws away what comes until the connection closes, some at a time. */
function readSlowly(raw: IncomingMessage, leave: () => void): void {
  const { socket } = raw;
  const most = socket.bytesRead + LINGER_BYTES;
  let left = BYTES_A_LOOK;
  closeLate(socket, LINGER_MS);
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left <= 0) raw.pause();
  });
  raw.resume();
  const timer = setInterval(() => {
    if (socket.bytesRead > most) return socket.destroy();
    left = BYTES_A_LOOK;
    raw.resume();
  }, LOOK_MS);
  socket.once('close', () => {
    clearInterval(timer);
    leave();
  });
}
