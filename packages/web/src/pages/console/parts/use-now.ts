import { useEffect, useState } from 'react';

/** The current time, updated every `everyMs`, so that countdowns and "in 3 days" stay correct while the page is open. */
export function useNow(everyMs = 30_000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
