import { type Observer, type Ran, type TraceParent, outageOf, preciseNow } from '../../platform/index.ts';

/** One end of a channel between two processes; messages are structured clones. */
export interface Channel {
  /** @throws if the other end is gone */
  send(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}

type Calls<T> = { readonly [K in keyof T]: (input: never) => Promise<unknown> };
type Message =
  | {
      readonly type: 'call';
      readonly id: number;
      readonly method: string;
      readonly input: unknown;
      readonly trace?: TraceParent;
    }
  | { readonly type: 'done'; readonly id: number; readonly value: unknown; readonly ran?: Ran }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly name: string;
      readonly kind: string | null;
      readonly message: string;
      readonly ran?: Ran;
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

/** How a call carries the trace that it belongs to. */
export type Carried = Pick<Observer, 'traceParent' | 'within' | 'ran'>;

export interface RpcOptions {
  readonly traces: Carried;
  readonly timeoutMs: number;
  readonly onTimeout: () => Error;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
  readonly method: string;
  readonly trace: TraceParent | null;
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
      void answer(channel, local as Record<string, (input: unknown) => Promise<unknown>>, message, options.traces);
    else {
      settle(message.id, ({ resolve, reject, method, trace }) => {
        if (message.ran !== undefined) options.traces.ran(trace, method, message.ran);
        if (message.type === 'done') resolve(message.value);
        else reject(new RemoteError(message.name, message.kind, message.message));
      });
    }
  });
  const call = (method: string, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const timer = setTimeout(() => settle(id, () => reject(options.onTimeout())), options.timeoutMs);
      const trace = options.traces.traceParent();
      waiting.set(id, { resolve, reject, timer, method, trace });
      try {
        channel.send({ type: 'call', id, method, input, ...(trace === null ? {} : { trace }) } satisfies Message);
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
  traces: Carried,
): Promise<void> {
  const { id, method, input, trace = null } = message;
  const from = trace === null ? null : preciseNow();
  const ran = (): { ran?: Ran } => (from === null ? {} : { ran: [from, preciseNow()] });
  let reply: Message;
  try {
    const run = Object.hasOwn(local, method) ? local[method] : undefined;
    if (run === undefined) throw new TypeError(`unknown call ${method}`);
    // Without a trace of its own a message belongs to none, whichever request the channel was opened in.
    reply = { type: 'done', id, value: await traces.within(trace, () => run(input)), ...ran() };
  } catch (error) {
    const { name, message: text } = error instanceof Error ? error : new Error(String(error));
    const { kind } = error as { kind?: unknown };
    reply = {
      type: 'failed',
      id,
      name,
      kind: typeof kind === 'string' ? kind : outageOf(error),
      message: text,
      ...ran(),
    };
  }
  try {
    channel.send(reply);
  } catch {
    // The other end is gone; no caller waits for the answer any more.
  }
}
