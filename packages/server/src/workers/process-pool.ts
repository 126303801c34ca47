import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { bytesIn } from './buffers.ts';
import { lanes } from './slots.ts';
import { type TaskAnswer, TaskRefusal } from './tasks.ts';
import { type OpenPool, type PoolLimits, type RunOptions, TaskKilledError, type TaskKilledReason } from './pool.ts';

export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}
/** `cpuMs`: processor time since the last reply; the first one includes the start of the process. */
export type TaskReply = { readonly cpuMs: number } & ({ answer: TaskAnswer<unknown> } | { fault: string });

const IDLE_MS = 30_000;
const WATCH_MS = 100;
const PAGE_BYTES = 4096;
/** One tick of the processor times in /proc (USER_HZ). */
const TICK_MS = 10;

/**
 * Runs the tasks of `entry` in processes, one task at a time each. Threads are not enough for foreign bytes: the native
 * image decoder takes the whole process with it on some truncated files, and a thread's memory cannot be capped
 * outside V8's heap.
 */
export function openProcessPool(entry: string, limits: PoolLimits): OpenPool {
  const lane = lanes(limits.threads, limits.queue);
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  /** Processor time that the replies of a process have told so far, milliseconds. */
  const told = new WeakMap<ChildProcess, number>();

  const take = (): ChildProcess => {
    const [kept] = idle.entries();
    if (kept === undefined) {
      const child = start(entry, limits);
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
    async run(name, input, { timeoutMs = limits.timeoutMs, cpuMs = Infinity, onCost }: RunOptions = {}) {
      const free = await lane(bytesIn(input));
      const child = take();
      const known = told.get(child) ?? 0;
      const caps = { timeoutMs, cpuMs, memoryMb: limits.memoryMb, known };
      try {
        return await ask(child, { name, input }, caps, (cost) => {
          told.set(child, known + cost);
          onCost?.(cost);
        });
      } finally {
        giveBack(child);
        free();
      }
    },
    isFull: lane.isFull,
    async close() {
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

function start(entry: string, { heapMb, niceness = 0 }: PoolLimits): ChildProcess {
  const child = fork(entry, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (niceness !== 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  // Neither the process nor its channel keeps the server alive; a task under way does, by its timer.
  child.unref();
  child.channel?.unref();
  return child;
}

interface Caps {
  readonly timeoutMs: number;
  readonly cpuMs: number;
  readonly memoryMb: number;
  /** Processor time of the process before this task, milliseconds. */
  readonly known: number;
}

/** One request and its reply; a process that is late, too large or gone is not used again. */
function ask(
  child: ChildProcess,
  request: TaskRequest,
  { timeoutMs, cpuMs, memoryMb, known }: Caps,
  onCost: (cpuMs: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let reason: TaskKilledReason = 'CRASH';
    let cost = 0;
    const kill = (why: TaskKilledReason): void => {
      reason = why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('TIME'), timeoutMs);
    const watch = setInterval(() => {
      usageOf(child.pid)
        .then((usage) => {
          cost = Math.max(cost, usage.cpuMs - known);
          if (usage.bytes > memoryMb * 1024 * 1024) kill('MEMORY');
          else if (cost > cpuMs) kill('CPU');
        })
        .catch(() => {});
    }, WATCH_MS);
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      onCost(cost);
      act();
    };
    const onMessage = (message: unknown): void => {
      const reply = message as TaskReply;
      cost = reply.cpuMs;
      settle(() => take(reply, resolve, reject));
    };
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

/** Resident octets, and processor time in milliseconds, of a process; both 0 where /proc does not tell. */
async function usageOf(pid: number | undefined): Promise<{ bytes: number; cpuMs: number }> {
  if (process.platform !== 'linux' || pid === undefined) return { bytes: 0, cpuMs: 0 };
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may hold spaces. utime and stime are fields 14 and 15, rss is 24 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3] ?? 0);
  return { bytes: field(24) * PAGE_BYTES, cpuMs: (field(14) + field(15)) * TICK_MS };
}
