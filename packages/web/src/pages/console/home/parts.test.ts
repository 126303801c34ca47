import { describe, expect, it } from 'vitest';
import { type Counts, countIn, tabOf } from './parts.ts';

describe('a contract that waits for me', () => {
  it.each<[string, Counts, number, string]>([
    ['nothing', {}, 0, 'WAITING_ME_SIGN'],
    ['signatures and reviews', { WAITING_ME_SIGN: 2, WAITING_ME_CHECK: 1 }, 3, 'WAITING_ME_SIGN'],
    ['reviews alone', { WAITING_ME_CHECK: 2, WAITING_OTHERS: 9 }, 2, 'WAITING_ME_CHECK'],
    ['an enterprise that is to be joined', { WAITING_JOIN_ENTERPRISE: 1 }, 1, 'WAITING_JOIN_ENTERPRISE'],
    ['a void agreement to be confirmed', { CANCEL_WAITING_ME: 1, CANCEL_WAITING_OTHERS: 1 }, 1, 'CANCEL_WAITING_ME'],
  ])('consists of %s, and links to the right tab', (_what, counts, count, tab) => {
    expect(countIn('mine', counts)).toBe(count);
    expect(tabOf('mine', counts)).toBe(tab);
  });
});
