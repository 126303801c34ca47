import { describe, expect, it } from 'vitest';
import { createChecker } from './network.ts';

describe('Spec §9 "Network ping throttle": at most one check in 500 ms', () => {
  it('answers concurrent callers with the check that was made', async () => {
    let [now, asked] = [0, 0];
    const check = createChecker(async () => (++asked === 1 ? 'down' : 'up'), { nowMs: () => now });
    expect(await Promise.all([check(), check()])).toEqual(['down', 'down']);
    now = 499;
    expect(await check()).toBe('down');
    now = 500;
    expect(await check()).toBe('up');
    expect(asked).toBe(2);
  });
});
