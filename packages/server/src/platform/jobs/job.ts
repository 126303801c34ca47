import type { Tx } from '../database/index.ts';

/** A job as one attempt holds it; every write of the attempt is conditional on (id, attempts). */
export interface Claimed {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly generation: number;
  /** How many of `attempts` an outage ended. */
  readonly outages: number;
  /** False for one without a row, which is lost with its process. */
  readonly isKept: boolean;
}

/** What a handler receives for one attempt. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  /** As it was enqueued; the handler parses it. */
  readonly payload: unknown;
  /** Counted from 1, without attempts that an outage ended. An effect outside the database uses `id` as its idempotency key. */
  readonly attempt: number;
  /** Aborted when the lease is lost or the process stops; long work must observe it. */
  readonly abort: AbortSignal;
  /** The instant this attempt was claimed. */
  readonly now: Date;
  /**
   * Marks the job done in the handler's own transaction, together with its effect: exactly once. Without it the engine
   * marks it done after `run` returns: at least once. Where another attempt has the job, the transaction fails with
   * JobLeaseLostError, at this or a later statement or at its end.
   */
  finishIn(tx: Tx): Promise<void>;
}

export interface JobHandler {
  run(job: Job): Promise<void>;
  /** After this many attempts the job is dead and shown in the operator console. Default 10. */
  readonly maxAttempts?: number;
  /** Lease in seconds: how long other processes leave the job alone after its process was killed. Default 60. */
  readonly leaseSec?: number;
  /** How many jobs of this kind run at once in this process. Default 2. */
  readonly concurrency?: number;
}

/** One handler for each kind; a job of an unknown kind waits for a process that has a handler for it. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** Another attempt has taken this job over, or it was settled; this attempt may write nothing more. */
export class JobLeaseLostError extends Error {
  override readonly name = 'JobLeaseLostError';
  constructor(kind: string, key: string) {
    super(`the job ${kind} ${key} is no longer held by this attempt`);
  }
}
