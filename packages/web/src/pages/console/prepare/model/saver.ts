export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface Saver<T> {
  /** The newest value; it is saved a moment after the last change. */
  readonly schedule: (value: T) => void;
  /** Saves pending changes at once. Resolves when nothing is pending, rejects if they could not be saved. */
  readonly flush: () => Promise<void>;
  readonly state: () => SaveState;
  readonly error: () => unknown;
  readonly subscribe: (listener: () => void) => () => void;
}

interface SaverOptions<T> {
  readonly save: (value: T) => Promise<void>;
  readonly delayMs?: number;
  /** After a failure it retries after this delay, and at the next change. */
  readonly retryMs?: number;
}

/**
 * Saves a draft within a second of its last change (ux 1). One save runs at a time; of the changes made meanwhile, only the
 * newest is saved after it.
 */
export function createSaver<T>({ save, delayMs = 500, retryMs = 5000 }: SaverOptions<T>): Saver<T> {
  const listeners = new Set<() => void>();
  let pending: { value: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: SaveState = 'saved';
  let error: unknown = null;

  const become = (next: SaveState, cause: unknown = null): void => {
    state = next;
    error = cause;
    for (const listener of listeners) listener();
  };
  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush().catch(() => {}), ms);
  };
  const runOnce = async (): Promise<void> => {
    const job = pending;
    if (job === null) return;
    pending = null;
    become('saving');
    try {
      await save(job.value);
    } catch (cause) {
      pending ??= job;
      become('failed', cause);
      throw cause;
    }
    if (pending !== null) return runOnce();
    become('saved');
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    while (running !== null) await running.catch(() => {});
    if (pending === null) return;
    running = runOnce().finally(() => {
      running = null;
    });
    return running.catch((cause: unknown) => {
      later(retryMs);
      throw cause;
    });
  };
  return {
    schedule: (value) => {
      pending = { value };
      if (running === null) become('waiting');
      later(delayMs);
    },
    flush,
    state: () => state,
    error: () => error,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
