/** Fifty steps of undo and redo (ux 9). */
export const HISTORY_STEPS = 50;

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Consecutive changes of one kind, such as arrow keys on one field, are one step. */
  readonly tag: string | null;
}
export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [], tag: null });

export function record<T>(history: History<T>, next: T, tag: string | null = null): History<T> {
  if (next === history.now) return history;
  if (tag !== null && tag === history.tag) return { ...history, now: next, future: [] };
  return { past: [...history.past, history.now].slice(-HISTORY_STEPS), now: next, future: [], tag };
}
export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  return before === undefined
    ? history
    : { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], tag: null };
}
export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future, tag: null };
}
