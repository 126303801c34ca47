import { api } from '@countersign/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Traffic } from './brake.ts';

const CALLS = ['/api/', '/files/', '/pki/', '/dev/', '/manual/'];
/** Addresses that programs ask for: whatever begins so is never a page, as /healthz. */
const FOR_PROGRAMS = /^\/(api(?![^/?])|health|metrics)/;
/** Everything that is no call is the web application's. */
export const isStatic = (url: string): boolean =>
  !FOR_PROGRAMS.test(url) && !CALLS.some((prefix) => url.startsWith(prefix));

/** What a request counts as by its address; null where that alone does not say. */
export function trafficOf(url: string, { mode }: Pick<Config, 'mode'>): Traffic | null {
  if (isStatic(url)) return 'PAGE';
  if (url.startsWith('/health') || url.startsWith(api.ping.path)) return 'PING';
  // The outbox of an evaluation does not count for programs of this machine.
  return mode === 'evaluation' && url.startsWith(api.listOutbox.path) ? null : 'CALL';
}
