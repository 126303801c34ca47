import { useCallback, useEffect, useState } from 'react';
import { atFirstAct } from './first-act.ts';

/** Code that is the same for every place that shows it. */
export interface LatePart<T> {
  readonly load: () => Promise<T>;
  /** Null until it is loaded. */
  readonly loaded: () => T | null;
}
export function latePart<T>(fetch: () => Promise<T>): LatePart<T> {
  let part: T | null = null;
  return {
    load: async () => (part ??= await fetch()),
    loaded: () => part,
  };
}

/**
 * What a button opens, which is loaded at the first act of the person at this page (ux 40). A button that is shown before stays as
 * it is until it is pressed, because another one in its place would lose the focus and the press.
 * @returns the code, and what a press calls; if loading fails, the next press tries again
 */
export function useLatePart<T>(late: LatePart<T>): readonly [T | null, () => Promise<void>] {
  const [part, setPart] = useState(late.loaded);
  const take = useCallback(async () => {
    const loaded = late.loaded() ?? (await late.load());
    setPart(() => loaded);
  }, [late]);
  useEffect(() => atFirstAct(() => void late.load().catch(() => {})), [late]);
  return [part, take];
}
