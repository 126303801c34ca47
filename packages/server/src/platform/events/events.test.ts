import type { DomainEvent } from '@countersign/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemIds } from '../config/index.ts';
import { type Database, job } from '../database/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { type Job, type Jobs, startJobs } from '../jobs/index.ts';
import { emit } from './emit.ts';
import { type Reactors, reactionJobs } from './react.ts';

let db: Database;
let time = Date.parse('2026-03-01T00:00:00Z');
const clock = { now: () => new Date(time) };
const log = pino({ level: 'silent' });
const event: DomainEvent = { type: 'envelope.completed', envelopeId: systemIds.next() };

beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());

function start(reactors: Reactors): Jobs {
  return startJobs({ db, clock, ids: systemIds, log, handlers: reactionJobs(reactors, { db, ids: systemIds, log }) });
}
const emitted = (): Promise<void> => db.withTx((tx) => emit(tx, event, { id: systemIds.next(), now: clock.now() }));
const live = async (): Promise<string[]> => {
  const rows = await db.withTx((tx) => tx.select().from(job));
  return rows.filter(({ doneAt }) => doneAt === null).map(({ kind }) => kind);
};

test('all reactions to an event run in one job; one that fails runs again alone', async () => {
  const runs: string[] = [];
  let isBroken = true;
  const once =
    (name: string) =>
    (_event: DomainEvent, { finishIn }: Job) => {
      runs.push(name);
      return db.withTx(finishIn);
    };
  const jobs = start({
    first: { 'envelope.completed': once('first') },
    broken: {
      'envelope.completed': async () => {
        runs.push('broken');
        if (isBroken) throw new Error('not yet');
      },
    },
    other: { 'envelope.expired': once('other') },
    last: { 'envelope.completed': once('last') },
  });
  await emitted();
  await jobs.drain();
  expect(runs).toEqual(['first', 'broken', 'last']);
  expect(await live()).toEqual(['react.broken']);
  isBroken = false;
  time += 11_000;
  await jobs.drain();
  expect(runs).toEqual(['first', 'broken', 'last', 'broken']);
  expect(await live()).toEqual([]);
  await jobs.stop(0);
});

test('a reaction that was committed does not run again where the process ended before the next one', async () => {
  const runs: string[] = [];
  let isStuck = true;
  const reactors: Reactors = {
    committed: {
      'envelope.completed': (_event, { finishIn }) => {
        runs.push('committed');
        return db.withTx(finishIn);
      },
    },
    stuck: {
      'envelope.completed': (_event, { abort }) => {
        runs.push('stuck');
        if (!isStuck) return Promise.resolve();
        return new Promise((_resolve, reject) => abort.addEventListener('abort', () => reject(new Error('aborted'))));
      },
    },
  };
  const first = start(reactors);
  await emitted();
  await expect.poll(() => runs).toEqual(['committed', 'stuck']);
  isStuck = false;
  // The lease expires while the first process still holds it.
  time += 120_000;
  const second = start(reactors);
  await second.drain();
  expect(runs).toEqual(['committed', 'stuck', 'stuck']);
  await first.stop(0);
  expect(await live()).toEqual([]);
  await second.stop(0);
});
