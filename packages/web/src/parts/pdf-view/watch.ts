import { PING } from './ping.ts';

/** The part of a Worker that is watched. */
export interface Port {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message' | 'error', listener: () => void): void;
}

export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

export interface Watched {
  readonly isLost: () => boolean;
  /** Returns `work` of the worker; rejects with WorkerLostError once the worker is found not to run any more. */
  readonly during: <T>(work: Promise<T>) => Promise<T>;
}

interface Watching {
  /** Silence in ms after which a worker that has answered before counts as lost. */
  readonly silenceMaxMs: number;
  /** The same for one that has never answered, because it is still being loaded. */
  readonly loadMaxMs: number;
  readonly onLost: () => void;
}

const PING_EVERY_MS = 1000;

/** A promise that only ever rejects, without an unhandled rejection if it is not awaited. */
export function rejection(): { readonly promise: Promise<never>; readonly reject: (reason: Error) => void } {
  let reject: (reason: Error) => void = () => {};
  const promise = new Promise<never>((_, refuse) => (reject = refuse));
  promise.catch(() => {});
  return { promise, reject };
}

/**
 * A browser does not report that it has ended a worker (memory, sleep). While there is work, the worker is pinged every second;
 * silence counts only while the page itself runs and is visible, so that a tab that slept loses nothing.
 */
export function watchWorker(port: Port, { silenceMaxMs, loadMaxMs, onLost }: Watching): Watched {
  const lost = rejection();
  const state = { isLost: false, hasAnswered: false, pending: 0, silentMs: 0, tickedAt: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;

  const lose = (): void => {
    if (state.isLost) return;
    state.isLost = true;
    clearInterval(timer);
    port.terminate();
    onLost();
    lost.reject(new WorkerLostError('the drawing worker does not run any more'));
  };
  const tick = (): void => {
    const now = performance.now();
    const passed = now - state.tickedAt;
    state.tickedAt = now;
    const isAwake = document.visibilityState === 'visible' && passed < 2 * PING_EVERY_MS;
    state.silentMs = isAwake ? state.silentMs + passed : 0;
    if (state.silentMs > (state.hasAnswered ? silenceMaxMs : loadMaxMs)) lose();
    else port.postMessage(PING);
  };
  port.addEventListener('message', () => {
    state.hasAnswered = true;
    state.silentMs = 0;
  });
  // Before its first answer an error means that its script could not be loaded.
  port.addEventListener('error', () => state.hasAnswered || lose());

  const during = async <T>(work: Promise<T>): Promise<T> => {
    if (state.pending++ === 0 && !state.isLost) {
      Object.assign(state, { silentMs: 0, tickedAt: performance.now() });
      port.postMessage(PING);
      timer = setInterval(tick, PING_EVERY_MS);
    }
    try {
      return await Promise.race([work, lost.promise]);
    } finally {
      if (--state.pending === 0) clearInterval(timer);
    }
  };
  return { isLost: () => state.isLost, during };
}
