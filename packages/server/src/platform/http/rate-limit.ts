/** At most `calls` in `windowSec`, counted from the first call. */
export interface Rate {
  readonly calls: number;
  readonly windowSec: number;
}

export interface RateLimiter {
  /** Seconds until the next call is allowed; null where this one is. */
  take(bucket: string, rate: Rate, now: Date): number | null;
  /** The same, without counting a call. */
  exceeded(bucket: string, rate: Rate, now: Date): number | null;
}

const MAX_BUCKETS = 50_000;

/**
 * Counts calls of one process in memory: a protection from floods, not a limit that security relies on. Limits that must survive
 * a restart are in the database (guess_counter).
 */
export function createRateLimiter(): RateLimiter {
  const buckets = new Map<string, { count: number; until: number }>();
  return {
    exceeded(bucket, rate, now) {
      const known = buckets.get(bucket);
      const isOpen = known === undefined || isOver(known, rate, now.getTime()) || known.count < rate.calls;
      return isOpen ? null : Math.ceil((known.until - now.getTime()) / 1000);
    },
    take(bucket, rate, now) {
      const at = now.getTime();
      const known = buckets.get(bucket);
      if (known === undefined || isOver(known, rate, at)) {
        if (buckets.size >= MAX_BUCKETS) dropExpired(buckets, at);
        buckets.delete(bucket);
        buckets.set(bucket, { count: 1, until: at + rate.windowSec * 1000 });
        return null;
      }
      known.count += 1;
      return known.count <= rate.calls ? null : Math.ceil((known.until - at) / 1000);
    },
  };
}

/** Also after the clock was set back: no window may start later than now. */
const isOver = ({ until }: { until: number }, { windowSec }: Rate, at: number): boolean =>
  until <= at || until > at + windowSec * 1000;

/** Drops expired windows, and the oldest tenth where that frees nothing. */
function dropExpired(buckets: Map<string, { until: number }>, at: number): void {
  for (const [key, { until }] of buckets) if (until <= at) buckets.delete(key);
  let surplus = buckets.size - Math.floor(MAX_BUCKETS * 0.9);
  for (const key of buckets.keys()) {
    if (surplus-- <= 0) return;
    buckets.delete(key);
  }
}
