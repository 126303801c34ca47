import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';

/**
 * The state of a page that its address holds, updated at once on a change: the address follows a moment later, and until then a
 * checkbox shows the new state and a second change builds on the first. `reset` is applied with every change that does not set
 * it, such as the first page of a list.
 */
export function useAddressed<T extends object>(
  addressed: T,
  go: (next: T, change: Partial<T>) => Promise<void>,
  reset: Partial<T> = {},
): [T, (change: Partial<T>) => void] {
  const [shown, show] = useOptimistic(addressed);
  // A timer that started before the last change builds on that change too.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const set = (change: Partial<T>): void => {
    const next = { ...latest.current, ...reset, ...change };
    latest.current = next;
    startTransition(async () => {
      show(next);
      await go(next, change);
    });
  };
  return [shown, set];
}
