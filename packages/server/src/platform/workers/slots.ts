/** Every place in the queue is taken: no fault of the work's, which may come again (outage.ts). */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
  constructor() {
    super('too much work is waiting');
  }
}

/** What is larger than this, in octets, is a giant. */
const GIANT_BYTES = 16 * 1024 * 1024;
/** How many of them are worked on at once, besides what is small. */
export const GIANT_PLACES = 1;

/**
 * Two lines: `places` for what is small, and one place more where giants wait for each other alone, so that none of them holds
 * up what is small. The returned function takes the octets of the work. @throws BusyError at once where that line is full
 */
export function lanes(places: number, queue: number): Lanes {
  const [small, giants] = [slots(places, queue), slots(GIANT_PLACES, queue)];
  const take = (bytes: number): Promise<() => void> => (bytes > GIANT_BYTES ? giants() : small());
  return Object.assign(take, { isFull: small.isFull });
}

/** A line as it is stood in, and whether small work would be refused now. */
export type Lanes = ((bytes: number) => Promise<() => void>) & { isFull(): boolean };
type Slots = (() => Promise<() => void>) & { isFull(): boolean };

/**
 * A line with `places` at its head and room for `queue` behind. It stands in front of a pool because a pool's own line
 * would start a task's clock while the task still waits.
 * The returned function resolves to the end of the turn. @throws BusyError at once where the line is full
 */
export function slots(places: number, queue: number): Slots {
  let free = places;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  const take = async (): Promise<() => void> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= queue) throw new BusyError();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return release;
  };
  return Object.assign(take, { isFull: () => free === 0 && waiting.length >= queue });
}
