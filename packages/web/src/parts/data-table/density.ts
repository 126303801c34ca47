import { useSyncExternalStore } from 'react';
import { changeSettings, readSettings } from '../../api/local-settings.ts';
import { UP_TO_TABLET } from '../../ui/breakpoints.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useListText } from './list-text.ts';

const listeners = new Set<() => void>();
let isDense = readSettings().denseTables;

export function setDense(next: boolean): void {
  isDense = next;
  changeSettings({ denseTables: next });
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Whether the reader wants the rows of tables close to each other, as this browser remembers. */
export const useDense = (): boolean => useSyncExternalStore(subscribe, () => isDense);

/** The act of a menu that changes it; null on a phone, where each row of a table is a card. */
export function useDensityAct(): { readonly label: string; readonly onSelect: () => void } | null {
  const words = useListText();
  const dense = useDense();
  const isNarrow = useMedia(UP_TO_TABLET);
  if (isNarrow) return null;
  return { label: dense ? words.comfortable : words.dense, onSelect: () => setDense(!dense) };
}
