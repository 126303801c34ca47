/** Milliseconds of worker CPU that one client may cause: a burst, then so many a minute. */
export interface WorkBudgetLimits {
  readonly burstMs: number;
  readonly perMinuteMs: number;
}

export interface WorkBudget {
  /** Takes `ms` off the client's budget; seconds until it is there where it is used up, null where it was taken. */
  take(client: string, ms: number, now: Date): number | null;
  /** Work that turned out to be somebody's own. */
  giveBack(client: string, ms: number): void;
}

const MAX_CLIENTS = 20_000;

/** A token bucket per client, in memory: a brake for floods, like the rate limiter. */
export function createWorkBudget({ burstMs, perMinuteMs }: WorkBudgetLimits): WorkBudget {
  const clients = new Map<string, { left: number; at: number }>();
  const msPerMs = perMinuteMs / 60_000;
  return {
    take(client, ms, now) {
      const at = now.getTime();
      const known = clients.get(client);
      // A clock that is set back takes nothing away.
      const passed = known === undefined ? 0 : Math.max(0, at - known.at);
      const left = known === undefined ? burstMs : Math.min(burstMs, known.left + passed * msPerMs);
      const isEnough = left >= ms;
      clients.delete(client);
      clients.set(client, { left: isEnough ? left - ms : left, at });
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
      return isEnough ? null : Math.max(1, Math.ceil((ms - left) / msPerMs / 1000));
    },
    giveBack(client, ms) {
      const known = clients.get(client);
      if (known !== undefined) known.left = Math.min(burstMs, known.left + ms);
    },
  };
}
