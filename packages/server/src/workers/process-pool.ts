import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { bytesIn } from './buffers.ts';
import { lanes } from './slots.ts';
import { type TaskAnswer, TaskRefusal } from './tasks.ts';
import { type OpenPool, type PoolLimits, TaskKilledError, type TaskKilledReason } from './pool.ts';

export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}
export type TaskReply = { answer: TaskAnswer<unknown> } | { fault: string };

const IDLE_MS = 30_000;
const WATCH_MS = 100;
const PAGE_BYTES = 4096;

/**
 * Runs the tasks of `entry` in processes, one task at a time each. Threads are not enough for foreign bytes: the native
 * image decoder takes the whole process with it on some truncated files, and a thread's memory cannot be capped
 * outside V8's heap.
 */
export function openProcessPool(entry: string, limits: PoolLimits): OpenPool {
  const lane = lanes(limits.threads, limits.queue);
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();

  const take = (): ChildProcess => {
    const [kept] = idle.entries();
    if (kept === undefined) {
      const child = start(entry, limits.heapMb);
      all.add(child);
      child.on('exit', () => {
        all.delete(child);
        clearTimeout(idle.get(child));
        idle.delete(child);
      });
      return child;
    }
    clearTimeout(kept[1]);
    idle.delete(kept[0]);
    return kept[0];
  };
  const giveBack = (child: ChildProcess): void => {
    if (!all.has(child)) return;
    idle.set(child, setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref());
  };

  return {
    async run(name, input, { timeoutMs = limits.timeoutMs } = {}) {
      const free = await lane(bytesIn(input));
      const child = take();
      try {
        return await ask(child, { name, input }, timeoutMs, limits.memoryMb);
      } finally {
        giveBack(child);
        free();
      }
    },
    async close() {
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

function start(entry: string, heapMb: number): ChildProcess {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Neither the process nor its channel keeps the server alive; a task under way does, by its timer.
  child.unref();
  child.channel?.unref();
  return child;
}

/** One request and its reply; a process that is late, too large or gone is not used again. */
function ask(child: ChildProcess, request: TaskRequest, timeoutMs: number, memoryMb: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let reason: TaskKilledReason = 'CRASH';
    const kill = (why: TaskKilledReason): void => {
      reason = why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('TIME'), timeoutMs);
    const watch = setInterval(() => {
      residentBytes(child.pid)
        .then((bytes) => bytes > memoryMb * 1024 * 1024 && kill('MEMORY'))
        .catch(() => {});
    }, WATCH_MS);
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      act();
    };
    const onMessage = (reply: unknown): void => settle(() => take(reply as TaskReply, resolve, reject));
    // V8 ends a process whose heap is full by SIGABRT.
    const onExit = (_code: number | null, signal: string | null): void =>
      settle(() => reject(new TaskKilledError(request.name, signal === 'SIGABRT' ? 'MEMORY' : reason)));
    const onError = (error: Error): void => settle(() => reject(error));
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    child.send(request);
  });
}

function take(reply: TaskReply, resolve: (value: unknown) => void, reject: (error: Error) => void): void {
  if ('fault' in reply) return reject(new Error(reply.fault));
  const { answer } = reply;
  if (answer.ok) resolve(answer.value);
  else reject(new TaskRefusal(answer.kind, answer.message));
}

/** What the process has in memory; 0 where /proc does not tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  if (process.platform !== 'linux' || pid === undefined) return 0;
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
  return Number(statm.split(' ')[1] ?? 0) * PAGE_BYTES;
}
