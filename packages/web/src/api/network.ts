import { PING_THROTTLE_MS } from '@countersign/domain';
import { randomId } from './device.ts';

/** Whether the server can be reached, asked by GET /api/ping (Spec §7, §9 "Network ping throttle"). */
export type NetworkState = 'up' | 'down';
type Listener = (state: NetworkState) => void;

const listeners = new Set<Listener>();
/** Notified of the result of each check; without trouble there is no check. */
export const onNetworkChecked = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The browser reports that it is online again: failed requests may be retried once. */
export const onOnline = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
};

const ANSWER_WITHIN_MS = 5000;

async function ping(): Promise<NetworkState> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), ANSWER_WITHIN_MS);
  try {
    // A cache on the way that ignores `no-store` does not know the address either.
    const answer = await fetch(`/api/ping?random=${randomId()}`, { cache: 'no-store', signal: control.signal });
    return answer.ok ? 'up' : 'down';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}

/** At most one check in `everyMs`; callers in between get the result of the last one. */
export function createChecker(
  check: () => Promise<NetworkState>,
  { everyMs = PING_THROTTLE_MS, nowMs = () => performance.now() } = {},
): () => Promise<NetworkState> {
  let last: Promise<NetworkState> | null = null;
  let lastMs = Number.NEGATIVE_INFINITY;
  return () => {
    if (last !== null && nowMs() - lastMs < everyMs) return last;
    lastMs = nowMs();
    last = check();
    return last;
  };
}

const check = createChecker(ping);
/** Checks, and notifies every listener. */
export async function askNetwork(): Promise<NetworkState> {
  const state = await check();
  listeners.forEach((listener) => listener(state));
  return state;
}
/** After a call without an answer, and when the browser says that it went offline or came back. */
export const checkNetwork = (): void => void askNetwork();
