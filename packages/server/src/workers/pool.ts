export interface RunOptions {
  /** True hands the byte arrays of the input over instead of a copy, a list hands these over: the caller can no longer read them. */
  readonly move?: boolean | readonly Uint8Array[];
  /** Milliseconds for the task, waiting not counted; then it is killed. Default: that of the pool. */
  readonly timeoutMs?: number;
  /** Milliseconds of processor time for the task, where it has a process of its own; then it is killed. Default: no limit. */
  readonly cpuMs?: number;
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

/** A pool without the types of its tasks. */
export interface OpenPool {
  run(name: string, input: unknown, options?: RunOptions): Promise<unknown>;
  /** Whether a small task would be refused now. */
  isFull(): boolean;
  close(): Promise<void>;
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
