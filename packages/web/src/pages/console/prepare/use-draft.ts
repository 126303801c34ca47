import { createContext, use, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Draft, DraftState } from './model/draft.ts';
import type { SaveState } from './model/saver.ts';

export const DraftContext = createContext<Draft | null>(null);

/** The draft of the three steps; usable only inside the prepare frame. */
export function useDraft(): Draft {
  const draft = use(DraftContext);
  if (draft === null) throw new Error('the draft is used outside the prepare frame');
  return draft;
}
export const useDraftState = <T>(select: (state: DraftState) => T): T => useStore(useDraft().store, select);
export const useSaveState = (): SaveState => {
  const { saver } = useDraft();
  return useSyncExternalStore(saver.subscribe, saver.state);
};
