import { useEffect, useRef, useState } from 'react';
import type { PdfSource, ViewDocument } from '../../../parts/pdf-view/pdf-view.tsx';
import type { FoundWords } from './field-editor.tsx';
import { type SearchState, searchWord } from './keyword-search.ts';

/** One search at a time; a new keyword, or leaving the panel, stops the previous one. */
export function useSearchWord(
  documents: readonly ViewDocument[],
  source: PdfSource,
  onFound: (found: FoundWords) => void,
): { state: SearchState | null; search: (word: string) => void; isRunning: boolean } {
  const [state, setState] = useState<SearchState | null>(null);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const search = (word: string) => {
    stop.current?.abort();
    const controller = new AbortController();
    stop.current = controller;
    setRunning(true);
    setState({ found: [], done: 0, total: 1, failed: [] });
    const tell = (next: SearchState) => {
      setState(next);
      onFound({ found: next.found, current: -1 });
    };
    void searchWord(documents, source, word, controller.signal, tell).finally(() => {
      if (!controller.signal.aborted) setRunning(false);
    });
  };
  return { state, search, isRunning };
}
