import type { Outage } from '../outage/index.ts';
import type { Ran } from '../observe/index.ts';
import type { PoolUsage } from './slots.ts';
import type { TaskAnswer } from './tasks.ts';

export interface RunOptions {
  /**
   * True transfers the byte arrays of the input instead of copying them, a list transfers only these: the caller can no
   * longer read them.
   */
  readonly move?: boolean | readonly Uint8Array[];
  /** Milliseconds of the task, without waiting; then it is killed. Default: the limit of the pool. */
  readonly timeoutMs?: number;
  /** Milliseconds of processor time of the task, where it has a process of its own; then it is killed. Default: no limit. */
  readonly cpuMs?: number;
  /** Octets that the task processes from a file, in addition to its input. */
  readonly bytes?: number;
  /** Called once, when the task has ended in any way, with its cost: milliseconds of processor time. */
  readonly onCost?: (cpuMs: number) => void;
  /** Called at most once, with the times between which the task ran, without waiting. */
  readonly onRan?: (ran: Ran) => void;
}

export interface PoolLimits {
  /** Small tasks that run at once, each in a thread or process of its own; one large task runs in addition. */
  readonly threads: number;
  /** Tasks that may wait in addition to the running ones. */
  readonly queue: number;
  readonly timeoutMs: number;
  /** Limit of V8's heap of one task. */
  readonly heapMb: number;
  /** Limit of all memory of one task, where it has a process of its own. */
  readonly memoryMb: number;
  /** Priority of the processes (os.setPriority): 0 normal, 19 lowest. Default 0. */
  readonly niceness?: number;
}

/** A request of a process pool to one of its processes. */
export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}
/** The first message of a process after a request. */
export const TASK_BEGUN = 'begun';
/** `cpuMs`: processor time since the last reply; the first one includes the start of the process. */
export type TaskReply = { readonly cpuMs: number } & ({ answer: TaskAnswer<unknown> } | { fault: string });

/** A pool without the types of its tasks. */
export interface OpenPool {
  run(name: string, input: unknown, options?: RunOptions): Promise<unknown>;
  /** Whether a small task would be refused now. */
  isFull(): boolean;
  usage(): PoolUsage;
  close(): Promise<void>;
}

/**
 * No process or thread could be started for a task, or it ended by itself, idle or not: the bytes are not at fault, and the
 * same task may succeed a little later.
 */
export class WorkerUnavailableError extends Error {
  override readonly name = 'WorkerUnavailableError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
}

/** A task met an outage in its process, such as a full disk; the error object itself is not passed between processes. */
export class WorkerOutageError extends Error {
  override readonly name = 'WorkerOutageError';
  readonly kind: Outage;
  constructor(kind: Outage, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** TIME, CPU, MEMORY: over its limit. CRASH: it ended its thread or process. */
export type TaskKilledReason = 'TIME' | 'CPU' | 'MEMORY' | 'CRASH';

/** Processing these bytes killed the task. Foreign bytes are then refused, as if the task itself had refused them. */
export class TaskKilledError extends Error {
  override readonly name = 'TaskKilledError';
  readonly reason: TaskKilledReason;
  constructor(task: string, reason: TaskKilledReason) {
    super(`the task ${task} was ended: ${reason}`);
    this.reason = reason;
  }
}
