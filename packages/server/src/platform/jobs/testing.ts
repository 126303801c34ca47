import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { systemIds } from '../config/index.ts';
import { type Database, job } from '../database/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { type Jobs, startJobs } from './engine.ts';
import { enqueue } from './enqueue.ts';
import type { Claimed, JobHandlers } from './job.ts';
import { claim } from './store.ts';

interface Owed {
  readonly kind?: string;
  readonly payload?: unknown;
  readonly inSec?: number;
}

/** A database, a clock, and engines that are stopped after each test of the file. */
export interface JobWorld {
  readonly db: Database;
  readonly clock: { now(): Date };
  /** Moves the clock forward. */
  advance(ms: number): void;
  /** @param from where the engine finds the database, unless it is that of the file */
  start(handlers: JobHandlers, from?: Database): Jobs;
  /** Stops the engines as the end of their process does, without time for what runs. */
  stopAll(): Promise<void>;
  /** Enqueues a job of the kind `work`, or another, in a transaction of its own. */
  owe(key: string, owed?: Owed): Promise<unknown>;
  rows(): Promise<readonly (typeof job.$inferSelect)[]>;
  /** @param mine ids that this process holds */
  takeOne(mine?: string[]): Promise<readonly Claimed[]>;
}

/** For the top of a test file: opens the database before its tests and empties the queue before each. */
export function openJobWorld(): JobWorld {
  let db: Database;
  let time = 0;
  const clock = { now: () => new Date(time) };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const engines: Jobs[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(engines.splice(0).map((engine) => engine.stop(0)));
  };

  beforeAll(async () => {
    db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
  }, 120_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    time = Date.parse('2026-03-01T00:00:00Z');
    await db.withTx((tx) => tx.delete(job));
  });
  afterEach(stopAll);

  return {
    get db() {
      return db;
    },
    clock,
    advance: (ms) => void (time += ms),
    start(handlers, from = db) {
      const engine = startJobs({ db: from, clock, ids: systemIds, handlers, log });
      engines.push(engine);
      return engine;
    },
    stopAll,
    owe: (key, { kind = 'work', payload = {}, inSec = 0 } = {}) =>
      db.withTx((tx) => {
        const runAt = new Date(time + inSec * 1000);
        return enqueue(tx, { id: systemIds.next(), kind, key, payload, runAt, now: clock.now() });
      }),
    rows: () => db.withTx((tx) => tx.select().from(job).orderBy(job.createdAt, job.id)),
    takeOne: (mine = []) => db.withTx((tx) => claim(tx, [{ kind: 'work', free: 1, leaseSec: 60 }], mine, clock.now())),
  };
}
