import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { bytesIn } from './buffers.ts';
import { keepProcesses, startProcess } from './processes.ts';
import { lanes } from './slots.ts';
import { valueOf } from './tasks.ts';
import {
  type OpenPool,
  type PoolLimits,
  type RunOptions,
  TASK_BEGUN,
  TaskKilledError,
  type TaskKilledReason,
  type TaskReply,
  type TaskRequest,
  WorkerUnavailableError,
} from './pool.ts';

const WATCH_MS = 100;
const PAGE_BYTES = 4096;
/** One tick of the processor times in /proc (USER_HZ). */
const TICK_MS = 10;
/** The signals that end a process from outside; a process that ends itself does so by another signal or a status. */
const FROM_OUTSIDE: ReadonlySet<string | null> = new Set(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']);

/**
 * Runs the tasks of `entry` in processes, each with one task at a time. Threads are not enough for foreign bytes: the
 * native image decoder crashes the whole process on some truncated files, and a thread's memory cannot be limited outside
 * V8's heap.
 */
export function openProcessPool(entry: string, limits: PoolLimits): OpenPool {
  const lane = lanes(limits.threads, limits.queue);
  const processes = keepProcesses(() => startProcess(entry, limits));

  /** One attempt. `onCost` is called once with its milliseconds of processor time. */
  const attempt = async (
    request: TaskRequest,
    { fresh, ...caps }: Caps & { readonly fresh: boolean },
    onCost: (cost: number) => void,
  ): Promise<unknown> => {
    const child = await processes.take(fresh);
    try {
      return await ask(child, request, { ...caps, known: processes.toldOf(child) }, (cost) => {
        processes.tell(child, cost);
        onCost(cost);
      });
    } finally {
      processes.giveBack(child);
    }
  };

  return {
    async run(name, input, options: RunOptions = {}) {
      const { timeoutMs = limits.timeoutMs, cpuMs = Infinity, bytes = 0, onCost, onRan } = options;
      const free = await lane(bytes + bytesIn(input));
      let spent = 0;
      const tryOn = (fresh: boolean): Promise<unknown> => {
        const caps = { timeoutMs, cpuMs: cpuMs - spent, memoryMb: limits.memoryMb, onRan, fresh };
        return attempt({ name, input }, caps, (cost) => (spent += cost));
      };
      try {
        return await tryOn(false).catch((error: unknown) => {
          if (error instanceof ProcessGoneError) return tryOn(true);
          throw error;
        });
      } catch (error) {
        // Ended from outside twice while it worked: the task needs more memory than the machine has.
        if (error instanceof ProcessGoneError && error.hadBegun) throw new TaskKilledError(name, 'MEMORY');
        throw error;
      } finally {
        onCost?.(spent);
        free();
      }
    },
    isFull: lane.isFull,
    usage: lane.usage,
    close: processes.close,
  };
}

/** The process ended, or could no longer be reached, for a reason that is not known to be its task. */
class ProcessGoneError extends WorkerUnavailableError {
  readonly hadBegun: boolean;
  constructor(hadBegun: boolean, options?: ErrorOptions) {
    super('the process of a task ended', options);
    this.hadBegun = hadBegun;
  }
}

interface Caps {
  readonly onRan: RunOptions['onRan'];
  readonly timeoutMs: number;
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/**
 * One request and its reply; a process that is late, too large or gone is not used again.
 * @param caps.known processor time of the process before this task, milliseconds
 * @throws ProcessGoneError, TaskKilledError, and the errors of valueOf
 */
function ask(
  child: ChildProcess,
  request: TaskRequest,
  { onRan, timeoutMs, cpuMs, memoryMb, known }: Caps & { readonly known: number },
  onCost: (cpuMs: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let reason: TaskKilledReason | null = null;
    let cost = 0;
    let hasBegun = false;
    const kill = (why: TaskKilledReason): void => {
      reason ??= why;
      child.kill('SIGKILL');
    };
    const timer = setTimeout(() => kill('TIME'), timeoutMs);
    const stopWatching = watchUsage(child, (usage) => {
      cost = Math.max(cost, usage.cpuMs - known);
      if (usage.bytes > memoryMb * 1024 * 1024) kill('MEMORY');
      else if (cost > cpuMs) kill('CPU');
    });
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      stopWatching();
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onGone);
      onCost(cost);
      act();
    };
    const onMessage = (message: unknown): void => {
      if (message === TASK_BEGUN) return void (hasBegun = true);
      const reply = message as TaskReply;
      cost = reply.cpuMs;
      settle(() => take(reply, onRan, resolve, reject));
    };
    const onExit = (_code: number | null, signal: string | null): void => {
      const why = reason ?? reasonOf(signal, hasBegun);
      settle(() => reject(why === null ? new ProcessGoneError(hasBegun) : new TaskKilledError(request.name, why)));
    };
    const onGone = (cause: unknown): void => settle(() => reject(new ProcessGoneError(false, { cause })));
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onGone);
    try {
      child.send(request, (error) => error !== null && child.emit('error', error));
    } catch (error) {
      settle(() => reject(error as Error));
    }
  });
}

/** How its task ended a process; null where the task is not known to be the cause. */
function reasonOf(signal: string | null, hasBegun: boolean): TaskKilledReason | null {
  // V8 ends a process whose heap is full by SIGABRT.
  if (signal === 'SIGABRT') return 'MEMORY';
  return hasBegun && !FROM_OUTSIDE.has(signal) ? 'CRASH' : null;
}

function take(
  reply: TaskReply,
  onRan: RunOptions['onRan'],
  resolve: (value: unknown) => void,
  reject: (error: Error) => void,
): void {
  if ('fault' in reply) return reject(new Error(reply.fault));
  try {
    resolve(valueOf(reply.answer, onRan));
  } catch (error) {
    reject(error as Error);
  }
}

function watchUsage(child: ChildProcess, look: (usage: Usage) => void): () => void {
  const watch = setInterval(() => {
    usageOf(child.pid)
      .then(look)
      .catch(() => {});
  }, WATCH_MS);
  return () => clearInterval(watch);
}

interface Usage {
  readonly bytes: number;
  readonly cpuMs: number;
}

/** Resident octets, and processor time in milliseconds, of a process; both 0 where /proc has no entry. */
async function usageOf(pid: number | undefined): Promise<Usage> {
  if (process.platform !== 'linux' || pid === undefined) return { bytes: 0, cpuMs: 0 };
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces. utime and stime are fields 14 and 15, rss is 24 (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3] ?? 0);
  return { bytes: field(24) * PAGE_BYTES, cpuMs: (field(14) + field(15)) * TICK_MS };
}
