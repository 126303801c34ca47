import {
  BACKEND_NAMESPACE,
  PUSH_ACTIONS,
  PUSH_MESSAGE_EVENT,
  type PushMessage,
  SESSION_NAME_COOKIE,
} from '@countersign/contract';
import type { Socket } from 'socket.io-client';

/**
 * What the server tells open pages (Spec §7 "Real-time channels"): ids only, the page fetches. `missed` stands for
 * whatever was said while the connection was away; a page then fetches as if it had been told.
 */
export type Heard = { readonly kind: 'push'; readonly message: PushMessage } | { readonly kind: 'missed' };
type Listener = (heard: Heard) => void;

const listeners = new Set<Listener>();
let socket: Socket | null = null;
let connecting: Promise<void> | null = null;
/** The session that the open connection belongs to. */
let registeredAs: string | undefined;

const tell = (heard: Heard): void => listeners.forEach((listener) => listener(heard));

/** The public name of the session, by which it registers for its pushes; it authenticates nothing (Rulings §1.8). */
const sessionName = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${SESSION_NAME_COOKIE}=`))
    ?.slice(SESSION_NAME_COOKIE.length + 1);

async function connect(): Promise<void> {
  if (socket !== null) return;
  connecting ??= openSocket().finally(() => {
    connecting = null;
  });
  await connecting;
}

async function openSocket(): Promise<void> {
  try {
    const { io } = await import('socket.io-client');
    if (listeners.size === 0) return;
    socket = io(BACKEND_NAMESPACE, { transports: ['websocket'], withCredentials: true });
  } catch {
    // The chunk did not load: the page works without being told, by asking now and then.
    return;
  }
  let wasAway = false;
  socket.on('connect', () => {
    registeredAs = sessionName();
    socket?.emit('register', registeredAs);
    if (wasAway) tell({ kind: 'missed' });
  });
  socket.on('disconnect', () => {
    wasAway = true;
  });
  socket.on(PUSH_MESSAGE_EVENT, (data: unknown) => {
    if (isPushMessage(data)) tell({ kind: 'push', message: data });
  });
}

/** A newer server may say more than this page knows; what it does not know is left unheard. */
function isPushMessage(data: unknown): data is PushMessage {
  const { actionType, attachMessage } = (data ?? {}) as Partial<PushMessage>;
  return (
    PUSH_ACTIONS.some((action) => action === actionType) && typeof attachMessage === 'object' && attachMessage !== null
  );
}

const READY_WITHIN_MS = 3000;

/**
 * Waits until the channel stands for the session of this moment, so that nothing said from now on is missed; needs a
 * listener. False where there is no channel in time: a network may let no socket through.
 */
export async function pushReady(): Promise<boolean> {
  await connect();
  const opened = socket;
  if (opened === null) return false;
  if (opened.connected && registeredAs === sessionName()) return true;
  // Refused for want of a session, or of a session that another one has followed.
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

/** Listens for pushes; the one socket of the page opens after its first paint and closes with the last listener. */
export function onPush(listener: Listener): () => void {
  listeners.add(listener);
  const timer = setTimeout(() => void connect(), CONNECT_AFTER_MS);
  return () => {
    clearTimeout(timer);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    socket?.disconnect();
    socket = null;
  };
}
