import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { pack, type Parcel } from './buffers.ts';
import { workerEntry } from './entry.ts';
import type * as riskyTasks from './risky-worker.ts';
import type * as signTasks from './sign-worker.ts';
import { type Task, type TaskAnswer, TaskRefusal } from './tasks.ts';

type Input<T> = T extends Task<infer I, infer _O> ? I : never;
type Output<T> = T extends Task<infer _I, infer O> ? O : never;

export interface RunOptions {
  /** True hands the byte arrays of the input over instead of a copy: the caller can no longer read them. */
  readonly move?: boolean;
  /** Milliseconds for the task, waiting not counted; then its thread is killed. Default: that of the pool. */
  readonly timeoutMs?: number;
}

/** A set of worker threads that run the tasks `T`. */
export interface WorkerPool<T> {
  /**
   * @throws TaskRefusal (the bytes are at fault), BusyError (too many wait), TaskKilledError (too long, too much memory);
   * anything else is a fault of ours
   */
  run<K extends keyof T & string>(name: K, input: Input<T[K]>, options?: RunOptions): Promise<Output<T[K]>>;
}

export interface Workers {
  /** Foreign bytes: parse, decode, convert. */
  readonly risky: WorkerPool<typeof riskyTasks>;
  /** Bytes this server made or has judged: prepare, sign, complete, verify a revision of ours. */
  readonly sign: WorkerPool<typeof signTasks>;
  close(): Promise<void>;
}

/** Every place in the queue is taken. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
  readonly retryAfterSec = 5;
  constructor() {
    super('too much work is waiting');
  }
}

/** The task's thread was ended; the bytes cost more than a file may. */
export class TaskKilledError extends Error {
  override readonly name = 'TaskKilledError';
  readonly reason: 'TIME' | 'MEMORY';
  constructor(task: string, reason: 'TIME' | 'MEMORY') {
    super(`the task ${task} was ended: it took too much ${reason === 'TIME' ? 'time' : 'memory'}`);
    this.reason = reason;
  }
}

interface PoolLimits {
  readonly threads: number;
  /** Tasks that may wait beyond those that run. */
  readonly queue: number;
  readonly timeoutMs: number;
  readonly heapMb: number;
}

export interface WorkerLimits {
  readonly risky: PoolLimits;
  readonly sign: PoolLimits;
}

/** Half the processors for foreign bytes, so that signing and the event loop always find one. */
export const DEFAULT_LIMITS: WorkerLimits = {
  risky: { threads: Math.max(1, availableParallelism() >> 1), queue: 64, timeoutMs: 30_000, heapMb: 1024 },
  sign: { threads: Math.max(1, availableParallelism() - 1), queue: 256, timeoutMs: 60_000, heapMb: 1024 },
};

/** Starts both pools; threads come with the first task and go after half a minute of idleness. */
export async function startWorkers(limits: WorkerLimits = DEFAULT_LIMITS): Promise<Workers> {
  const risky = openPool(await workerEntry('risky-worker'), limits.risky);
  const sign = openPool(await workerEntry('sign-worker'), limits.sign);
  return {
    risky: { run: (name, input, options) => risky.run(name, input, options) as never },
    sign: { run: (name, input, options) => sign.run(name, input, options) as never },
    close: async () => void (await Promise.all([risky.close(), sign.close()])),
  };
}

interface OpenPool {
  run(name: string, input: unknown, options?: RunOptions): Promise<unknown>;
  close(): Promise<void>;
}

function openPool(filename: string, limits: PoolLimits): OpenPool {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: limits.threads,
    concurrentTasksPerWorker: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    execArgv: [],
    env: {},
  });
  const slot = slots(limits.threads, limits.queue);
  return {
    async run(name, input, { move = false, timeoutMs = limits.timeoutMs } = {}) {
      const free = await slot();
      try {
        return await runTask(pool, name, pack(input, move), timeoutMs);
      } finally {
        free();
      }
    },
    close: () => pool.close({ force: true }),
  };
}

/**
 * A line in front of the pool: its own would start a task's clock while the task still waits.
 * The returned function resolves to the end of the turn. @throws BusyError
 */
function slots(threads: number, queue: number): () => Promise<() => void> {
  let free = threads;
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

async function runTask(pool: Piscina, name: string, parcel: Parcel, timeoutMs: number): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const { value, transferList } = parcel;
    const answer = (await pool.run(value, { name, transferList, signal: abort.signal })) as TaskAnswer<unknown>;
    if (!answer.ok) throw new TaskRefusal(answer.kind, answer.message);
    return answer.value;
  } catch (error) {
    if (abort.signal.aborted) throw new TaskKilledError(name, 'TIME');
    if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TaskKilledError(name, 'MEMORY');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
