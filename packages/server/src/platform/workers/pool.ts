import type { Outage } from '../outage/outage.ts';
import type { TaskAnswer } from './tasks.ts';

export interface RunOptions {
  /** True hands the byte arrays of the input over instead of a copy, a list hands these over: the caller can no longer read them. */
  readonly move?: boolean | readonly Uint8Array[];
  /** Milliseconds for the task, waiting not counted; then it is killed. Default: that of the pool. */
  readonly timeoutMs?: number;
  /** Milliseconds of processor time for the task, where it has a process of its own; then it is killed. Default: no limit. */
  readonly cpuMs?: number;
  /** Octets that the task works on and that are not in its input, but in a file it names. */
  readonly bytes?: number;
  /** Told once, when the task has ended in any way, what it cost: milliseconds of processor time. */
  readonly onCost?: (cpuMs: number) => void;
}

export interface PoolLimits {
  /** Small tasks that run at once, each in a thread or process of its own; a giant runs beside them. */
  readonly threads: number;
  /** Tasks that may wait beyond those that run. */
  readonly queue: number;
  readonly timeoutMs: number;
  /** V8's heap of one task. */
  readonly heapMb: number;
  /** All memory of one task, where it has a process of its own. */
  readonly memoryMb: number;
  /** Priority of the processes (os.setPriority): 0 normal, 19 lowest. Default 0. */
  readonly niceness?: number;
}

/** What a pool of processes asks of one. */
export interface TaskRequest {
  readonly name: string;
  readonly input: unknown;
}
/** The first word of a process to a request. */
export const TASK_BEGUN = 'begun';
/** `cpuMs`: processor time since the last reply; the first one includes the start of the process. */
export type TaskReply = { readonly cpuMs: number } & ({ answer: TaskAnswer<unknown> } | { fault: string });

/** A pool without the types of its tasks. */
export interface OpenPool {
  run(name: string, input: unknown, options?: RunOptions): Promise<unknown>;
  /** Whether a small task would be refused now. */
  isFull(): boolean;
  close(): Promise<void>;
}

/**
 * No process or thread could be had for a task, or it went away by itself, idle or not: the bytes are not at fault, and the
 * same task may run a little later.
 */
export class WorkerUnavailableError extends Error {
  override readonly name = 'WorkerUnavailableError';
  readonly kind = 'PROCESS';
  readonly retryAfterSec = 5;
}

/** A task met an outage where it ran, such as a full disk; the error itself does not cross between processes. */
export class WorkerOutageError extends Error {
  override readonly name = 'WorkerOutageError';
  readonly kind: Outage;
  constructor(kind: Outage, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** TIME, CPU, MEMORY: over its limit. CRASH: it took its thread or process with it. */
export type TaskKilledReason = 'TIME' | 'CPU' | 'MEMORY' | 'CRASH';

/** The task did not survive its bytes. Foreign bytes are refused then as a refusal by the task itself would be. */
export class TaskKilledError extends Error {
  override readonly name = 'TaskKilledError';
  readonly reason: TaskKilledReason;
  constructor(task: string, reason: TaskKilledReason) {
    super(`the task ${task} was ended: ${reason}`);
    this.reason = reason;
  }
}
