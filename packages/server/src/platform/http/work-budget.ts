/** What one client may use of a resource, in milliseconds of worker CPU: a burst, then an amount a minute. */
export interface WorkBudgetLimits {
  readonly burst: number;
  readonly perMinute: number;
}

export interface WorkBudget {
  /**
   * Takes `amount` from the client's budget; returns the seconds until it is available where it is used up, null where it
   * was taken.
   */
  take(client: string, amount: number, now: Date): number | null;
  /** Takes it in any case, down to a debt as large as the burst. */
  charge(client: string, amount: number, now: Date): void;
  /** Gives back an amount for work that turned out to be the client's own. */
  giveBack(client: string, amount: number): void;
}

const MAX_CLIENTS = 20_000;

/** A token bucket per client, in memory: a protection from floods, like the rate limiter. */
export function createWorkBudget({ burst, perMinute }: WorkBudgetLimits): WorkBudget {
  const clients = new Map<string, { left: number; at: number }>();
  const perMs = perMinute / 60_000;
  const find = (client: string, now: Date): { left: number; at: number } => {
    const at = now.getTime();
    const known = clients.get(client) ?? { left: burst, at };
    // A clock that is set back removes nothing.
    known.left = Math.min(burst, known.left + Math.max(0, at - known.at) * perMs);
    known.at = at;
    clients.delete(client);
    clients.set(client, known);
    if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
    return known;
  };
  return {
    take(client, amount, now) {
      const known = find(client, now);
      if (known.left < amount) return Math.max(1, Math.ceil((amount - known.left) / perMs / 1000));
      known.left -= amount;
      return null;
    },
    charge(client, amount, now) {
      const known = find(client, now);
      known.left = Math.max(-burst, known.left - amount);
    },
    giveBack(client, amount) {
      const known = clients.get(client);
      if (known !== undefined) known.left = Math.min(burst, known.left + amount);
    },
  };
}
