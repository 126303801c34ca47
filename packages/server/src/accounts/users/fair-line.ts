import { BusyError } from '../../platform/workers/workers.ts';

interface LineLimits {
  /** How many are at work at once. */
  readonly places: number;
  /** How many wait, and how many of them for one client. */
  readonly waiting: number;
  readonly waitingOfOne: number;
}

/**
 * A line in which clients take turns, however many of each stand in it: the next turn is that of the client who has waited longest
 * for one. The returned function resolves to the end of the turn. @throws BusyError at once where the line is full
 */
export function fairLine({ places, waiting, waitingOfOne }: LineLimits): (client: string) => Promise<() => void> {
  let free = places;
  let total = 0;
  /** In the order of their turns. */
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
  return async (client) => {
    if (free > 0) {
      free -= 1;
      return release;
    }
    const line = lines.get(client) ?? [];
    if (total >= waiting || line.length >= waitingOfOne) throw new BusyError();
    total += 1;
    await new Promise<void>((resolve) => {
      line.push(resolve);
      lines.set(client, line);
    });
    return release;
  };
}
