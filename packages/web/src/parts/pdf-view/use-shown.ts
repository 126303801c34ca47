import { useCallback, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { readWhole } from './read-whole.ts';
import { type Rendering, useRendering } from './rendering.ts';
import type { ViewDocument } from './layout.ts';

/** Whether the documents of an act have been shown: the act waits for it (Rulings §8.15). */
export type ShownState = 'loading' | 'failed' | 'ready';

/** When each document had been fetched whole, by its address. */
export function useWholeDocuments(documents: readonly ViewDocument[]) {
  const key = documents.map(({ url }) => url).join('\n');
  const [round, setRound] = useState(0);
  const about = `${round} ${key}`;
  const [read, setRead] = useState<{ about: string; at: ReadonlyMap<string, Date> }>({ about, at: new Map() });
  useEffect(() => {
    const abort = new AbortController();
    const onRead = (url: string): void =>
      setRead((before) => ({ about, at: new Map(before.about === about ? before.at : []).set(url, new Date()) }));
    // The page that is read first comes first: what is shown of a long document needs only a part of its bytes.
    const cancel = whenIdle(0, () => {
      void readWhole(key === '' ? [] : key.split('\n'), { signal: abort.signal, onRead });
    });
    return () => {
      cancel();
      abort.abort();
    };
  }, [key, about]);
  const readAt = useMemo(() => (read.about === about ? read.at : new Map<string, Date>()), [read, about]);
  const isWhole = documents.every(({ url }) => readAt.has(url));
  /** For a session that has changed: documents fetched by another one do not count. */
  const again = useCallback(() => setRound((now) => now + 1), []);
  return { isWhole, readAt, again };
}

/** Every document has been fetched, and no page that came into view failed to be drawn. */
export function useShown(documents: readonly ViewDocument[], rendering: Rendering) {
  const { isWhole, readAt, again } = useWholeDocuments(documents);
  const { failedPages } = useRendering(rendering);
  const state: ShownState = failedPages.size > 0 ? 'failed' : isWhole ? 'ready' : 'loading';
  return { state, readAt, again };
}
