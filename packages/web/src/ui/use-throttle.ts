import { useState } from 'react';
import { createThrottle } from './throttle.ts';

/** Returns a function that is true if an act with these facts may begin now ({@link createThrottle}). */
export function useThrottle(): (...facts: readonly string[]) => boolean {
  const [throttle] = useState(() => createThrottle());
  return (...facts) => throttle(performance.now(), facts);
}
