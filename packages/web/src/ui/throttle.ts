import { CLICK_THROTTLE_MS } from '@countersign/domain';

/** Called with the facts of an act and the time in milliseconds; returns whether the act may begin. */
export type Throttle = (nowMs: number, facts: readonly string[]) => boolean;

/**
 * Returns a function that is true if an act may begin, and false if one with the same facts began less than a second ago
 * (Spec §9 "Click throttle"). A corrected input counts as another act, so that it can be submitted at once.
 */
export function createThrottle(ms = CLICK_THROTTLE_MS): Throttle {
  let last: { about: string; atMs: number } | null = null;
  return (nowMs, facts) => {
    const about = JSON.stringify(facts);
    if (last !== null && last.about === about && nowMs - last.atMs < ms) return false;
    last = { about, atMs: nowMs };
    return true;
  };
}
