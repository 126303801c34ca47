import {
  BACKEND_NAMESPACE,
  DEVICE_NAMESPACE,
  NAMESPACES,
  RECONNECT_EVENT,
  REGISTER_EVENT,
  SCAN_UPLOAD_NAMESPACE,
} from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import {
  type ClientAddress,
  RecentPushes,
  Refused,
  type Services,
  type SocketPush,
  asStranger,
  clientAddress,
  clientOf,
  isOwnOrigin,
  isSameHash,
  joinProcesses,
  participantRoom,
  personRoom,
  sessionCookies,
  sessionRoom,
} from '../../platform/index.ts';
import { type RequestLimits, authenticateSocket, holderOf, senders } from '../http/index.ts';
import { frameLimitedServer } from './frame-limit.ts';
import { type SessionRow, findLiveSessions, isActive, sessionSecretHash } from '../../accounts/index.ts';
import { hasLiveScope } from '../../contracts/index.ts';

const SWEEP_MS = 30_000;
const MAX_MESSAGE_BYTES = 1024;
/** A transport that has joined no namespace after this time is closed. */
const CONNECT_MS = 10_000;
/** In each namespace and process; each tab of a browser opens one socket in a namespace. */
const MAX_SOCKETS_PER_SESSION = 50;

export interface Sockets {
  /** Transports that are open. */
  count(): number;
  /**
   * Closes the sockets whose session has ended because it was idle, or because its participants or its account ended; and
   * those that were opened with a secret that their session no longer has.
   */
  sweep(): Promise<void>;
  /** Asks the pages to connect to another process, then closes. */
  close(): Promise<void>;
}

/**
 * The channels of Spec §7: a socket receives what the session of its HttpOnly cookie may see; it cannot subscribe to
 * anything.
 */
export function openSockets(
  server: HttpServer,
  services: Services,
  { push, requestLimits }: { readonly push: SocketPush; readonly requestLimits: RequestLimits },
): Sockets {
  const { config, log } = services;
  const addresses = clientAddress(config);
  const senderOf = senders(config, addresses);
  const mayConnect = (request: IncomingMessage): boolean =>
    requestLimits.socket(senderOf(request), services.clock.now());
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: CONNECT_MS,
    wsEngine: frameLimitedServer((request) => requestLimits.frame(senderOf(request), services.clock.now())),
    // Another site can open a socket with our cookies: the browser does not prevent it (security 30).
    allowRequest: (request, decide) =>
      decide(null, isOwnOrigin(request.headers.origin, request.headers.host, config.publicUrl) && mayConnect(request)),
  });
  const askToReconnect = (): void => {
    for (const namespace of NAMESPACES) io.of(namespace).local.emit(RECONNECT_EVENT);
  };
  const url = config.databaseUrl === null ? null : (config.databaseDirectUrl ?? config.databaseUrl);
  const recent = new RecentPushes();
  // Without other processes all pushes are of this one.
  if (url === null) recent.begin();
  const processes = url === null ? null : joinProcesses(io, { url, log, recent, onReturn: askToReconnect });
  // The default namespace always exists and sends nothing; no socket may stay open on it.
  io.of('/').use((_socket, next) => next(new Error('ERROR_NOT_LOGIN')));
  for (const [namespace, roomsOf] of Object.entries(ROOMS))
    openNamespace(io, { services, requestLimits, addresses, recent }, namespace, roomsOf);
  push.attach(io, recent);
  const timer = setInterval(() => {
    sweep(services, io, push).catch((error: unknown) =>
      log.error({ err: error }, 'sockets of ended sessions could not be closed'),
    );
  }, SWEEP_MS);
  return {
    count: () => io.engine.clientsCount,
    sweep: () => sweep(services, io, push),
    close: async () => {
      clearInterval(timer);
      askToReconnect();
      await io.close();
      await processes?.close();
    },
  };
}

type RoomsOf = (session: SessionRow) => string[];

/** A free-login session receives events of its participants only; an anonymous or operator session only those addressed to it. */
const ROOMS: Readonly<Record<(typeof NAMESPACES)[number], RoomsOf>> = {
  [BACKEND_NAMESPACE]: (session) => [
    sessionRoom(session.id),
    ...(session.scopes ?? []).map(participantRoom),
    ...personRoomsOf(session),
  ],
  [SCAN_UPLOAD_NAMESPACE]: ({ id }) => [sessionRoom(id)],
  [DEVICE_NAMESPACE]: (session) => [sessionRoom(session.id), ...personRoomsOf(session)],
};

function personRoomsOf({ scopes, personId }: SessionRow): string[] {
  return scopes === null && personId !== null ? [personRoom(personId)] : [];
}

/** The session of a socket, and the secret with which the socket was opened. */
interface Identified {
  readonly session: SessionRow;
  readonly secretHash: string;
}

