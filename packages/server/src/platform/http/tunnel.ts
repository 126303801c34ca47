import { TIMESTAMP_PARAMETERS, TUNNELLED_METHODS, TUNNEL_PARAMETER } from '@countersign/contract';
import type { IncomingMessage } from 'node:http';

const tunnelled = new WeakSet<object>();
const METHODS: readonly string[] = TUNNELLED_METHODS;

/** The accepted values of the tunnel's parameter; any other value is a malformed request (Rulings §1.4). */
function tunnelValues(url: string): string[] {
  const at = url.indexOf('?');
  // Where anything is escaped, the name of the parameter may be escaped too.
  const mayHave = at >= 0 && (url.includes(TUNNEL_PARAMETER, at) || url.includes('%', at));
  return !mayHave ? [] : new URLSearchParams(url.slice(at + 1)).getAll(TUNNEL_PARAMETER);
}

/**
 * Turns a POST with `httpmethod` into the method it names, before routing and access checks, so that every check applies to
 * the effective method (security 21). The URL is not changed.
 */
export function openTunnel(request: IncomingMessage): void {
  const [method, ...others] = tunnelValues(request.url ?? '');
  if (request.method !== 'POST' || method === undefined || others.length > 0 || !METHODS.includes(method)) return;
  request.method = method;
  tunnelled.add(request);
}

/** True where the parameter is on a request whose method it did not change. */
export function isTunnelAbused(request: IncomingMessage): boolean {
  return !tunnelled.has(request) && tunnelValues(request.url ?? '').length > 0;
}

const IGNORED = new Set<string>([TUNNEL_PARAMETER, ...TIMESTAMP_PARAMETERS]);

/** The query without parameters of the transport: the tunnel and time-stamps (Rulings §1.5). */
export function queryWithoutWire(query: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>).filter(([key]) => !IGNORED.has(key)),
  );
}
