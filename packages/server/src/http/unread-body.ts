import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A rest of at most this many bytes is read and thrown away, and the connection goes on. */
const DISCARD_BYTES = 8 * 1024 * 1024;
/** How long a connection that closes still takes what its client is sending. */
const LINGER_MS = 5000;

/** What a connection that closes takes at most meanwhile. */
const LINGER_BYTES = 32 * 1024 * 1024;
const LOOK_MS = 50;

const late = new WeakSet<IncomingMessage>();
/** The rest of the request is not waited for: its connection closes with the answer. */
export const closeAfterAnswer = (raw: IncomingMessage): void => void late.add(raw);

/**
 * Answers that are sent before the body of their request was read, as those of a refused upload, leave the connection
 * usable or close it with `Connection: close` (Rulings §8.8). Without it a body that was half read when its reader gave up
 * stays paused for ever: the next request on the connection gets no answer, and is reset when the connection times out.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded) return;
    if (late.has(raw) || restOf(raw) > DISCARD_BYTES) {
      reply.header('connection', 'close');
      closeLate(raw.socket);
    } else {
      // The framework closes after every body that it could not parse.
      reply.removeHeader('connection');
    }
    raw.unpipe();
    raw.resume();
  });
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
function closeLate(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const most = socket.bytesRead + LINGER_BYTES;
    const endsAt = performance.now() + LINGER_MS;
    const timer = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > endsAt) socket.destroy();
    }, LOOK_MS);
    socket.once('close', () => clearInterval(timer));
  };
}
