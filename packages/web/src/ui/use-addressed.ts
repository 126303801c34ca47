import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';

/**
 * What the address says of a page, shown from the press on that changes it: the address follows a moment later, and
 * until then a box stands ticked and a second press builds upon the first. `anew` is what every change puts back that
 * does not name it, such as the first page of a list.
 */
export function useAddressed<T extends object>(
  addressed: T,
  go: (next: T, change: Partial<T>) => Promise<void>,
  anew: Partial<T> = {},
): [T, (change: Partial<T>) => void] {
  const [shown, show] = useOptimistic(addressed);
  // What a timer began before the last press builds upon that press too.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const set = (change: Partial<T>): void => {
    const next = { ...latest.current, ...anew, ...change };
    latest.current = next;
    startTransition(async () => {
      show(next);
      await go(next, change);
    });
  };
  return [shown, set];
}
