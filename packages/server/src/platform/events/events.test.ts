import type { DomainEvent } from '@countersign/domain';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemIds } from '../config/index.ts';
import { type Database, type Tx, job } from '../database/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { type Jobs, enqueue, startJobs } from '../jobs/index.ts';
import { DatabaseUnavailableError } from '../outage/index.ts';
import { emit } from './emit.ts';
import { type Reacting, type Reactors, reactionJobs } from './react.ts';

let db: Database;
let time = Date.parse('2026-03-01T00:00:00Z');
const LATER = new Date('2027-03-01T00:00:00Z');
const clock = { now: () => new Date(time) };
const log = pino({ level: 'silent' });
const event: DomainEvent = { type: 'envelope.completed', envelopeId: systemIds.next() };

beforeAll(async () => {
  db = await openTestDatabase(process.env['TEST_DATABASE_URL'] ?? null);
}, 120_000);
afterAll(() => db.close());
beforeEach(() => db.withTx((tx) => tx.delete(job)));

function start(reactors: Reactors): Jobs {
  return startJobs({ db, clock, ids: systemIds, log, handlers: reactionJobs(reactors, { db, ids: systemIds, log }) });
}
const emitted = (): Promise<void> => db.withTx((tx) => emit(tx, event, { id: systemIds.next(), now: clock.now() }));
const live = async (): Promise<string[]> => {
  const rows = await db.withTx((tx) => tx.select().from(job));
  return rows.flatMap(({ kind, doneAt }) => (doneAt === null ? [kind] : [])).toSorted();
};

const enqueued = async (tx: Tx, name: string): Promise<void> =>
  enqueue(tx, { id: systemIds.next(), kind: `effect.${name}`, key: name, payload: {}, runAt: LATER, now: clock.now() });
const effects = async (): Promise<string[]> => (await live()).filter((kind) => kind.startsWith('effect.'));

test('all reactions to an event are committed together with the end of its job', async () => {
  const runs: string[] = [];
  const once =
    (name: string) =>
    async (_event: DomainEvent, { tx }: Reacting) => {
      runs.push(name);
      await enqueued(tx, name);
    };
  const jobs = start({
    first: { 'envelope.completed': once('first') },
    other: { 'envelope.expired': once('other') },
    last: { 'envelope.completed': once('last') },
  });
  await emitted();
  await jobs.drain();
  expect(runs).toEqual(['first', 'last']);
  expect(await live()).toEqual(['effect.first', 'effect.last']);
  await jobs.stop(0);
});

test('the events of a transaction are one job, whose reactions are committed together', async () => {
  const other: DomainEvent = { type: 'envelope.expired', envelopeId: systemIds.next() };
  const seen: string[] = [];
  const once = async ({ type }: DomainEvent, { tx }: Reacting) => {
    seen.push(type);
    await enqueued(tx, type);
  };
  const jobs = start({ both: { 'envelope.completed': once, 'envelope.expired': once } });
  await db.withTx(async (tx) => {
    for (const one of [event, other]) await emit(tx, one, { id: systemIds.next(), now: clock.now() });
  });
  await jobs.drain();
  expect(seen).toEqual(['envelope.completed', 'envelope.expired']);
  expect(await live()).toEqual(['effect.envelope.completed', 'effect.envelope.expired']);
  const rows = await db.withTx((tx) => tx.select().from(job));
  expect(rows.filter(({ kind }) => kind === 'event')).toMatchObject([{ payload: [event, other] }]);
  await jobs.stop(0);
});

test('a reaction that fails runs again alone, and holds back no other', async () => {
  let isBroken = true;
  const write =
    (name: string) =>
    (_event: DomainEvent, { tx }: Reacting) =>
      enqueued(tx, name);
  const jobs = start({
    first: { 'envelope.completed': write('first') },
    broken: {
      'envelope.completed': async (_event, { tx }) => {
        await enqueued(tx, 'broken');
        if (isBroken) throw new Error('not yet');
      },
    },
    last: { 'envelope.completed': write('last') },
  });
  await emitted();
  await jobs.drain();
  expect(await effects()).toEqual(['effect.first', 'effect.last']);
  expect(await live()).toContain('react.broken');
  isBroken = false;
  time += 11_000;
  await jobs.drain();
  expect(await live()).toEqual(['effect.broken', 'effect.first', 'effect.last']);
  await jobs.stop(0);
});

test('an outage undoes all reactions, which run together again', async () => {
  let isOut = true;
  const jobs = start({
    first: { 'envelope.completed': (_event, { tx }) => enqueued(tx, 'first') },
    last: {
      'envelope.completed': async (_event, { tx }) => {
        await enqueued(tx, 'last');
        if (isOut) throw new DatabaseUnavailableError('NOT_DONE', {});
      },
    },
  });
  await emitted();
  await jobs.drain();
  expect(await live()).toEqual(['event']);
  isOut = false;
  time += 16_000;
  await jobs.drain();
  expect(await live()).toEqual(['effect.first', 'effect.last']);
  await jobs.stop(0);
});

test('an event that only open pages react to has no row, unless another of its transaction is kept', async () => {
  const seen: string[] = [];
  const jobs = start({
    pages: {
      'envelope.started': async ({ type }) => void seen.push(type),
      'envelope.completed': async ({ type }) => void seen.push(type),
    },
  });
  const started: DomainEvent = { type: 'envelope.started', envelopeId: systemIds.next() };
  const lost = { now: clock.now(), isKept: false };
  await db.withTx((tx) => emit(tx, started, { id: systemIds.next(), ...lost }));
  await jobs.drain();
  expect(seen).toEqual(['envelope.started']);
  expect(await db.withTx((tx) => tx.$count(job))).toBe(0);
  await db.withTx(async (tx) => {
    await emit(tx, started, { id: systemIds.next(), ...lost });
    await emit(tx, event, { id: systemIds.next(), now: clock.now() });
  });
  await jobs.drain();
  expect(seen).toEqual(['envelope.started', 'envelope.started', 'envelope.completed']);
  expect(await db.withTx((tx) => tx.$count(job))).toBe(1);
  await jobs.stop(0);
});

test('an event without a row is kept where no engine of its process hears of it', async () => {
  const started: DomainEvent = { type: 'envelope.started', envelopeId: systemIds.next() };
  await db.withTx((tx) => emit(tx, started, { id: systemIds.next(), now: clock.now(), isKept: false }));
  expect(await live()).toEqual(['event']);
});

test('a reaction to an event without a row that fails becomes a job of its own', async () => {
  let runs = 0;
  const jobs = start({
    broken: {
      'envelope.started': async () => {
        runs += 1;
        if (runs === 1) throw new Error('broken');
      },
    },
  });
  const started: DomainEvent = { type: 'envelope.started', envelopeId: systemIds.next() };
  await db.withTx((tx) => emit(tx, started, { id: systemIds.next(), now: clock.now(), isKept: false }));
  await jobs.drain();
  expect(runs).toBe(2);
  expect(await live()).toEqual([]);
  await jobs.stop(0);
});
