import { useState } from 'react';
import { createThrottle } from './throttle.ts';

/** Returns whether an act with these facts may begin now, once a second at most. */
export function useThrottle(): (...facts: readonly string[]) => boolean {
  const [throttle] = useState(() => createThrottle());
  return (...facts) => throttle(performance.now(), facts);
}
