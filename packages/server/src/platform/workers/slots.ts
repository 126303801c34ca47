/** Every place in the queue is taken: the work is not at fault and may be submitted again (outage.ts). */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
  constructor() {
    super('too much work is waiting');
  }
}

/** Tasks larger than this, in octets, are large tasks. */
const LARGE_TASK_BYTES = 16 * 1024 * 1024;
/** How many large tasks run at once, in addition to the small ones. */
export const LARGE_TASK_PLACES = 1;

/**
 * Two queues: `places` for small tasks, and one more place where large tasks wait for each other only, so that they never
 * hold up small ones. The returned function takes the octets of the work.
 * @throws BusyError at once where that queue is full
 */
export function lanes(places: number, queue: number): Lanes {
  const [small, large] = [slots(places, queue), slots(LARGE_TASK_PLACES, queue)];
  const take = (bytes: number): Promise<() => void> => (bytes > LARGE_TASK_BYTES ? large() : small());
  const usage = (): PoolUsage => {
    const [one, other] = [small.usage(), large.usage()];
    return { size: one.size + other.size, busy: one.busy + other.busy, waiting: one.waiting + other.waiting };
  };
  return Object.assign(take, { isFull: small.isFull, usage });
}

export interface PoolUsage {
  /** Tasks that may run at once. */
  readonly size: number;
  readonly busy: number;
  readonly waiting: number;
}
interface Queue {
  isFull(): boolean;
  usage(): PoolUsage;
}
/** Enters the queue, and tells whether small work would be refused now. */
export type Lanes = ((bytes: number) => Promise<() => void>) & Queue;
type Slots = (() => Promise<() => void>) & Queue;

/**
 * A queue with `places` that run and room for `queue` that wait. It stands in front of a pool because the pool's own queue
 * would start the time limit of a task while it still waits. The returned function resolves to a function that ends the
 * turn.
 * @throws BusyError at once where the queue is full
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
  return Object.assign(take, {
    isFull: () => free === 0 && waiting.length >= queue,
    usage: () => ({ size: places, busy: places - free, waiting: waiting.length }),
  });
}
