import { CLICK_THROTTLE_MS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { createThrottle } from './throttle.ts';

describe('A button that is pressed again (Spec §9 "Click throttle")', () => {
  it.each([
    ['within a second', CLICK_THROTTLE_MS - 1, ['a', 'b'], false],
    ['a second later', CLICK_THROTTLE_MS, ['a', 'b'], true],
    ['with a corrected value', 1, ['a', 'c'], true],
    ['with the same letters in other fields', 1, ['a,b'], true],
  ] as const)('%s', (_, afterMs, facts, begins) => {
    const throttle = createThrottle();
    expect(throttle(5000, ['a', 'b'])).toBe(true);
    expect(throttle(5000 + afterMs, facts)).toBe(begins);
  });
  it('measures its second from the press that started something', () => {
    const throttle = createThrottle();
    expect([0, 600, 1200, 1300].map((at) => throttle(at, []))).toEqual([true, false, true, false]);
  });
});
