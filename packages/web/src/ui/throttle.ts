import { CLICK_THROTTLE_MS } from '@countersign/domain';

/** Asked whether an act may begin, with its facts and the time in milliseconds. */
export type Throttle = (nowMs: number, facts: readonly string[]) => boolean;

/**
 * True where an act may begin; false where the same one, by its facts, began less than a second ago (Spec §9 "Click
 * throttle"). What was put right meanwhile is another act, so that nobody presses a button in vain.
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
