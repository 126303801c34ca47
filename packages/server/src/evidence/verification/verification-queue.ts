import { BusyError, type RunOptions, TaskKilledError, refuseWith } from '../../platform/index.ts';

/** The share of the verification pool for a class of clients. */
export interface Share {
  /** The number of files verified at once. */
  readonly places: number;
  /** The number of files that may wait for a place, and their total size in octets. */
  readonly waiting: number;
  readonly waitingBytes: number;
  /** Concurrent calls of one client, including those whose file is still being received. */
  readonly perClient: number;
  /** Milliseconds of processor time that a rested client may use in one burst, and the amount it regains per minute. */
  readonly burstMs: number;
  readonly refillMsPerMinute: number;
}

/** Clients without a login, distinguished by their address (platform/throttling/client-of.ts). */
export const ANONYMOUS_SHARE: Share = {
  places: 1,
  waiting: 32,
  waitingBytes: 512 * 1024 * 1024,
  perClient: 4,
  burstMs: 20_000,
  refillMsPerMinute: 2_000,
};
/** Logged-in people. */
export const MEMBER_SHARE: Share = {
  places: 1,
  waiting: 32,
  waitingBytes: 512 * 1024 * 1024,
  perClient: 8,
  burstMs: 60_000,
  refillMsPerMinute: 20_000,
};

const RETRY_SEC = 5;
const MOST_CLIENTS = 50_000;

interface Client {
  balanceMs: number;
  /** When the balance was last updated, milliseconds since 1970. */
  at: number;
  calls: number;
}
interface Waiting {
  readonly client: Client;
  readonly start: () => void;
}

export interface VerificationQueue {
  /**
   * Reads and verifies a file when it is its client's turn. The client with the largest remaining budget comes first, so that
   * light users never wait for more than one file of each heavy user.
   * @throws Refused ERROR_TOO_MANY_REQUESTS (the client's budget is used up), BusyError, and the errors of `read` and `judge`
   */
  serve<F extends { readonly size: number }, T>(
    client: string,
    read: () => Promise<F>,
    judge: (file: F, limits: Pick<RunOptions, 'cpuMs' | 'onCost'>) => Promise<T>,
  ): Promise<T>;
}

export function createVerificationQueue(share: Share, now: () => Date): VerificationQueue {
  const clients = new Map<string, Client>();
  const waiting: Waiting[] = [];
  let free = share.places;
  let heldBytes = 0;

  const refilled = (client: Client): number => {
    const at = now().getTime();
    const gained = (Math.max(0, at - client.at) * share.refillMsPerMinute) / 60_000;
    client.balanceMs = Math.min(share.burstMs, client.balanceMs + gained);
    client.at = at;
    return client.balanceMs;
  };
  const clientOf = (key: string): Client => {
    const known = clients.get(key) ?? { balanceMs: share.burstMs, at: now().getTime(), calls: 0 };
    if (!clients.has(key) && clients.size >= MOST_CLIENTS) dropIdle(clients, refilled, share.burstMs);
    clients.set(key, known);
    return known;
  };
  /** Refuses until the balance is at `atLeastMs`. */
  const demandBalance = (client: Client, atLeastMs: number): number => {
    const balance = refilled(client);
    const missing = atLeastMs - balance;
    if (missing > 0)
      refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: Math.ceil((missing * 60) / share.refillMsPerMinute) });
    return balance;
  };
  const release = (): void => {
    const [first, ...others] = waiting;
    if (first === undefined) {
      free += 1;
      return;
    }
    const next = others.reduce((best, one) => (refilled(one.client) > refilled(best.client) ? one : best), first);
    waiting.splice(waiting.indexOf(next), 1);
    next.start();
  };
  const turn = async (client: Client, bytes: number): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= share.waiting || heldBytes + bytes > share.waitingBytes) throw new BusyError();
    heldBytes += bytes;
    await new Promise<void>((start) => waiting.push({ client, start }));
    heldBytes -= bytes;
  };

  return {
    async serve(key, read, judge) {
      const client = clientOf(key);
      demandBalance(client, leastBalance(share));
      if (client.calls >= share.perClient) refuseWith('ERROR_TOO_MANY_REQUESTS', { expireIn: RETRY_SEC });
      client.calls += 1;
      try {
        const file = await read();
        await turn(client, file.size);
        try {
          const cpuMs = demandBalance(client, leastBalance(share));
          const onCost = (cost: number): void => void (client.balanceMs -= cost);
          return await judge(file, { cpuMs, onCost }).catch((error: unknown) => {
            // The file may be fine: it was stopped because earlier files had used up the budget.
            const isStopped = error instanceof TaskKilledError && error.reason === 'CPU';
            if (isStopped && cpuMs < share.burstMs) demandBalance(client, share.burstMs);
            throw error;
          });
        } finally {
          release();
        }
      } finally {
        client.calls -= 1;
      }
    },
  };
}

/** The remaining milliseconds required to start a file: less would be spent on starting and stopping. */
const leastBalance = ({ burstMs }: Share): number => burstMs / 20;

/** Removes clients whose budget is full, and the oldest tenth if that frees nothing. */
function dropIdle(clients: Map<string, Client>, refilled: (client: Client) => number, burstMs: number): void {
  for (const [key, client] of clients) if (client.calls === 0 && refilled(client) >= burstMs) clients.delete(key);
  let surplus = clients.size - Math.floor(MOST_CLIENTS * 0.9);
  for (const [key, { calls }] of clients) {
    if (surplus <= 0) return;
    if (calls === 0 && clients.delete(key)) surplus -= 1;
  }
}
