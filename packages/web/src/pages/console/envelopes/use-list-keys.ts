import { type RefObject, useEffect, useRef } from 'react';

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onToggle: (at: number) => void;
  readonly onEscape: () => void;
}

const WRITES = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const isBusyElsewhere = (target: Element | null): boolean =>
  target?.closest(`${WRITES}, [role="dialog"], [role="alertdialog"], [role="menu"]`) !== null;

/** j and k move between rows, x selects, / focuses the search, Escape clears the selection (ux 30, 39). */
export function useListKeys(keys: ListKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { list, search, onToggle, onEscape } = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target && isBusyElsewhere(target)) return;
      if (event.key === 'Escape') return onEscape();
      if (event.key === '/') {
        event.preventDefault();
        return search.current?.focus();
      }
      const rows = [...(list.current?.querySelectorAll('tbody tr') ?? [])];
      const here = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === 'j' || event.key === 'k') {
        const next = here < 0 ? 0 : here + (event.key === 'j' ? 1 : -1);
        rows[Math.min(rows.length - 1, Math.max(0, next))]?.querySelector('a')?.focus();
      } else if (event.key === 'x' && here >= 0) onToggle(here);
      return undefined;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
