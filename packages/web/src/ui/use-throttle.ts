import { CLICK_THROTTLE_MS } from '@countersign/domain';
import { useRef } from 'react';

/**
 * True where an act may begin; false where the same one, by its facts, began less than a second ago (Spec §9 "Click
 * throttle"). What was put right meanwhile is another act, so that nobody presses a button in vain.
 */
export function useThrottle(ms = CLICK_THROTTLE_MS): (...facts: readonly string[]) => boolean {
  const last = useRef({ about: '', at: Number.NEGATIVE_INFINITY });
  return (...facts) => {
    const about = facts.join('\n');
    const at = performance.now();
    if (last.current.about === about && at - last.current.at < ms) return false;
    last.current = { about, at };
    return true;
  };
}
