import { availableParallelism } from 'node:os';
import { workerEntry } from './entry.ts';
import type { PoolLimits, RunOptions } from './pool.ts';
import { openProcessPool } from './process-pool.ts';
import type { PoolUsage } from './slots.ts';
import type { BodyTasks, RiskyTasks, SignTasks, VerifyTasks } from './task-sets.ts';
import type { Task } from './tasks.ts';
import { openThreadPool } from './thread-pool.ts';

type Input<T> = T extends Task<infer I, infer _O> ? I : never;
type Output<T> = T extends Task<infer _I, infer O> ? O : never;

/** Runs the tasks `T` off the event loop. */
interface WorkerPool<T> {
  /**
   * @throws TaskRefusal (the bytes are at fault), TaskKilledError (they cost too much time or memory, or crashed the task);
   * BusyError (too many wait), WorkerUnavailableError, WorkerOutageError (outage.ts); any other error is a defect of the
   * server
   */
  run<K extends keyof T & string>(name: K, input: Input<T[K]>, options?: RunOptions): Promise<Output<T[K]>>;
}

/** The pools that keep long and risky work off the event loop (conventions, rule 12). */
export interface Workers {
  /** Foreign bytes: parse, decode, convert; each in a process that they may crash. */
  readonly risky: WorkerPool<RiskyTasks>;
  /**
   * Files that anyone may have verified: in separate processes of low priority that nothing else waits for. Their places
   * are divided among callers in front of the pool (evidence/verification/verification-queue.ts).
   */
  readonly verify: WorkerPool<VerifyTasks>;
  /** Bytes that this server made or has validated: prepare, sign, complete; in threads, without copying. */
  readonly sign: WorkerPool<SignTasks>;
  /** Large JSON bodies of callers who may make the call. */
  readonly bodies: WorkerPool<BodyTasks>;
  /** Names of the pools that would refuse a small task now, among those that callers cannot fill with their uploads. */
  fullPools(): readonly string[];
  /** How busy each pool is. */
  usage(): Readonly<Record<PoolName, PoolUsage>>;
  close(): Promise<void>;
}

export type PoolName = keyof WorkerLimits;

export interface WorkerLimits {
  readonly risky: PoolLimits;
  readonly verify: PoolLimits;
  readonly sign: PoolLimits;
  readonly bodies: PoolLimits;
}

/** Half the processors for foreign bytes, so that signing and the event loop always have one. */
const DEFAULT_LIMITS: WorkerLimits = {
  risky: {
    threads: Math.max(1, availableParallelism() >> 1),
    queue: 64,
    timeoutMs: 30_000,
    heapMb: 1024,
    memoryMb: 1536,
  },
  verify: {
    threads: 2,
    queue: 8,
    niceness: 10,
    timeoutMs: 60_000,
    heapMb: 1024,
    memoryMb: 1536,
  },
  sign: {
    threads: Math.max(1, availableParallelism() - 1),
    queue: 256,
    timeoutMs: 60_000,
    heapMb: 1024,
    memoryMb: 0,
  },
  bodies: { threads: 1, queue: 16, timeoutMs: 10_000, heapMb: 512, memoryMb: 0 },
};

/** Opens the pools; their threads and processes start with the first task and end after half a minute without one. */
export async function startWorkers(limits: WorkerLimits = DEFAULT_LIMITS): Promise<Workers> {
  const risky = openProcessPool(await workerEntry('risky-worker'), limits.risky);
  const verify = openProcessPool(await workerEntry('verify-worker'), limits.verify);
  const sign = openThreadPool(await workerEntry('sign-worker'), limits.sign);
  const bodies = openThreadPool(await workerEntry('body-worker'), limits.bodies);
  return {
    risky: { run: (name, input, options) => risky.run(name, input, options) as never },
    verify: { run: (name, input, options) => verify.run(name, input, options) as never },
    sign: { run: (name, input, options) => sign.run(name, input, options) as never },
    bodies: { run: (name, input, options) => bodies.run(name, input, options) as never },
    // Any account can fill the places of uploads and of large bodies, and anyone those of verification: that is no reason to
    // report the whole server as unavailable.
    fullPools: () => Object.entries({ sign }).flatMap(([name, pool]) => (pool.isFull() ? [name] : [])),
    usage: () => ({ risky: risky.usage(), verify: verify.usage(), sign: sign.usage(), bodies: bodies.usage() }),
    close: async () => void (await Promise.all([risky.close(), verify.close(), sign.close(), bodies.close()])),
  };
}
