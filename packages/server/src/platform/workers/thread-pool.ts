import { Piscina } from 'piscina';
import { bytesIn, pack, type Parcel } from './buffers.ts';
import { type OpenPool, type PoolLimits, TaskKilledError, WorkerUnavailableError } from './pool.ts';
import { LARGE_TASK_PLACES, lanes } from './slots.ts';
import { type TaskAnswer, valueOf } from './tasks.ts';

const IDLE_MS = 30_000;

/** Runs the tasks that `filename` exports in threads, each with one task at a time; buffers are transferred without a copy. */
export function openThreadPool(filename: string, limits: PoolLimits): OpenPool {
  const pool = new Piscina({
    filename,
    minThreads: 0,
    maxThreads: limits.threads + LARGE_TASK_PLACES,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
    execArgv: [],
    env: {},
  });
  const lane = lanes(limits.threads, limits.queue);
  return {
    async run(name, input, { move = false, timeoutMs = limits.timeoutMs, onRan } = {}) {
      const free = await lane(bytesIn(input));
      try {
        return valueOf(await runTask(pool, name, pack(input, move), timeoutMs), onRan);
      } finally {
        free();
      }
    },
    isFull: lane.isFull,
    usage: lane.usage,
    close: () => pool.close({ force: true }),
  };
}

async function runTask(pool: Piscina, name: string, parcel: Parcel, timeoutMs: number): Promise<TaskAnswer<unknown>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const { value, transferList } = parcel;
    return (await pool.run(value, { name, transferList, signal: abort.signal })) as TaskAnswer<unknown>;
  } catch (error) {
    if (abort.signal.aborted) throw new TaskKilledError(name, 'TIME');
    const { code } = error as { code?: unknown };
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TaskKilledError(name, 'MEMORY');
    if (code === 'ERR_WORKER_INIT_FAILED')
      throw new WorkerUnavailableError('no thread was available', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
