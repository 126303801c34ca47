import { BusyError } from './slots.ts';

export interface QueueLimits {
  /** How many run at once. */
  readonly places: number;
  /** How many wait, and how many of them for one client. */
  readonly waiting: number;
  readonly waitingPerClient: number;
  /** Milliseconds after which a waiting job is refused. Default: never. */
  readonly timeoutMs?: number;
}

/**
 * Resolves to a function that ends the turn.
 * @throws BusyError at once where the queue is full, and after the time limit of the queue
 */
export type FairQueue = (client: string) => Promise<() => void>;

/**
 * A queue in which clients take turns, however many jobs each has in it: the next turn goes to the client that has waited
 * longest for one.
 */
export function fairQueue({ places, waiting, waitingPerClient, timeoutMs }: QueueLimits): FairQueue {
  let free = places;
  let total = 0;
  /** In the order of their turns; no list is empty. */
  const lines = new Map<string, (() => void)[]>();
  const release = (): void => {
    const [first] = lines;
    if (first === undefined) {
      free += 1;
      return;
    }
    const [client, line] = first;
    const next = line.shift();
    lines.delete(client);
    if (line.length > 0) lines.set(client, line);
    total -= 1;
    next?.();
  };
  const leave = (client: string, start: () => void): void => {
    const left = lines.get(client)?.filter((one) => one !== start) ?? [];
    if (left.length === 0) lines.delete(client);
    else lines.set(client, left);
    total -= 1;
  };
  return async (client) => {
    if (free > 0) {
      free -= 1;
      return release;
    }
    const line = lines.get(client) ?? [];
    if (total >= waiting || line.length >= waitingPerClient) throw new BusyError();
    total += 1;
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      if (timeoutMs !== undefined)
        timer = setTimeout(() => {
          leave(client, start);
          reject(new BusyError());
        }, timeoutMs);
      line.push(start);
      lines.set(client, line);
    });
    return release;
  };
}
