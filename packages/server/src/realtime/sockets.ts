import { BACKEND_NAMESPACE } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { House } from '../house.ts';
import { sessionCookies } from '../http/cookies.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { authenticate, isActive } from '../sessions/authenticate.ts';
import { hasLiveScope } from '../sessions/scope.ts';
import { type SessionRow, findLiveSessions } from '../sessions/store.ts';
import { type SocketPush, participantRoom, personRoom, sessionRoom } from './rooms.ts';

const SWEEP_MS = 30_000;
const MAX_MESSAGE_BYTES = 1024;

/** The channel of Spec §7 "backend": a socket hears what its own HttpOnly session may, never what it asks for. */
export function openSockets(server: HttpServer, house: House, push: SocketPush): { close(): Promise<void> } {
  const { config, log } = house;
  const cookies = sessionCookies(config.publicUrl);
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    // Another site can open a socket with our cookies: the browser asks nobody (security 30).
    allowRequest: (request, decide) =>
      decide(null, isOwnOrigin(request.headers.origin, request.headers.host, config.publicUrl)),
  });
  const namespace = io.of(BACKEND_NAMESPACE);
  namespace.use((socket, next) => {
    identify(house, cookies.read(socket.request.headers.cookie)).then(
      (session) => {
        if (session === null) return next(new Error('ERROR_NOT_LOGIN'));
        socket.data = session;
        next();
      },
      (error: unknown) => {
        log.error({ err: error }, 'a socket could not be identified');
        next(new Error('ERROR_INTERNAL'));
      },
    );
  });
  namespace.on('connection', (socket) => welcome(socket, socket.data as SessionRow));
  push.attach(io);
  const timer = setInterval(() => {
    sweep(house, io, push).catch((error: unknown) =>
      log.error({ err: error }, 'sockets of ended sessions could not be closed'),
    );
  }, SWEEP_MS);
  return {
    close: async () => {
      clearInterval(timer);
      await io.close();
    },
  };
}

const identify = (house: House, secret: string | null): Promise<SessionRow | null> =>
  secret === null
    ? Promise.resolve(null)
    : house.db.withTx((tx) => authenticate(tx, secret, { now: house.clock.now(), countsAsActivity: false }));

/** A free-login session hears of its participants only; an anonymous one of what it asked for itself. */
function welcome(socket: Socket, { id, personId, scopes }: SessionRow): void {
  void socket.join(sessionRoom(id));
  if (scopes !== null) void socket.join(scopes.map(participantRoom));
  else if (personId !== null) void socket.join(personRoom(personId));
  // The readable cookie is only a name: it must be that of the very session behind the socket (Rulings §1.8).
  socket.on('register', (name: unknown, answer: unknown) => {
    const isOwn = name === toWsid('session', id);
    if (typeof answer === 'function') (answer as (ok: boolean) => void)(isOwn);
    if (!isOwn) socket.disconnect(true);
  });
}

/** Closes the sockets whose session has ended meanwhile: in another process, by lying idle, with its participant. */
async function sweep(house: House, io: Server, push: SocketPush): Promise<void> {
  const sockets = [...io.of(BACKEND_NAMESPACE).sockets.values()];
  const ids = [...new Set(sockets.map((socket) => (socket.data as SessionRow).id))];
  if (ids.length === 0) return;
  const now = house.clock.now();
  const alive = await house.db.withTx(async (tx) => {
    const kept = new Set<string>();
    for (const session of await findLiveSessions(tx, ids)) {
      const { id, scopes } = session;
      if (isActive(session, now) && (scopes === null || (await hasLiveScope(tx, scopes)))) kept.add(id);
    }
    return kept;
  });
  push.endSessions(ids.filter((id) => !alive.has(id)));
}
