import type { Clock } from '../../platform/index.ts';

export interface KeptAnswer<T> {
  get(): Promise<T>;
  forget(): void;
}

/** Returns the answer of `ask`, which is asked again when its last answer is older than `forMs`; a failure is not kept. */
export function keptAnswer<T>(ask: () => Promise<T>, clock: Clock, forMs: number): KeptAnswer<T> {
  let kept: { readonly answer: Promise<T>; readonly at: number } | null = null;
  return {
    get() {
      const at = clock.now().getTime();
      if (kept !== null && Math.abs(at - kept.at) < forMs) return kept.answer;
      const made = { answer: ask(), at };
      kept = made;
      made.answer.catch(() => {
        if (kept === made) kept = null;
      });
      return made.answer;
    },
    forget: () => void (kept = null),
  };
}
