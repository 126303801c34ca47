import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock, Ids } from '../config/index.ts';
import { type Database, onCommit, type Tx } from '../database/index.ts';
import { outageOf } from '../outage/index.ts';
import { HANDED_SEC, HANDED_SIGNAL, JOBS_SIGNAL } from './enqueue.ts';
import { type Claimed, type Job, type JobHandler, type JobHandlers, JobLeaseLostError } from './job.ts';
import { claim, excuse, fail, finish, giveBack, giveUp, purgeDone, renew } from './store.ts';

export interface JobsOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly handlers: JobHandlers;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export interface Jobs {
  /** Looks for due jobs at once instead of at the next second. */
  wake(): void;
  /** Resolves once no job is due and none runs. */
  drain(): Promise<void>;
  /** Takes no further job, gives the running ones `graceMs` (default 10 s) and then aborts them; their leases expire. */
  stop(graceMs?: number): Promise<void>;
}

const POLL_MS = 1000;
const MAX_ATTEMPTS = 10;
const LEASE_SEC = 60;
const CONCURRENCY = 2;
const PURGE_EVERY_MS = 600_000;
const KEEP_DONE_MS = 7 * 86_400_000;

/** A claim and the end of a job need no transaction around them. */
const ONE_STATEMENT = { isOneStatement: true };

/** Backoff before attempt n + 1, in seconds: 10, 20, 40 … at most an hour. */
const backoffSec = (attempts: number): number => Math.min(3600, 5 * 2 ** attempts);

/** Seconds after which a job runs again that an outage ended; such an attempt is not counted as a failure of the job. */
const OUTAGE_SEC = 15;

/** Milliseconds between tries to write the result of an attempt while the database is unavailable. */
const WRITE_AGAIN_MS = 2000;

/** Attempts without those that an outage ended. */
const triesOf = ({ attempts, outages }: Claimed): number => attempts - outages;

const maxAttemptsOf = (handler: JobHandler): number => handler.maxAttempts ?? MAX_ATTEMPTS;

/** Starts to run the jobs of the table with `handlers`; several processes may do so on one table. */
export function startJobs(options: JobsOptions): Jobs {
  const engine = new Engine(options);
  const timer = setInterval(() => engine.wake(), POLL_MS);
  const stopListening = [
    options.db.onSignal(JOBS_SIGNAL, () => engine.wake()),
    options.db.onSignal(HANDED_SIGNAL, (claimed) => engine.take(claimed as Claimed)),
  ];
  engine.wake();
  return {
    wake: () => engine.wake(),
    drain: () => engine.drain(),
    async stop(graceMs = 10_000) {
      clearInterval(timer);
      for (const stop of stopListening) stop();
      await engine.stop(graceMs);
    },
  };
}

/** A job that was handed over and waits for a free place of its kind. */
interface Waiting {
  readonly claimed: Claimed;
  readonly since: number;
}

/** A handed job that has waited longer is left to the next claim after its lease. */
const WAIT_MS = (HANDED_SEC * 1000) / 3;

/** So many handed jobs wait at most; others are given back, and claimed when there is a place. */
const MOST_WAITING = 100;

interface Running {
  readonly kind: string;
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

class Engine {
  readonly #options: JobsOptions;
  readonly #running = new Map<string, Running>();
  readonly #waiting: Waiting[] = [];
  readonly #declined: string[] = [];
  /** Kinds of which more jobs may be due than the last query was allowed to claim. */
  readonly #more = new Set<string>();
  #looking: Promise<void> | null = null;
  #lookAgain = false;
  #stopped = false;
  readonly #stopping = new AbortController();
  #isOut = false;
  #purgedAt = 0;

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  wake(): void {
    if (this.#stopped) return;
    this.#lookAgain = true;
    this.#looking ??= this.#lookLoop().finally(() => {
      this.#looking = null;
      if (this.#lookAgain) this.wake();
    });
  }

