import type { Verification } from '@countersign/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyFile } from './verify-file.ts';

/** The state of one file: waiting, being verified, verified, or refused. */
export interface Item {
  readonly id: number;
  readonly file: File;
  /** Percent of the file that has been sent, 0 to 100. */
  readonly percent: number;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly verification: Verification | null;
  readonly error: unknown;
  /** The password of an encrypted file; kept in the memory of this page only. */
  readonly password: string | null;
}

export interface Queue {
  readonly items: readonly Item[];
  readonly start: (files: readonly File[]) => void;
  /** Resolves once no other file is being verified. */
  readonly retry: (item: Item, password?: string) => void;
  readonly stop: () => void;
}

type Change = (id: number, changed: Partial<Item>) => void;

/** One after the other: each gets the full bandwidth, and the server verifies one file at a time. */
async function judgeAll(items: readonly Item[], change: Change, signal: AbortSignal): Promise<void> {
  for (const { id, file, password } of items) {
    if (signal.aborted) return;
    change(id, { state: 'running', percent: 0, error: null });
    try {
      const sent = (percent: number): void => change(id, { percent });
      change(id, { state: 'done', verification: await verifyFile({ file, password }, sent, signal) });
    } catch (error) {
      if (!signal.aborted) change(id, { state: 'failed', error });
    }
  }
}

/** Verifies files; new ones replace the old, and leaving the page aborts what runs. */
export function useQueue(): Queue {
  const [items, setItems] = useState<readonly Item[]>([]);
  const running = useRef<AbortController | null>(null);
  const lastId = useRef(0);
  const change = useCallback<Change>(
    (id, changed) => setItems((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one))),
    [],
  );
  const run = useCallback(
    (queued: readonly Item[]) => {
      running.current?.abort();
      running.current = new AbortController();
      void judgeAll(queued, change, running.current.signal);
    },
    [change],
  );
  useEffect(() => () => running.current?.abort(), []);
  const stop = useCallback(() => {
    running.current?.abort();
    setItems((all) => all.filter(({ state }) => state === 'done' || state === 'failed'));
  }, []);
  const start = useCallback(
    (files: readonly File[]) => {
      const fresh = { percent: 0, state: 'waiting', verification: null, error: null, password: null } as const;
      const queued = files.map((file): Item => ({ id: ++lastId.current, file, ...fresh }));
      setItems(queued);
      run(queued);
    },
    [run],
  );
  const retry = (item: Item, password = item.password): void => {
    change(item.id, { password });
    run([{ ...item, password }]);
  };
  return { items, start, retry, stop };
}
