import { outageOf } from '../../platform/index.ts';

/** One end of a channel between two processes; messages are structured clones. */
export interface Channel {
  /** @throws if the other end is gone */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

type Calls<T> = { readonly [K in keyof T]: (input: never) => Promise<unknown> };
type Message =
  | { readonly type: 'call'; readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly name: string;
      readonly kind: string | null;
      readonly message: string;
    };

/** The other end refused or failed; `kind` is the name of its typed error or of an outage, null for another error. */
class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly kind: string | null;
  constructor(name: string, kind: string | null, message: string) {
    super(`${name}: ${message}`);
    this.kind = kind;
  }
}

export interface Connection<Remote> {
  call<K extends keyof Remote & string>(
    method: K,
    input: Remote[K] extends (input: infer I) => Promise<unknown> ? I : never,
  ): Remote[K] extends (input: never) => Promise<infer O> ? Promise<O> : never;
  /** Rejects every pending call, for example when the other process is gone. */
  fail(error: Error): void;
}

export interface RpcOptions {
  readonly timeoutMs: number;
  readonly onTimeout: () => Error;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Typed calls in both directions over one channel: `local` serves the other end, the result calls it. */
export function connect<Remote>(channel: Channel, local: Calls<unknown>, options: RpcOptions): Connection<Remote> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const settle = (id: number, act: (waiting: Waiting) => void): void => {
    const one = waiting.get(id);
    if (one === undefined) return;
    waiting.delete(id);
    clearTimeout(one.timer);
    act(one);
  };
  channel.onMessage((raw) => {
    const message = raw as Message;
    if (message.type === 'call')
      void answer(channel, local as Record<string, (input: unknown) => Promise<unknown>>, message);
    else if (message.type === 'done') settle(message.id, ({ resolve }) => resolve(message.value));
    else settle(message.id, ({ reject }) => reject(new RemoteError(message.name, message.kind, message.message)));
  });
  const call = (method: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const timer = setTimeout(() => settle(id, () => reject(options.onTimeout())), options.timeoutMs);
      waiting.set(id, { resolve, reject, timer });
      try {
        channel.send({ type: 'call', id, method, input } satisfies Message);
      } catch (error) {
        settle(id, () => reject(error as Error));
      }
    });
  return {
    call: call as Connection<Remote>['call'],
    fail: (error) => {
      for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
    },
  };
}

type CallMessage = Extract<Message, { type: 'call' }>;

async function answer(
  channel: Channel,
  local: Record<string, (input: unknown) => Promise<unknown>>,
  message: CallMessage,
): Promise<void> {
  const { id, method, input } = message;
  let reply: Message;
  try {
    const run = Object.hasOwn(local, method) ? local[method] : undefined;
    if (run === undefined) throw new TypeError(`unknown call ${method}`);
    reply = { type: 'done', id, value: await run(input) };
  } catch (error) {
    const { name, message: text } = error instanceof Error ? error : new Error(String(error));
    const { kind } = error as { kind?: unknown };
    reply = { type: 'failed', id, name, kind: typeof kind === 'string' ? kind : outageOf(error), message: text };
  }
  try {
    channel.send(reply);
  } catch {
    // The other end is gone; no caller waits for the answer any more.
  }
}
