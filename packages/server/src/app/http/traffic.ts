import { api } from '@countersign/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Traffic } from './brake.ts';

/** Addresses that programs ask for, however they spell them: what begins so is never a page, as /healthz. */
const FOR_PROGRAMS = /^\/+(?:api(?![^/;])|health|metrics|(?:files|pki|dev|manual)\/)/i;
/** Where sockets are opened, and nothing else is (socket.io). */
export const SOCKET_PATH = '/socket.io/';

/** The path of an address, read as the router reads it, which decodes it; null where it cannot be decoded. */
export function pathIn(url: string): string | null {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Everything that is no call is the web application's. */
export function isStatic(url: string): boolean {
  const path = pathIn(url);
  return path !== null && !FOR_PROGRAMS.test(path);
}

/** What a request counts as by its address; null where that alone does not say. */
export function trafficOf(url: string, { mode }: Pick<Config, 'mode'>): Traffic | null {
  if (isStatic(url)) return 'PAGE';
  const path = pathIn(url) ?? '';
  if (path.startsWith('/health') || path.startsWith(api.ping.path)) return 'PING';
  // The outbox of an evaluation does not count for programs of this machine.
  return mode === 'evaluation' && path.startsWith(api.listOutbox.path) ? null : 'CALL';
}
