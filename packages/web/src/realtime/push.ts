import {
  BACKEND_NAMESPACE,
  type NAMESPACES,
  PUSH_ACTIONS,
  PUSH_MESSAGE_EVENT,
  type PushMessage,
  RECONNECT_EVENT,
  REGISTER_EVENT,
} from '@countersign/contract';
import type { Socket } from 'socket.io-client';
import { sessionName } from '../api/session-name.ts';
import { whenIdle } from '../ui/when-idle.ts';

/**
 * The pushes of the server to open pages (Spec §7 "Real-time channels"): ids only, the page fetches. `missed` stands for pushes
 * that were sent while there was no connection; a page then fetches as if it had received one.
 */
export type PushEvent = { readonly kind: 'push'; readonly message: PushMessage } | { readonly kind: 'missed' };
type Listener = (heard: PushEvent) => void;
export type Namespace = (typeof NAMESPACES)[number];

/** One channel of the page; the open channels share one connection. */
interface Channel {
  readonly namespace: Namespace;
  readonly listeners: Set<Listener>;
  socket: Socket | null;
  connecting: Promise<void> | null;
  /** The session that the open connection belongs to. */
  registeredAs: string | undefined;
}
const channels = new Map<Namespace, Channel>();
function channelOf(namespace: Namespace): Channel {
  const known = channels.get(namespace);
  if (known !== undefined) return known;
  const made: Channel = { namespace, listeners: new Set(), socket: null, connecting: null, registeredAs: undefined };
  channels.set(namespace, made);
  return made;
}

/** An answer later than this is taken for none. */
const READY_WITHIN_MS = 3000;
/** Delays before each new attempt after an end that socket.io takes for final; the last one repeats. */
const RETRY_AFTER_MS = [2000, 5000, 15_000, 60_000];

async function connect(channel: Channel): Promise<void> {
  if (channel.socket !== null) return;
  channel.connecting ??= openSocket(channel).finally(() => {
    channel.connecting = null;
  });
  await channel.connecting;
}

async function openSocket(channel: Channel): Promise<void> {
  const { listeners } = channel;
  const tell = (heard: PushEvent): void => listeners.forEach((listener) => listener(heard));
  let socket: Socket;
  try {
    const { io } = await import('socket.io-client');
    if (listeners.size === 0) return;
    socket = io(channel.namespace, { transports: ['websocket'], withCredentials: true });
  } catch {
    // The chunk did not load: the page works without pushes, by polling now and then.
    return;
  }
  channel.socket = socket;
  let isFirst = true;
  socket.on('connect', () => {
    const name = sessionName();
    channel.registeredAs = name;
    // What the page has asked for since it was loaded is current, unless a push went out meanwhile.
    if (isFirst) registerFirst(socket, name, () => tell({ kind: 'missed' }));
    else {
      socket.emit(REGISTER_EVENT, name);
      tell({ kind: 'missed' });
    }
    isFirst = false;
  });
  // The session has another secret or other subscriptions: its rooms are fixed when it connects. The channels
  // share a connection, which still carries the cookie it was opened with; it is reopened a moment later, when the
  // response with the new cookie should have arrived.
  let tries = 0;
  socket.on(RECONNECT_EVENT, () => {
    tries = 0;
    socket.io.engine.close();
  });
  // That response may be even later: the server then refuses the connection, after which socket.io never tries again.
  const retry = (): void => {
    if (socket.active) return;
    setTimeout(
      () => {
        if (channel.socket !== socket || socket.active) return;
        if (sessionName() === undefined) retry();
        else socket.connect();
      },
      RETRY_AFTER_MS[tries++] ?? RETRY_AFTER_MS.at(-1),
    );
  };
  socket.on('connect_error', retry).on('disconnect', retry);
  socket.on(PUSH_MESSAGE_EVENT, (data: unknown) => {
    if (isPushMessage(data)) tell({ kind: 'push', message: data });
  });
}

/** The wall clock too, because the other one may stop while a device sleeps. */
const pageAge = (): number => Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin));

function registerFirst(socket: Socket, name: string | undefined, onMissed: () => void): void {
  socket
    .timeout(READY_WITHIN_MS)
    .emit(REGISTER_EVENT, name, pageAge(), (error: unknown, _isOwn: unknown, mayHaveMissed: unknown) => {
      if (error !== null || mayHaveMissed !== false) onMissed();
    });
}

/** A newer server may send events that this page does not know; they are ignored. */
function isPushMessage(data: unknown): data is PushMessage {
  const { actionType, attachMessage } = (data ?? {}) as Partial<PushMessage>;
  return (
    PUSH_ACTIONS.some((action) => action === actionType) && typeof attachMessage === 'object' && attachMessage !== null
  );
}

/**
 * Waits until the channel is connected for the current session, so that no later push is missed; needs a listener. Returns
 * false if there is no channel in time: a network may block sockets.
 */
export async function pushReady(namespace: Namespace = BACKEND_NAMESPACE): Promise<boolean> {
  const channel = channelOf(namespace);
  await connect(channel);
  const opened = channel.socket;
  if (opened === null) return false;
  if (opened.connected && channel.registeredAs === sessionName()) return true;
  // Refused for lack of a session, or because another session has replaced it.
  if (opened.connected || !opened.active) opened.disconnect().connect();
  return new Promise((resolve) => {
    const settle = (isReady: boolean) => {
      clearTimeout(timer);
      opened.off('connect', onUp).off('connect_error', onDown);
      resolve(isReady);
    };
    const onUp = () => settle(true);
    const onDown = () => settle(false);
    const timer = setTimeout(onDown, READY_WITHIN_MS);
    opened.on('connect', onUp).on('connect_error', onDown);
  });
}

const CONNECT_AFTER_MS = 600;

/** Listens for pushes; a channel opens after the page's first paint and closes with the last of its listeners. */
export function onPush(listener: Listener, namespace: Namespace = BACKEND_NAMESPACE): () => void {
  const channel = channelOf(namespace);
  channel.listeners.add(listener);
  const cancel = whenIdle(CONNECT_AFTER_MS, () => void connect(channel));
  return () => {
    cancel();
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0) return;
    channel.socket?.disconnect();
    channel.socket = null;
  };
}
