import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { systemIds } from '../random.ts';
import { forgetOldAnswers, onceForKey } from './idempotency.ts';
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
const refusalOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'none',
    (error: { refusal: { error: string } }) => error.refusal.error,
  );
/** Resolves once the call is being made and waits for `end`; boxed, so that awaiting it does not await the answer. */
function underWay(call: ReturnType<typeof callOf>, end: Promise<unknown>): Promise<{ answer: Promise<unknown> }> {
  return new Promise((begun) => {
    const answer: Promise<unknown> = onceForKey(db, call, () => {
      begun({ answer });
      return end;
    });
  });
}

describe('A call with an Idempotency-Key', () => {
  it('is made once and answered the same again', async () => {
    const call = callOf();
    let made = 0;
    const act = async () => ({ made: (made += 1) });
    expect(await onceForKey(db, call, act)).toEqual({ made: 1 });
    expect(await onceForKey(db, { ...call, now: later(3_600_000) }, act)).toEqual({ made: 1 });
  });

  it('is refused while the first one is still under way', async () => {
    const call = callOf();
    let finish = (_answer: object): void => {};
    const first = await underWay(call, new Promise((resolve) => (finish = resolve)));
    expect(await refusalOf(onceForKey(db, call, async () => ({ second: true })))).toBe('ERROR_BUSY');
    finish({});
    expect(await first.answer).toEqual({});
  });

  it('is refused for another request, and free for another account', async () => {
    const call = callOf();
    await onceForKey(db, call, async () => ({ first: true }));
    expect(await refusalOf(onceForKey(db, { ...call, request: { title: 'b' } }, async () => ({})))).toBe(
      'ERROR_IDEMPOTENCY_KEY_REUSED',
    );
    expect(await onceForKey(db, { ...call, accountId: systemIds.next() }, async () => ({ theirs: true }))).toEqual({
      theirs: true,
    });
  });

  it('that was refused may be made again', async () => {
    const call = callOf();
    expect(await refusalOf(onceForKey(db, call, async () => refuseWith('ERROR_EXPIRY')))).toBe('ERROR_EXPIRY');
    expect(await onceForKey(db, call, async () => ({ better: true }))).toEqual({ better: true });
  });

  it('that a dead process left behind is made again after two minutes', async () => {
    const call = callOf();
    await underWay(call, new Promise(() => {}));
    expect(await refusalOf(onceForKey(db, call, async () => ({})))).toBe('ERROR_BUSY');
    expect(await onceForKey(db, { ...call, now: later(121_000) }, async () => ({ again: true }))).toEqual({
      again: true,
    });
  });

  it('is forgotten after 24 hours', async () => {
    const call = callOf();
    await onceForKey(db, call, async () => ({ first: true }));
    await db.withTx((tx) => forgetOldAnswers(tx, later(86_400_001)));
    expect(await onceForKey(db, call, async () => ({ second: true }))).toEqual({ second: true });
  });
});
