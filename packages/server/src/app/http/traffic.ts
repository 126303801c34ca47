import { api } from '@countersign/contract';
import type { Config } from '../../platform/index.ts';
import type { Traffic } from './request-limits.ts';

/** Prefixes of addresses that programs request, in any spelling: such an address is never a page, for example /healthz. */
const FOR_PROGRAMS = /^\/+(?:api(?![^/;])|health|metrics|(?:files|pki|dev|manual)\/)/i;
/** The address where sockets are opened, and nothing else (socket.io). */
export const SOCKET_PATH = '/socket.io/';

/** The path of an address, decoded as the router does; null where it cannot be decoded. */
export function pathIn(url: string): string | null {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Every request that is not a call belongs to the web application. */
export function isStatic(url: string): boolean {
  const path = pathIn(url);
  return path !== null && !FOR_PROGRAMS.test(path);
}

/** The kind by which a request is counted, from its address; null where the address alone does not decide. */
export function trafficOf(url: string, { mode }: Pick<Config, 'mode'>): Traffic | null {
  if (isStatic(url)) return 'PAGE';
  const path = pathIn(url) ?? '';
  if (path.startsWith('/health') || path.startsWith(api.ping.path)) return 'PING';
  // The outbox of an evaluation is not counted for programs of this machine.
  return mode === 'evaluation' && path.startsWith(api.listOutbox.path) ? null : 'CALL';
}
