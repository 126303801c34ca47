import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceParent } from '../../platform/index.ts';
import type { Carried } from './rpc.ts';

/**
 * The process with the keys sends nothing to a collector: it only gives the trace of a request back with the calls that it makes
 * for it, and its server records them.
 */
export function carriedTrace(): Carried {
  const current = new AsyncLocalStorage<TraceParent | null>();
  return {
    traceParent: () => current.getStore() ?? null,
    within: (parent, work) => (parent === null ? work() : current.run(parent, work)),
    ran: () => {},
  };
}