  /** Runs a job that a transaction of this process has enqueued, as soon as there is a place for its kind. */
  take(claimed: Claimed): void {
    const isForeign = this.#options.handlers[claimed.kind] === undefined;
    const isTooMuch = claimed.isKept && this.#waiting.length >= MOST_WAITING;
    if (this.#stopped || isForeign || isTooMuch) return this.#decline(claimed);
    this.#waiting.push({ claimed, since: this.#options.clock.now().getTime() });
    this.#startWaiting();
  }

  /** Gives the job back, together with all others that are declined at once. */
  #decline({ id, isKept }: Claimed): void {
    if (!isKept) return;
    this.#declined.push(id);
    if (this.#declined.length === 1) setImmediate(() => void this.#giveBack().then(() => this.wake()));
  }

  #startWaiting(): void {
    const now = this.#options.clock.now();
    for (const one of this.#waiting.splice(0)) {
      const { claimed, since } = one;
      if (claimed.isKept && now.getTime() - since > WAIT_MS) continue;
      if (this.#free(claimed.kind) > 0) this.#start(claimed, now);
      else this.#waiting.push(one);
    }
  }

  /** How many more jobs of this kind may run now. */
  #free(kind: string): number {
    const handler = this.#options.handlers[kind];
    if (handler === undefined) return 0;
    const busy = [...this.#running.values()].filter((one) => one.kind === kind).length;
    return (handler.concurrency ?? CONCURRENCY) - busy;
  }

  /** Lets any process claim the declined jobs. */
  async #giveBack(): Promise<void> {
    const ids = this.#declined.splice(0);
    if (ids.length === 0) return;
    await this.#options.db
      .withTx((tx) => giveBack(tx, ids))
      .catch((error: unknown) => this.#options.log.warn({ err: error }, 'jobs were not given back'));
  }

  async drain(): Promise<void> {
    for (;;) {
      await this.#giveBack();
      this.wake();
      await this.#looking;
      if (this.#running.size === 0 && this.#declined.length === 0) return;
      if (this.#running.size > 0) await Promise.race([...this.#running.values()].map(({ ended }) => ended));
    }
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    this.#stopping.abort();
    await this.#looking;
    for (const { claimed } of this.#waiting.splice(0)) if (claimed.isKept) this.#declined.push(claimed.id);
    await this.#giveBack();
    const all = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise<void>((resolve) => (timer = setTimeout(resolve, graceMs)));
    await Promise.race([all, grace]);
    clearTimeout(timer);
    for (const { abort } of this.#running.values()) abort.abort();
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1000).unref())]);
  }

  async #lookLoop(): Promise<void> {
    while (this.#lookAgain && !this.#stopped) {
      this.#lookAgain = false;
      try {
        await this.#look();
        this.#noteOutage(null);
      } catch (error) {
        this.#noteOutage(error);
      }
    }
  }

  /** Logs one line when due jobs can no longer be queried and one when they can again, however long the outage lasts. */
  #noteOutage(error: unknown): void {
    if (error !== null && outageOf(error) === null)
      return this.#options.log.error({ err: error }, 'the query of due jobs failed');
    if ((error !== null) === this.#isOut) return;
    this.#isOut = error !== null;
    if (error === null) this.#options.log.info({}, 'due jobs can be queried again');
    else this.#options.log.error({ err: error }, 'due jobs cannot be queried');
  }

  /** Claims as many due jobs of each kind as there are free slots, and starts them. */
  async #look(): Promise<void> {
    const now = this.#options.clock.now();
    const places = Object.entries(this.#options.handlers).map(([kind, { leaseSec = LEASE_SEC }]) => {
      return { kind, leaseSec, free: this.#free(kind) };
    });
    const open = places.filter(({ free }) => free > 0);
    const mine = [...this.#running.keys(), ...this.#waiting.map(({ claimed }) => claimed.id)];
    const claimed = await this.#options.db.withTx((tx) => claim(tx, open, mine, now), ONE_STATEMENT);
    this.#more.clear();
    for (const { kind, free } of places) {
      if (free === 0 || claimed.filter((one) => one.kind === kind).length === free) this.#more.add(kind);
    }
    for (const job of claimed) this.#start(job, now);
    if (now.getTime() - this.#purgedAt > PURGE_EVERY_MS) {
      this.#purgedAt = now.getTime();
      await this.#options.db.withTx((tx) => purgeDone(tx, new Date(now.getTime() - KEEP_DONE_MS)));
    }
  }

