import { useEffect, useRef, useState } from 'react';
import { timeLeft } from './scan-state.ts';

/** Returns the time that is left, updated twice a second, and calls `onOver` when there is none. */
export function useTimeLeft(untilMs: number, onOver: () => void): { minutes: number; seconds: number } {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      setNowMs(Date.now());
      if (Date.now() >= untilMs) over.current();
    }, 500);
    return () => clearInterval(timer);
  }, [untilMs]);
  return timeLeft(untilMs, nowMs);
}
