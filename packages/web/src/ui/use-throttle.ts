import { CLICK_THROTTLE_MS } from '@countersign/domain';
import { useRef } from 'react';

/**
 * True where an act may begin, false within a second of the last one that did (Spec §9 "Click throttle"). Ask it after
 * everything that is judged at once, so that nobody waits for a mistake to be put right.
 */
export function useThrottle(ms = CLICK_THROTTLE_MS): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < ms) return false;
    last.current = now;
    return true;
  };
}
