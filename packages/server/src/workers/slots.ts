/** Every place in the queue is taken. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly retryAfterSec = 5;
  constructor() {
    super('too much work is waiting');
  }
}

/**
 * A line with `places` at its head and room for `queue` behind. It stands in front of a pool because a pool's own line
 * would start a task's clock while the task still waits.
 * The returned function resolves to the end of the turn. @throws BusyError at once where the line is full
 */
export function slots(places: number, queue: number): () => Promise<() => void> {
  let free = places;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return async () => {
    if (free > 0) free -= 1;
    else if (waiting.length >= queue) throw new BusyError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return release;
  };
}
