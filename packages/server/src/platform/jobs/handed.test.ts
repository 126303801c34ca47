import { expect, test } from 'vitest';
import { systemIds } from '../config/index.ts';
import { HANDED_SIGNAL, enqueue } from './enqueue.ts';
import type { Job, JobHandlers } from './job.ts';
import { openJobWorld } from './testing.ts';

const world = openJobWorld();
const { clock, advance, start, owe, rows, takeOne } = world;

test('a new job that is due is handed over without being claimed, and claimed only where its process ended', async () => {
  const runs: string[] = [];
  const handlers: JobHandlers = { work: { run: async ({ key }) => void runs.push(key), concurrency: 4 } };
  start(handlers);
  await owe('handed', { payload: { at: new Date(0) } });
  expect(await rows()).toMatchObject([{ attempts: 1, payload: { at: '1970-01-01T00:00:00.000Z' } }]);
  await expect.poll(() => runs).toEqual(['handed']);
  await world.stopAll();
  // The process of this one ends before it runs.
  const forgetful = world.db.onSignal(HANDED_SIGNAL, () => {});
  await owe('left');
  forgetful();
  expect(await takeOne()).toEqual([]);
  advance(61_000);
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
  await world.db.withTx(async (tx) => {
    for (let n = 0; n < 250; n += 1) {
      const at = clock.now();
      await enqueue(tx, { id: systemIds.next(), kind: 'work', key: `${n}`, payload: {}, runAt: at, now: at });
    }
  });
  await engine.drain();
  expect(runs.size).toBe(250);
  expect((await rows()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
});
