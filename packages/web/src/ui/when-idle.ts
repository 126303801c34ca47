/** A page that never comes to rest waits no longer than this. */
const IDLE_WITHIN_MS = 3000;

/**
 * Runs work that no one waits for: at the earliest after `afterMs`, once the browser has nothing else to do. On a slow phone it
 * would otherwise run while the page is still being drawn.
 * @returns cancels it
 */
export function whenIdle(afterMs: number, work: () => void): () => void {
  let idle: number | null = null;
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'undefined') work();
    else idle = requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== null) cancelIdleCallback(idle);
  };
}
