import type { BodyIn, DataOf, EndpointOf, ParamsIn, QueryIn, Route } from './endpoint.ts';
import type { WireFailure } from './wire.ts';

/** A refusal with the text of the server; `data` carries facts such as `expireIn`. */
export class CallError extends Error {
  readonly status: number;
  readonly code: number;
  readonly error: string;
  readonly data: Record<string, unknown>;
  readonly requestId: string | null;
  constructor(status: number, failure: Partial<WireFailure>) {
    super(failure.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = failure.code ?? status;
    this.error = failure.error ?? 'ERROR_INTERNAL';
    this.data = failure.data ?? {};
    this.requestId = failure.requestId ?? null;
  }
}
/** No answer came: the network or the server is unreachable. */
export class NetworkError extends Error {}

type Defined<K extends string, V> = undefined extends V ? { [P in K]?: V } : { [P in K]: V };
/** A query without required fields may be left out. */
type Given<K extends string, V> = Record<never, never> extends V ? { [P in K]?: V } : Defined<K, V>;
export type CallInput<R extends Route> = Defined<'params', ParamsIn<EndpointOf<R>>> &
  Given<'query', QueryIn<EndpointOf<R>>> &
  Defined<'body', BodyIn<EndpointOf<R>>> & { signal?: AbortSignal; idempotencyKey?: string };

export interface ClientOptions {
  /** Origin of the server; empty in a browser. */
  readonly base?: string;
  readonly fetch?: typeof fetch;
  /** Sent with every call, such as Cookie and Accept-Language for a client that is not a browser. */
  readonly headers?: () => Record<string, string>;
}

export function pathOf({ path }: Pick<Route, 'path'>, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

export function queryOf(query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()}`;
}

/** Makes the call of a route and returns its `data`; throws {@link CallError} or {@link NetworkError}. */
export function createClient({ base = '', fetch: send = globalThis.fetch, headers = () => ({}) }: ClientOptions = {}) {
  return async function call<R extends Route>(route: R, input: CallInput<R>): Promise<DataOf<EndpointOf<R>>> {
    const { params, query, body, signal, idempotencyKey } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      signal?: AbortSignal;
      idempotencyKey?: string;
    };
    const url = `${base}${pathOf(route, params)}${queryOf(query)}`;
    const response = await send(url, {
      method: route.method,
      credentials: 'include',
      signal: signal ?? null,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...headers(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new NetworkError('no answer', { cause });
    });
    const answer = (await response.json().catch(() => ({}))) as { code?: number; data?: unknown };
    if (!response.ok || answer.code !== 0) throw new CallError(response.status, answer as Partial<WireFailure>);
    return answer.data as DataOf<EndpointOf<R>>;
  };
}