interface SocketContext {
  readonly services: Services;
  readonly requestLimits: RequestLimits;
  readonly addresses: ClientAddress;
  readonly recent: RecentPushes;
}

function openNamespace(
  io: Server,
  { services, requestLimits, addresses, recent }: SocketContext,
  name: string,
  roomsOf: RoomsOf,
): void {
  const cookies = sessionCookies(services.config.publicUrl);
  const namespace = io.of(name);
  const secretOf = (socket: Socket): string | null => cookies.read(socket.request.headers.cookie);
  const sessionOf = (socket: Socket) => identify(services, secretOf(socket));
  /** Null for an invalid cookie; it is counted like one that came with a call. */
  const admitted = async (socket: Socket): Promise<SessionRow | null> => {
    const [secret, ip] = [secretOf(socket), addresses.of(socket.request)];
    if (secret === null) return null;
    requestLimits.beforeLookup(secret, ip, services.clock.now());
    const lookUp = (): Promise<SessionRow | null> => identify(services, secret);
    const session = await (requestLimits.isKnown(secret) ? lookUp() : asStranger(clientOf(ip), lookUp));
    requestLimits.afterLookup(secret, holderOf(session), ip, services.clock.now());
    return session;
  };
  namespace.use((socket, next) => {
    admitted(socket).then(
      (session) => {
        if (session === null) return next(new Error('ERROR_NOT_LOGIN'));
        const open = namespace.adapter.rooms.get(sessionRoom(session.id))?.size ?? 0;
        if (open >= MAX_SOCKETS_PER_SESSION) return next(new Error('ERROR_TOO_MANY_REQUESTS'));
        socket.data = { session, secretHash: sessionSecretHash(secretOf(socket) ?? '') } satisfies Identified;
        next();
      },
      (error: unknown) => {
        if (error instanceof Refused) return next(new Error(error.refusal.error));
        services.log.error({ err: error }, 'a socket could not be identified');
        next(new Error('ERROR_INTERNAL'));
      },
    );
  });
  namespace.on('connection', (socket) => {
    const { session } = socket.data as Identified;
    void socket.join(roomsOf(session));
    awaitRegistration(socket, session, recent);
    // A session that ended while the socket was being authenticated was notified before the socket had joined a room.
    sessionOf(socket).then(
      (still) => still === null && socket.disconnect(true),
      () => socket.disconnect(true),
    );
  });
}

const identify = (services: Services, secret: string | null): Promise<SessionRow | null> =>
  secret === null
    ? Promise.resolve(null)
    : services.db.withTx((tx) => authenticateSocket(tx, secret, services.clock.now()));

/**
 * The readable cookie is only a name: it must be that of the session of the socket (Rulings §1.8). A page that tells how many
 * milliseconds ago it was loaded hears whether it may have missed a push since.
 */
function awaitRegistration(socket: Socket, { id }: SessionRow, recent: RecentPushes): void {
  socket.on(REGISTER_EVENT, (name: unknown, ...given: unknown[]) => {
    const isOwn = name === toWsid('session', id);
    const [age] = given;
    const mayHaveMissed = typeof age !== 'number' || !(age >= 0) || recent.mayHaveMissed(socket.rooms, age);
    const answer = given.at(-1);
    if (typeof answer === 'function')
      (answer as (isOwn: boolean, mayHaveMissed: boolean) => void)(isOwn, mayHaveMissed);
    if (!isOwn) socket.disconnect(true);
  });
}

/**
 * Each process checks its own sockets. A socket opened with a secret that its session no longer has was asked to reconnect;
 * if it has not done so by now, it may not belong to the owner of the session. Its transport is closed, not the socket: a
 * page treats that as a network failure and reconnects with its current cookie.
 */
async function sweep(services: Services, io: Server, push: SocketPush): Promise<void> {
  const sockets = NAMESPACES.flatMap((namespace) => [...io.of(namespace).sockets.values()]);
  const identifiedOf = (socket: Socket): Identified => socket.data as Identified;
  const ids = [...new Set(sockets.map((socket) => identifiedOf(socket).session.id))];
  if (ids.length === 0) return;
  const now = services.clock.now();
  const alive = await services.db.withTx(async (tx) => {
    const kept = new Map<string, string>();
    for (const session of await findLiveSessions(tx, ids)) {
      const { id, secretHash } = session;
      if (isActive(session, now) && (await hasLiveScope(tx, session))) kept.set(id, secretHash);
    }
    return kept;
  });
  push.endSessions(ids.filter((id) => !alive.has(id)));
  for (const socket of sockets) {
    const { session, secretHash } = identifiedOf(socket);
    if (!isSameHash(alive.get(session.id) ?? secretHash, secretHash)) socket.conn.close();
  }
}
