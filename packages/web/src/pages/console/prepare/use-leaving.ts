import { useEffect, useRef } from 'react';
import type { Draft } from './model/draft.ts';

/** A page that is being closed first saves pending changes; the browser asks only if something would be lost. */
export function useLeaving(draft: Draft): void {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(closing.current);
    const save = () => void draft.saver.flush().catch(() => {});
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.saver.state() === 'saved' && draft.store.getState().uploads.length === 0) return;
      save();
      event.preventDefault();
    };
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return;
      // The page may be discarded while the network is down, so unsaved changes are stored in this browser.
      draft.backUp();
      save();
    };
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', draft.backUp);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', draft.backUp);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', ask);
      // If the user returns at once, the draft is still open and its uploads continue.
      closing.current = setTimeout(draft.close);
    };
  }, [draft]);
}
