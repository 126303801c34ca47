import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type Database, job } from '../database/index.ts';
import { DatabaseUnavailableError } from '../outage/index.ts';
import { systemIds } from '../config/index.ts';
import { BusyError } from '../workers/index.ts';
import { countDue, countUnfinished, enqueue, withdraw } from './enqueue.ts';
import { type Job, type JobHandlers, JobLeaseLostError } from './job.ts';
import { finish, listDead, purgeDone, revive } from './store.ts';
import { openJobWorld } from './testing.ts';

const world = openJobWorld();
const { clock, advance, start, owe, rows, takeOne } = world;

test('a job runs with its payload once its transaction is committed, and is done', async () => {
  const seen: unknown[] = [];
  const engine = start({ work: { run: async ({ payload, attempt }) => void seen.push([payload, attempt]) } });
  await owe('a', { payload: { n: 1 } });
  await engine.drain();
  expect(seen).toEqual([[{ n: 1 }, 1]]);
  expect((await rows())[0]?.doneAt).toEqual(clock.now());
});

test('a job whose transaction rolled back does not exist', async () => {
  const engine = start({ work: { run: async () => expect.unreachable() } });
  const rolledBack = world.db.withTx(async (tx) => {
    await enqueue(tx, {
      id: systemIds.next(),
      kind: 'work',
      key: 'a',
      payload: {},
      runAt: clock.now(),
      now: clock.now(),
    });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await engine.drain();
  expect(await rows()).toEqual([]);
});

test('the engine looks for jobs as soon as a transaction that enqueued one commits', async () => {
  const ran = new Promise<string>((resolve) => start({ work: { run: async ({ key }) => resolve(key) } }));
  await owe('awaited');
  expect(await ran).toBe('awaited');
});

test('enqueueing the same kind and key twice makes one job with the newer payload and instant', async () => {
  await owe('a', { payload: 1, inSec: 5 });
  await owe('a', { payload: 2, inSec: 60 });
  const found = await rows();
  expect(found.map(({ payload, runAt }) => [payload, runAt.getTime() - clock.now().getTime()])).toEqual([[2, 60_000]]);
});

test('a job waits for its instant by the injected clock', async () => {
  const seen: string[] = [];
  const engine = start({ work: { run: async ({ key }) => void seen.push(key) } });
  await owe('later', { inSec: 10 });
  await engine.drain();
  expect(seen).toEqual([]);
  advance(10_000);
  await engine.drain();
  expect(seen).toEqual(['later']);
});

test('a withdrawn job does not run', async () => {
  await owe('a');
  await world.db.withTx((tx) => withdraw(tx, { kind: 'work', key: 'a' }));
  const engine = start({ work: { run: async () => expect.unreachable() } });
  await engine.drain();
  expect(await rows()).toEqual([]);
});

test('a job of a kind without a handler waits', async () => {
  await owe('a', { kind: 'unknown' });
  await start({ work: { run: async () => {} } }).drain();
  expect((await rows())[0]).toMatchObject({ attempts: 0, doneAt: null });
});

test('a failed job runs again after growing pauses, and is dead after its last attempt until it is revived', async () => {
  const attempts: number[] = [];
  const run = async ({ attempt }: Job): Promise<void> => {
    attempts.push(attempt);
    throw new Error(`failure ${attempt}`);
  };
  const engine = start({ work: { run, maxAttempts: 3 } });
  await owe('a', { payload: 'p' });
  await engine.drain();
  expect(attempts).toEqual([1]);
  expect((await rows())[0]).toMatchObject({ lastError: 'Error: failure 1', leaseUntil: null });
  expect((await rows())[0]?.runAt.getTime()).toBe(clock.now().getTime() + 10_000);
  expect(await world.db.withTx((tx) => countDue(tx, 'work', clock.now()))).toBe(0);
  expect(await world.db.withTx((tx) => countUnfinished(tx, 'work'))).toBe(1);
  for (const wait of [10_000, 20_000, 3_600_000]) {
    advance(wait);
    await engine.drain();
  }
  expect(attempts).toEqual([1, 2, 3]);
  const [dead] = await world.db.withTx(listDead);
  expect(dead).toMatchObject({ kind: 'work', key: 'a', attempts: 3, lastError: 'Error: failure 3' });
  expect(await world.db.withTx((tx) => countUnfinished(tx, 'work'))).toBe(0);
  const again = { id: dead?.id ?? '', newId: systemIds.next(), now: clock.now() };
  expect(await world.db.withTx((tx) => revive(tx, again))).toBe(true);
  expect(await world.db.withTx((tx) => revive(tx, again))).toBe(false);
  expect(await world.db.withTx(listDead)).toEqual([]);
  await engine.drain();
  expect(attempts).toEqual([1, 2, 3, 1]);
});

test('a job that repeatedly kills its process is given up without another run', async () => {
  await owe('a');
  for (let n = 0; n < 2; n += 1) {
    await takeOne();
    advance(61_000);
  }
  const engine = start({ work: { run: async () => expect.unreachable(), maxAttempts: 2 } });
  await engine.drain();
  const [dead] = await world.db.withTx(listDead);
  expect(dead).toMatchObject({ attempts: 3, lastError: 'Error: the last attempt ended its process' });
});

test('an outage uses up no attempt, even if its end is written late or by another process', async () => {
  let isAway = false;
  let tries = 0;
  const flaky: Database = {
    ...world.db,
    withTx: (fn) => {
      tries += isAway ? 1 : 0;
      return isAway ? Promise.reject(new DatabaseUnavailableError('NOT_DONE', {})) : world.db.withTx(fn);
    },
  };
  const run = async (): Promise<void> => {
    isAway = true;
    throw new DatabaseUnavailableError('NOT_DONE', {});
  };
  const engine = start({ work: { run, maxAttempts: 1 } }, flaky);
  await owe('a');
  engine.wake();
  await vi.waitFor(() => expect(tries).toBeGreaterThan(0));
  advance(61_000);
  const [other] = await takeOne();
  expect(other?.attempts).toBe(2);
  isAway = false;
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ attempts: 2, outages: 1 }]), { timeout: 10_000 });
  expect((await rows())[0]?.leaseUntil).not.toBeNull();
});

