import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BusyError } from '../../platform/index.ts';
import { hashPassword, isPassword, waitsAs } from './password-hash.ts';

const pepper = randomBytes(32);
/** Two run, and 64 of one client wait. */
const AT_ONCE = 66;
const one = { line: 'STRANGERS', client: '192.0.2.1' } as const;
const waits = waitsAs('li');

describe('Hashes of passwords (security 14, 16)', () => {
  it('are refused at once beyond the queue, and all others are made', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: AT_ONCE + 7 }, (_, i) => hashPassword(`${i}`, pepper, one)),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused).toHaveLength(7);
    expect(refused.every((reason) => reason instanceof BusyError)).toBe(true);
  });

  it('of logged-in people do not wait for strangers, however many hashes those request', async () => {
    const done: string[] = [];
    const strangers = Array.from({ length: AT_ONCE }, (_, i) =>
      hashPassword(`${i}`, pepper, one).then(() => done.push('stranger')),
    );
    await hashPassword('sign', pepper, waits).then(() => done.push('signer'));
    expect(done.length).toBeLessThan(AT_ONCE / 2);
    await Promise.all(strangers);
  });

  it('are made off the event loop, which continues while one is under way', async () => {
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const hash = await hashPassword('secret', pepper, waits);
    const turnsOfHash = turns;
    await isPassword(hash, 'secret', { pepper, waits });
    isDone = true;
    expect(turnsOfHash).toBeGreaterThan(1);
    expect(turns - turnsOfHash).toBeGreaterThan(1);
  });

  it('are argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('secret', pepper, waits)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are salted and match only their own password and pepper', async () => {
    const [first, other] = await Promise.all([
      hashPassword('secret', pepper, waits),
      hashPassword('secret', pepper, waits),
    ]);
    expect(first).not.toBe(other);
    expect(await isPassword(first, 'secret', { pepper, waits })).toBe(true);
    expect(await isPassword(first, 'Secret', { pepper, waits })).toBe(false);
    expect(await isPassword(first, 'secret', { pepper: randomBytes(32), waits })).toBe(false);
    expect(await isPassword(null, 'secret', { pepper, waits })).toBe(false);
  });
});
