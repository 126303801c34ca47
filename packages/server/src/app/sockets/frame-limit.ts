import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';

/** Frames of one socket: a page sends a registration, and a heartbeat every 25 s. */
const FRAMES = { most: 200, windowMs: 10_000 };
/** The most unsent bytes of a client that does not read; messages are small and few. */
const UNREAD_BYTES = 64 * 1024;
/** The most fragments of one message; the messages of a page are too short to be fragmented. */
const FRAGMENTS = 8;

/** Whether the client that opened a socket by this request may send one more message. */
type MayGoOn = (request: IncomingMessage) => boolean;

/**
 * The WebSocket server for socket.io: frames of every kind are counted before they are processed, including control frames,
 * each of which the library would answer (RFC 6455 §5.5.2), and messages that arrive after the end of their session. A
 * socket that sends more than any page needs, or does not read, is cut off (security 61, 69).
 */
export const frameLimitedServer = (mayGoOn: MayGoOn) =>
  class extends WebSocketServer {
    constructor(options: ServerOptions) {
      super({ ...options, autoPong: false, maxFragments: FRAGMENTS });
    }

    override handleUpgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      done: (ws: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, socket, head, (ws, by) => {
        limitFrames(ws, () => mayGoOn(request));
        done(ws, by);
      });
    }
  };

function limitFrames(ws: WebSocket, mayGoOn: () => boolean): void {
  let since = performance.now();
  let frames = 0;
  const countFrame = (): boolean => {
    const now = performance.now();
    if (now - since > FRAMES.windowMs) [since, frames] = [now, 0];
    frames += 1;
    if (frames <= FRAMES.most && ws.bufferedAmount <= UNREAD_BYTES && mayGoOn()) return true;
    // Data that arrived with it is still parsed before the socket is closed, but no longer handled.
    for (const event of ['message', 'ping', 'pong']) ws.removeAllListeners(event);
    ws.terminate();
    return false;
  };
  ws.on('message', countFrame);
  ws.on('pong', countFrame);
  ws.on('ping', (data: Buffer) => {
    if (countFrame()) ws.pong(data);
  });
}