test('a full queue is not a failed attempt', async () => {
  const engine = start({ work: { run: () => Promise.reject(new BusyError()), maxAttempts: 1 } });
  await owe('a');
  await engine.drain();
  expect(await rows()).toMatchObject([{ attempts: 1, outages: 1, deadAt: null }]);
});

test('the effect of a job and its completion are one transaction: both or neither', async () => {
  const run = async (it: Job): Promise<void> => {
    await world.db.withTx(async (tx) => {
      await enqueue(tx, { ...effectOf(it), now: it.now });
      await it.finishIn(tx);
      if (it.attempt === 1) throw new Error('after the effect');
    });
  };
  const effectOf = ({ attempt, now }: Job) => ({
    id: systemIds.next(),
    kind: 'effect',
    key: String(attempt),
    payload: {},
    runAt: now,
  });
  const engine = start({ work: { run } });
  await owe('a');
  await engine.drain();
  expect((await rows()).map(({ kind }) => kind)).toEqual(['work']);
  advance(10_000);
  await engine.drain();
  const found = await rows();
  expect(found.map(({ kind, key, doneAt }) => [kind, key, doneAt !== null])).toEqual([
    ['work', 'a', true],
    ['effect', '2', false],
  ]);
});

test('an attempt that lost its lease cannot finish, and its effect is rolled back', async () => {
  await owe('a');
  const [first] = await takeOne();
  expect(await takeOne()).toEqual([]);
  advance(61_000);
  const [second] = await takeOne();
  expect(second).toMatchObject({ id: first?.id, attempts: 2 });
  if (first === undefined || second === undefined) return expect.unreachable();
  const late = world.db.withTx(async (tx) => {
    await owe2(tx, 'effect of the first');
    finish(tx, first, { newId: systemIds.next(), now: clock.now() });
  });
  await expect(late).rejects.toBeInstanceOf(JobLeaseLostError);
  await world.db.withTx(async (tx) => {
    await owe2(tx, 'effect of the second');
    finish(tx, second, { newId: systemIds.next(), now: clock.now() });
  });
  expect((await rows()).map(({ key }) => key)).toEqual(['a', 'effect of the second']);
});

const owe2 = (tx: Parameters<typeof enqueue>[0], key: string) =>
  enqueue(tx, { id: systemIds.next(), kind: 'effect', key, payload: {}, runAt: clock.now(), now: clock.now() });

