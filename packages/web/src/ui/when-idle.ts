/** A page that never comes to rest waits no longer than this. */
const IDLE_WITHIN_MS = 3000;
/** Work that takes longer than this holds up nothing more: an answer that never comes, a page that cannot be drawn. */
const AWAITED_MOST_MS = 10_000;

let awaited = 0;
const waiting = new Set<() => void>();

/** Work that the person waits for, such as a call or the drawing of a page: what no one waits for begins after it. */
export function personAwaits(work: Promise<unknown>): void {
  awaited += 1;
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    awaited -= 1;
    if (awaited > 0) return;
    const begin = [...waiting];
    waiting.clear();
    for (const one of begin) one();
  };
  const timer = setTimeout(end, AWAITED_MOST_MS);
  work.then(end, end);
}

/**
 * Runs work that no one waits for: at the earliest after `afterMs`, once nothing that the person waits for is under way and the
 * browser has nothing else to do. On a slow phone it would otherwise run while the page is still being drawn.
 * @returns cancels it
 */
export function whenIdle(afterMs: number, work: () => void): () => void {
  let idle: number | null = null;
  const begin = (): void => {
    if (awaited > 0) waiting.add(whenRested);
    else work();
  };
  const whenRested = (): void => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') begin();
    else idle = requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  };
  const timer = setTimeout(whenRested, afterMs);
  return () => {
    clearTimeout(timer);
    waiting.delete(whenRested);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
