import type { Tx } from '../database/database.ts';

/** What a handler gets for one attempt. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  /** As it was enqueued; the handler parses it. */
  readonly payload: unknown;
  /** From 1, without those that an outage ended. An effect outside the database uses `id` as its idempotency key. */
  readonly attempt: number;
  /** Aborted when the lease is lost or the process stops; long work listens to it. */
  readonly abort: AbortSignal;
  /** The instant this attempt was claimed. */
  readonly now: Date;
  /**
   * Marks the job done in the handler's own transaction, together with its effect: exactly once. Without it the engine
   * marks it done after `run` returns: at least once. @throws JobLeaseLostError, which must roll the transaction back
   */
  finishIn(tx: Tx): Promise<void>;
}

export interface JobHandler {
  run(job: Job): Promise<void>;
  /** After so many the job is dead and stands in the operator console. Default 10. */
  readonly maxAttempts?: number;
  /** How long a killed process keeps the job from others. Default 60. */
  readonly leaseSec?: number;
  /** How many of this kind run at once in this process. Default 2. */
  readonly concurrency?: number;
}

/** One for each kind; a job of an unknown kind waits for a process that knows it. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Another attempt has taken this job over, or it was settled; whatever this one still wants to write is void. */
export class JobLeaseLostError extends Error {
  override readonly name = 'JobLeaseLostError';
  constructor(kind: string, key: string) {
    super(`the job ${kind} ${key} is no longer held by this attempt`);
  }
}
