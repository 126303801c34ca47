import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, job } from '../database/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { systemIds } from '../config/index.ts';
import { type Jobs, startJobs } from './engine.ts';
import { HANDED_SIGNAL, enqueue } from './enqueue.ts';
import type { Job, JobHandlers } from './job.ts';
import { claim } from './store.ts';

let db: Database;
let time: number;
const clock = { now: () => new Date(time) };
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const engines: Jobs[] = [];

beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());
beforeEach(async () => {
  time = Date.parse('2026-03-01T00:00:00Z');
  await db.withTx((tx) => tx.delete(job));
});
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop(0)));
});

function start(handlers: JobHandlers): Jobs {
  const engine = startJobs({ db, clock, ids: systemIds, handlers, log: silent });
  engines.push(engine);
  return engine;
}

const owe = (key: string, payload: unknown = {}) =>
  db.withTx((tx) => {
    const now = clock.now();
    return enqueue(tx, { id: systemIds.next(), kind: 'work', key, payload, runAt: now, now });
  });
const rows = () => db.withTx((tx) => tx.select().from(job).orderBy(job.createdAt, job.id));
const takeOne = () => db.withTx((tx) => claim(tx, [{ kind: 'work', free: 1, leaseSec: 60 }], [], clock.now()));

test('a new job that is due is handed over without being claimed, and claimed only where its process ended', async () => {
  const runs: string[] = [];
  const handlers: JobHandlers = { work: { run: async ({ key }) => void runs.push(key), concurrency: 4 } };
  start(handlers);
  await owe('handed', { at: new Date(0) });
  expect(await rows()).toMatchObject([{ attempts: 1, payload: { at: '1970-01-01T00:00:00.000Z' } }]);
  await expect.poll(() => runs).toEqual(['handed']);
  await engines.splice(0)[0]?.stop(0);
  // The process of this one ends before it runs.
  const forgetful = db.onSignal(HANDED_SIGNAL, () => {});
  await owe('left');
  forgetful();
  expect(await takeOne()).toEqual([]);
  time += 61_000;
  expect(await takeOne()).toMatchObject([{ key: 'left', attempts: 2 }]);
});

test('handed jobs that have not started are given back when the engine stops', async () => {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const run = async ({ abort }: Job): Promise<void> => {
    begin();
    await new Promise((resolve) => abort.addEventListener('abort', resolve, { once: true }));
  };
  const engine = start({ work: { run, concurrency: 1 } });
  await owe('runs');
  await begun;
  await owe('waits');
  await engine.stop(0);
  expect(await takeOne()).toMatchObject([{ key: 'waits', attempts: 1 }]);
});

test('more handed jobs than may wait are given back and run all the same', async () => {
  const runs = new Set<string>();
  const engine = start({ work: { run: async ({ key }) => void runs.add(key), concurrency: 2 } });
  await db.withTx(async (tx) => {
    for (let n = 0; n < 250; n += 1) {
      const at = clock.now();
      await enqueue(tx, { id: systemIds.next(), kind: 'work', key: `${n}`, payload: {}, runAt: at, now: at });
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await engine.drain();
  expect(runs.size).toBe(250);
  expect((await rows()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
});
