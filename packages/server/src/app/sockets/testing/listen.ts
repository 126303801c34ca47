import { BACKEND_NAMESPACE, PUSH_MESSAGE_EVENT, type PushMessage } from '@countersign/contract';
import { type Socket, io } from 'socket.io-client';

/** The socket of a page, with every message it received. */
export interface Listener {
  readonly socket: Socket;
  readonly heard: readonly PushMessage[];
  /** The first message of the kind, already received or still to come. */
  next(actionType: PushMessage['actionType']): Promise<PushMessage>;
  /** Settles when the server has closed it. */
  readonly closed: Promise<unknown>;
}

export interface ListenOptions {
  readonly namespace?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Connects as a browser with these cookies would; throws the server's message where it refuses the connection. */
export async function listen(base: string, cookie: string, options: ListenOptions = {}): Promise<Listener> {
  const socket = io(`${base}${options.namespace ?? BACKEND_NAMESPACE}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie, ...options.headers },
  });
  const heard: PushMessage[] = [];
  const waiting = new Set<(message: PushMessage) => void>();
  socket.on(PUSH_MESSAGE_EVENT, (message: PushMessage) => {
    heard.push(message);
    for (const hear of waiting) hear(message);
  });
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    socket,
    heard,
    closed,
    next: (actionType) =>
      new Promise((resolve) => {
        const known = heard.find((message) => message.actionType === actionType);
        if (known !== undefined) return resolve(known);
        const hear = (message: PushMessage): void => {
          if (message.actionType !== actionType) return;
          waiting.delete(hear);
          resolve(message);
        };
        waiting.add(hear);
      }),
  };
}

/** Listens as `listen` does, and disconnects everything that a test has connected. */
export function createListeners(): { readonly listen: typeof listen; readonly disconnectAll: () => void } {
  const listeners: Listener[] = [];
  return {
    async listen(base, cookie, options) {
      const listener = await listen(base, cookie, options);
      listeners.push(listener);
      return listener;
    },
    disconnectAll() {
      for (const { socket } of listeners.splice(0)) socket.disconnect();
    },
  };
}