  #start(claimed: Claimed, now: Date): void {
    const handler = this.#options.handlers[claimed.kind];
    if (handler === undefined) return;
    const abort = new AbortController();
    const ended = this.#attempt(claimed, handler, abort, now).finally(() => {
      this.#running.delete(claimed.id);
      this.#startWaiting();
      if (this.#more.has(claimed.kind)) this.wake();
    });
    this.#running.set(claimed.id, { kind: claimed.kind, abort, ended });
  }

  /** One attempt from claim to settlement. Every result is written to the row or the log; nothing is thrown. */
  async #attempt(claimed: Claimed, handler: JobHandler, abort: AbortController, now: Date): Promise<void> {
    const state = { finished: false, isUnrenewed: false };
    const stopRenewing = this.#keepLease(claimed, handler.leaseSec ?? LEASE_SEC, abort, state);
    try {
      await this.#run(claimed, handler, this.#jobFor(claimed, abort.signal, now, state));
      if (!state.finished && claimed.isKept)
        await this.#options.db.withTx(async (tx) => this.#finish(tx, claimed), ONE_STATEMENT);
    } catch (error) {
      const about = { jobId: claimed.id, jobKind: claimed.kind, attempt: claimed.attempts, err: error };
      if (state.finished) this.#options.log.error(about, 'a job failed after it was done');
      else if (error instanceof JobLeaseLostError) {
        this.#options.log.warn(about, 'a job was taken over by another attempt');
        // The lease expired because it could not be renewed, not because the job ended the process.
        if (state.isUnrenewed) await this.#write(about, (tx) => excuse(tx, claimed));
      } else await this.#failed(claimed, handler, error);
    } finally {
      stopRenewing();
    }
  }

  #jobFor(claimed: Claimed, abort: AbortSignal, now: Date, state: { finished: boolean }): Job {
    const { id, kind, key, payload } = claimed;
    const finishIn = async (tx: Tx): Promise<void> => {
      this.#finish(tx, claimed);
      onCommit(() => (state.finished = true));
    };
    return {
      id,
      kind,
      key,
      payload,
      attempt: triesOf(claimed),
      abort,
      now,
      finishIn,
    };
  }

  async #run(claimed: Claimed, handler: JobHandler, job: Job): Promise<void> {
    if (triesOf(claimed) > maxAttemptsOf(handler)) throw new Error('the last attempt ended its process');
    await handler.run(job);
  }

  #finish(tx: Tx, claimed: Claimed): void {
    if (!claimed.isKept) return;
    const { ids, clock } = this.#options;
    finish(tx, claimed, { newId: ids.next(), now: clock.now() });
  }

  async #failed(claimed: Claimed, handler: JobHandler, error: unknown): Promise<void> {
    const { clock, log } = this.#options;
    const about = { jobId: claimed.id, jobKind: claimed.kind, attempt: claimed.attempts, err: error };
    const now = clock.now();
    const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 2000);
    const isOutage = outageOf(error) !== null;
    if (!claimed.isKept) return log.warn(about, 'a job that is not kept failed');
    const last = !isOutage && triesOf(claimed) >= maxAttemptsOf(handler);
    log[last ? 'error' : 'warn'](about, last ? 'a job failed for the last time' : 'a job failed and will run again');
    const waitSec = isOutage ? OUTAGE_SEC : backoffSec(triesOf(claimed));
    const runAt = new Date(now.getTime() + waitSec * 1000);
    await this.#write(about, async (tx) => {
      if (isOutage) await excuse(tx, claimed);
      await (last ? giveUp(tx, claimed, message, now) : fail(tx, claimed, { message, runAt }));
    });
  }

  /** Writes the result of an attempt, however long the database is unavailable: an outage must not use up an attempt. */
  async #write(about: object, act: (tx: Tx) => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await this.#options.db.withTx(act);
      } catch (unwritten) {
        if (outageOf(unwritten) === null || this.#stopped) {
          // The lease expires, and the job runs again then.
          this.#options.log.error({ ...about, err: unwritten }, 'the failure of a job could not be recorded');
          return;
        }
        await pause(WRITE_AGAIN_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  /** Renews the lease three times within its duration; a lease that is lost aborts the attempt. */
  #keepLease(claimed: Claimed, leaseSec: number, abort: AbortController, state: { isUnrenewed: boolean }): () => void {
    if (!claimed.isKept) return () => {};
    const timer = setInterval(
      () => {
        const until = new Date(this.#options.clock.now().getTime() + leaseSec * 1000);
        this.#options.db
          .withTx((tx) => renew(tx, claimed, until))
          .then((held) => {
            if (!held) abort.abort();
          })
          .catch((error: unknown) => {
            state.isUnrenewed ||= outageOf(error) !== null;
            this.#options.log.warn({ jobId: claimed.id, err: error }, 'a lease was not renewed');
          });
      },
      // The first lease of a job that was handed over is shorter than that of some handlers.
      (Math.min(leaseSec, HANDED_SEC) * 1000) / 3,
    );
    return () => clearInterval(timer);
  }
}
