import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority, tmpdir } from 'node:os';
import { type PoolLimits, WorkerUnavailableError } from './pool.ts';

const IDLE_MS = 30_000;

export interface Processes {
  /**
   * An idle process, or else a new one, as `fresh` demands.
   * @throws WorkerUnavailableError where none can be started
   */
  take(fresh: boolean): Promise<ChildProcess>;
  giveBack(child: ChildProcess): void;
  /** Processor time that the replies of a process have reported so far, milliseconds. */
  toldOf(child: ChildProcess): number;
  tell(child: ChildProcess, cost: number): void;
  close(): Promise<void>;
}

/** Idle processes are kept for a while; a process that failed in any way is not used again. */
export function keepProcesses(open: () => Promise<ChildProcess>): Processes {
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  const told = new WeakMap<ChildProcess, number>();
  const remove = (child: ChildProcess): void => {
    all.delete(child);
    clearTimeout(idle.get(child));
    idle.delete(child);
  };
  return {
    async take(fresh) {
      const [kept] = idle.entries();
      if (kept !== undefined && !fresh) {
        clearTimeout(kept[1]);
        idle.delete(kept[0]);
        return kept[0];
      }
      const child = await open();
      all.add(child);
      child.on('exit', () => remove(child));
      // Its channel broke: also while it is idle, when nothing else listens.
      child.on('error', () => {
        remove(child);
        child.kill('SIGKILL');
      });
      return child;
    },
    giveBack(child) {
      if (all.has(child) && child.connected) idle.set(child, setTimeout(() => child.kill('SIGKILL'), IDLE_MS).unref());
    },
    toldOf: (child) => told.get(child) ?? 0,
    tell: (child, cost) => void told.set(child, (told.get(child) ?? 0) + cost),
    async close() {
      const ended = [...all].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

/** @throws WorkerUnavailableError where the machine has no process, memory or file descriptor left for it */
export async function startProcess(entry: string, { heapMb, niceness = 0 }: PoolLimits): Promise<ChildProcess> {
  let child: ChildProcess;
  try {
    child = fork(entry, [], {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // A library asks for the home directory, which fails for a user without an account, as containers run with.
      env: { HOME: tmpdir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  } catch (error) {
    throw new WorkerUnavailableError('no process was available', { cause: error });
  }
  if (child.pid === undefined) {
    const [cause] = (await once(child, 'error')) as unknown[];
    throw new WorkerUnavailableError('no process was available', { cause });
  }
  try {
    if (niceness !== 0) setPriority(child.pid, niceness);
  } catch {
    // It has ended already; its first task is given that error.
  }
  // Neither the process nor its channel keeps the server alive; the timer of a running task does.
  child.unref();
  child.channel?.unref();
  return child;
}
