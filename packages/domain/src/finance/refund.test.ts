import { expect, it } from 'vitest';
import { judgeRefund, suggestedRefund } from './refund.ts';

const TERMS = {
  paidMinor: 24_900,
  refundedMinor: 0,
  bought: 50,
  remaining: 30,
  held: 2,
  consumed: 18,
  expired: 0,
  returned: 0,
};

it('suggests the price of the charges that remain, rounded down, and no more than is left of the payment', () => {
  expect(suggestedRefund(TERMS)).toBe(14_940);
  expect(suggestedRefund({ ...TERMS, remaining: 1 })).toBe(498);
  expect(suggestedRefund({ ...TERMS, remaining: 7, bought: 300 })).toBe(581);
  expect(suggestedRefund({ ...TERMS, refundedMinor: 20_000 })).toBe(4900);
});

it('is never more than was paid, and returns no charge that was used', () => {
  expect(judgeRefund(TERMS, { amountMinor: 24_900, charges: 30 })).toMatchObject({ ok: true });
  expect(judgeRefund({ ...TERMS, refundedMinor: 1 }, { amountMinor: 24_900, charges: 0 })).toMatchObject({
    ok: false,
    error: 'ERROR_REFUND_AMOUNT',
  });
  expect(judgeRefund(TERMS, { amountMinor: 1, charges: 31 })).toMatchObject({
    ok: false,
    error: 'ERROR_REFUND_CHARGES',
  });
});