test('a job enqueued again while it runs runs once more', async () => {
  const seen: unknown[] = [];
  const run = async ({ payload }: Job): Promise<void> => {
    seen.push(payload);
    if (payload === 'old') await owe('a', { payload: 'new' });
  };
  const engine = start({ work: { run } });
  await owe('a', { payload: 'old' });
  await engine.drain();
  expect(seen).toEqual(['old', 'new']);
  expect((await rows()).map(({ payload, doneAt }) => [payload, doneAt !== null])).toEqual([
    ['new', true],
    ['new', true],
  ]);
});

test('a handler may finish its job and enqueue the next of the same kind and key in one transaction', async () => {
  const seen: number[] = [];
  const run = async (it: Job): Promise<void> => {
    seen.push(it.now.getTime());
    await world.db.withTx(async (tx) => {
      await it.finishIn(tx);
      const runAt = new Date(it.now.getTime() + 60_000);
      await enqueue(tx, { id: systemIds.next(), kind: 'work', key: 'tick', payload: {}, runAt, now: it.now });
    });
  };
  const engine = start({ work: { run } });
  await owe('tick');
  await engine.drain();
  advance(60_000);
  await engine.drain();
  expect(seen).toHaveLength(2);
  expect((await rows()).filter(({ doneAt }) => doneAt === null)).toHaveLength(1);
});

test('a running job is not taken again by its own process when the clock jumps', async () => {
  let runs = 0;
  let release: () => void = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  const run = async (): Promise<void> => {
    runs += 1;
    await blocked;
  };
  const engine = start({ work: { run, concurrency: 5 } });
  await owe('a');
  await expect.poll(() => runs).toBe(1);
  advance(86_400_000);
  engine.wake();
  await owe('b');
  await expect.poll(() => runs).toBe(2);
  release();
  await engine.drain();
  expect((await rows()).map(({ key, attempts }) => [key, attempts])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('no more jobs of a kind run at once than its handler allows', async () => {
  let now = 0;
  let most = 0;
  const run = async (): Promise<void> => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 5));
    now -= 1;
  };
  const engine = start({ work: { run, concurrency: 3 } });
  await world.db.withTx(async (tx) => {
    for (let n = 0; n < 12; n += 1) {
      const at = clock.now();
      await enqueue(tx, { id: systemIds.next(), kind: 'work', key: `${n}`, payload: {}, runAt: at, now: at });
    }
  });
  await engine.drain();
  expect(most).toBe(3);
  expect((await rows()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
});

test('several engines on one table run each job once', async () => {
  const runs: string[] = [];
  const handlers: JobHandlers = { work: { run: async ({ key }) => void runs.push(key), concurrency: 4 } };
  const keys = Array.from({ length: 40 }, (_, n) => `k${n}`);
  await world.db.withTx(async (tx) => {
    for (const key of keys) {
      await enqueue(tx, { id: systemIds.next(), kind: 'work', key, payload: {}, runAt: clock.now(), now: clock.now() });
    }
  });
  const three = [start(handlers), start(handlers), start(handlers)];
  await Promise.all(three.map((engine) => engine.drain()));
  expect(runs.toSorted()).toEqual(keys.toSorted());
});

test('a stopping engine aborts jobs that do not end in time', async () => {
  let aborted = false;
  const begun = new Promise<void>((resolve) => {
    const run = ({ abort }: Job): Promise<void> =>
      new Promise((_, reject) => {
        resolve();
        abort.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('stopped'));
        });
      });
    start({ work: { run } });
  });
  await owe('a');
  await begun;
  await world.stopAll();
  expect(aborted).toBe(true);
  const [found] = await world.db.withTx((tx) => tx.select().from(job).where(eq(job.key, 'a')));
  expect(found).toMatchObject({ doneAt: null, deadAt: null });
});

test('done jobs are deleted after the retention period, others are kept', async () => {
  await owe('done');
  await start({ work: { run: async () => {} } }).drain();
  await owe('waiting', { inSec: 3600 });
  await world.db.withTx((tx) => purgeDone(tx, clock.now()));
  expect(await rows()).toHaveLength(2);
  await world.db.withTx((tx) => purgeDone(tx, new Date(clock.now().getTime() + 1)));
  expect((await rows()).map(({ key }) => key)).toEqual(['waiting']);
});

test('due jobs of a kind are found through an index', async () => {
  const plan = await world.db.withTx(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select id from job where kind = 'work' and done_at is null and dead_at is null
      and run_at <= '2026-01-01' order by run_at limit 1`);
  });
  expect(JSON.stringify(plan.rows)).toContain('job_due');
});
