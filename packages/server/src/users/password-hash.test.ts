import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BusyError } from '../workers/workers.ts';
import { hashPassword, isPassword } from './password-hash.ts';

const pepper = randomBytes(32);
/** Two run and 128 wait. */
const AT_ONCE = 130;

describe('Hashes of passwords (security 14, 16)', () => {
  it('asked for beyond the queue are refused at once, and all the others are made', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: AT_ONCE + 7 }, (_, i) => hashPassword(`${i}`, pepper)),
    );
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused).toHaveLength(7);
    expect(refused.every((reason) => reason instanceof BusyError)).toBe(true);
  });

  it('are made off the event loop: it turns while one of them is under way', async () => {
    let turns = 0;
    let isDone = false;
    const turn = (): void => {
      turns += 1;
      if (!isDone) setImmediate(turn);
    };
    setImmediate(turn);
    const hash = await hashPassword('secret', pepper);
    const turnsOfHash = turns;
    await isPassword(hash, 'secret', pepper);
    isDone = true;
    expect(turnsOfHash).toBeGreaterThan(1);
    expect(turns - turnsOfHash).toBeGreaterThan(1);
  });

  it('are salted and open to their own password and pepper only', async () => {
    const [one, other] = await Promise.all([hashPassword('secret', pepper), hashPassword('secret', pepper)]);
    expect(one).not.toBe(other);
    expect(await isPassword(one, 'secret', pepper)).toBe(true);
    expect(await isPassword(one, 'Secret', pepper)).toBe(false);
    expect(await isPassword(one, 'secret', randomBytes(32))).toBe(false);
    expect(await isPassword(null, 'secret', pepper)).toBe(false);
  });
});
