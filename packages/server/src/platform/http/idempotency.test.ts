import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, endingAsWritten, job } from '../database/index.ts';
import { openTestDatabase } from '../database/testing.ts';
import { DatabaseUnavailableError } from '../outage/index.ts';
import { systemIds } from '../config/index.ts';
import { onceForKey, purgeAnswers } from './idempotency.ts';
import { refuseWith } from './refused.ts';

let db: Database;
const now = new Date('2026-11-21T08:00:00Z');
const later = (ms: number): Date => new Date(now.getTime() + ms);
beforeAll(async () => {
  db = await openTestDatabase(process.env.TEST_DATABASE_URL || null);
});
afterAll(() => db.close());

const callOf = (request: unknown = { title: 'a' }) => ({
  accountId: systemIds.next(),
  call: 'createEnvelope',
  key: 'key-1',
  request,
  now,
});
const jobOf = (key: string) => ({ id: systemIds.next(), kind: 'key', key, payload: {}, runAt: now, createdAt: now });
const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: { refusal: { error: string } }) => error.refusal.error,
  );
/** Resolves once the call has started and waits for `end`; boxed, so that awaiting it does not await the answer. */
function underWay(call: ReturnType<typeof callOf>, end: Promise<unknown>): Promise<{ answer: Promise<unknown> }> {
  return new Promise((begun) => {
    const answer: Promise<unknown> = onceForKey(db, call, () => {
      begun({ answer });
      return end;
    });
  });
}

describe('A call with an Idempotency-Key', () => {
  it('runs once, and repetitions get the same answer', async () => {
    const call = callOf();
    let made = 0;
    const act = async () => ({ made: (made += 1) });
    expect(await onceForKey(db, call, act)).toEqual({ made: 1 });
    expect(await onceForKey(db, { ...call, now: later(3_600_000) }, act)).toEqual({ made: 1 });
  });

  it('is refused while the first one is still running', async () => {
    const call = callOf();
    let finish = (_answer: object): void => {};
    const first = await underWay(call, new Promise((resolve) => (finish = resolve)));
    expect(await refusalOf(onceForKey(db, call, async () => ({ second: true })))).toBe('ERROR_BUSY');
    finish({});
    expect(await first.answer).toEqual({});
  });

  it('is refused for another request, and can be used by another account', async () => {
    const call = callOf();
    await onceForKey(db, call, async () => ({ first: true }));
    expect(await refusalOf(onceForKey(db, { ...call, request: { title: 'b' } }, async () => ({})))).toBe(
      'ERROR_IDEMPOTENCY_KEY_REUSED',
    );
    expect(await onceForKey(db, { ...call, accountId: systemIds.next() }, async () => ({ theirs: true }))).toEqual({
      theirs: true,
    });
  });

  it('can be repeated after a refusal', async () => {
    const call = callOf();
    expect(await refusalOf(onceForKey(db, call, async () => refuseWith('ERROR_EXPIRY')))).toBe('ERROR_EXPIRY');
    expect(await onceForKey(db, call, async () => ({ better: true }))).toEqual({ better: true });
  });

  it('runs again two minutes after its process was killed', async () => {
    const call = callOf();
    await underWay(call, new Promise(() => {}));
    expect(await refusalOf(onceForKey(db, call, async () => ({})))).toBe('ERROR_BUSY');
    expect(await onceForKey(db, { ...call, now: later(121_000) }, async () => ({ again: true }))).toEqual({
      again: true,
    });
  });

  it('never runs again once it has acted without an answer: its process was killed, or its answer is not stored', async () => {
    const call = callOf();
    const acted: string[] = [];
    const act = (until: Promise<unknown>) => async () => {
      await db.withTx((tx) => tx.insert(job).values(jobOf(call.accountId)));
      acted.push(call.accountId);
      return until;
    };
    void onceForKey(db, call, act(new Promise(() => {})));
    await vi.waitFor(() => expect(acted).toHaveLength(1));
    expect(await refusalOf(onceForKey(db, call, act(Promise.resolve({}))))).toBe('ERROR_BUSY');
    const repeated = onceForKey(db, { ...call, now: later(121_000) }, act(Promise.resolve({})));
    expect([await refusalOf(repeated), acted.length]).toEqual(['ERROR_DONE_UNANSWERED', 1]);
  });

  it('is answered even if its answer cannot be stored, and does not run again', async () => {
    const call = callOf();
    let made = 0;
    const act = async () => {
      await db.withTx((tx) => tx.insert(job).values(jobOf(call.accountId)));
      return { made: (made += 1) };
    };
    const away: Database = {
      ...db,
      withTx: (fn) => (made === 0 ? db.withTx(fn) : Promise.reject(new DatabaseUnavailableError('NOT_DONE', {}))),
    };
    expect(await onceForKey(away, call, act)).toEqual({ made: 1 });
    expect(await refusalOf(onceForKey(db, { ...call, now: later(121_000) }, act))).toBe('ERROR_DONE_UNANSWERED');
  });

  it('is rolled back if a repetition has taken over its act', async () => {
    const call = callOf();
    let goOn = (_end: null): void => {};
    const held = new Promise<null>((resolve) => (goOn = resolve));
    const write = (key: string) => db.withTx((tx) => tx.insert(job).values(jobOf(key)));
    const slow = onceForKey(db, call, async () => {
      await held;
      await write(`slow ${call.accountId}`);
    });
    await vi.waitFor(async () => expect(await refusalOf(onceForKey(db, call, async () => ({})))).toBe('ERROR_BUSY'));
    const second = { ...call, now: later(121_000) };
    await onceForKey(db, second, () => write(`second ${call.accountId}`).then(() => ({})));
    goOn(null);
    expect(await refusalOf(slow)).toBe('ERROR_BUSY');
    const kept = await db.withTx((tx) => tx.select({ key: job.key }).from(job));
    expect(kept.filter(({ key }) => key.endsWith(call.accountId))).toEqual([{ key: `second ${call.accountId}` }]);
    expect(await onceForKey(db, second, async () => ({ again: true }))).toEqual({});
  });

  it('can be repeated if it only prepared its act', async () => {
    const call = callOf();
    const prepare = () => endingAsWritten(() => db.withTx((tx) => tx.insert(job).values(jobOf(call.accountId))));
    const failed = onceForKey(db, call, async () => {
      await prepare();
      throw new Error('a disk that is full');
    });
    await expect(failed).rejects.toThrow('full');
    expect(await onceForKey(db, call, async () => ({ made: true }))).toEqual({ made: true });
  });

  it('with an unknown outcome runs again if its transaction was not committed', async () => {
    const call = callOf();
    const unknown = onceForKey(db, call, () => Promise.reject(new DatabaseUnavailableError('UNKNOWN', {})));
    await expect(unknown).rejects.toMatchObject({ outcome: 'UNKNOWN' });
    expect(await refusalOf(onceForKey(db, call, async () => ({})))).toBe('ERROR_BUSY');
    expect(await onceForKey(db, { ...call, now: later(121_000) }, async () => ({ made: true }))).toEqual({
      made: true,
    });
  });

  it('is deleted after 24 hours', async () => {
    const call = callOf();
    await onceForKey(db, call, async () => ({ first: true }));
    await db.withTx((tx) => purgeAnswers(tx, later(86_400_001)));
    expect(await onceForKey(db, call, async () => ({ second: true }))).toEqual({ second: true });
  });
});
