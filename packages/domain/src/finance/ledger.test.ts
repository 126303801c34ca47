import { describe, expect, it } from 'vitest';
import {
  CHARGE_KINDS,
  CHARGE_MOVES,
  type ChargeBalances,
  type ChargeKind,
  EMPTY_BALANCES,
  lapsedLots,
  lotToSpend,
  post,
  settlementOf,
} from './ledger.ts';

/** A pseudo-random sequence that is the same in every run (Park and Miller). */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) yield (state = (state * 48_271) % 2_147_483_647);
}
const value = (balances: ChargeBalances, kind: ChargeKind, amount: number): ChargeBalances => {
  const after = post(balances, kind, amount);
  if (!after.ok) throw new Error(after.error);
  return after.value;
};
const sum = (balances: ChargeBalances): number => Object.values(balances).reduce((a, b) => a + b, 0);

describe('The ledger of charges (Spec §3 "Charges")', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('moves charges without creating or losing any, in any order (seed %i)', (seed) => {
    const random = numbers(seed * 7919);
    let balances = EMPTY_BALANCES;
    const entries: { kind: ChargeKind; amount: number }[] = [];
    for (let step = 0; step < 500; step += 1) {
      const kind = CHARGE_KINDS[random.next().value % CHARGE_KINDS.length] ?? 'GRANT';
      const amount = 1 + (random.next().value % 20);
      const { from } = CHARGE_MOVES[kind];
      if (from !== 'AUTHORITY' && balances[from] < amount) {
        if (kind === 'HOLD')
          expect(post(balances, kind, amount)).toEqual({
            ok: false,
            error: 'ERROR_CHARGES_INSUFFICIENT',
            params: { balance: balances.AVAILABLE, needed: amount },
          });
        else expect(() => post(balances, kind, amount)).toThrow(RangeError);
        continue;
      }
      balances = value(balances, kind, amount);
      entries.push({ kind, amount });
      expect(sum(balances)).toBe(0);
      for (const side of ['AVAILABLE', 'HELD', 'SPENT', 'EXPIRED'] as const)
        expect(balances[side]).toBeGreaterThanOrEqual(0);
    }
    expect(entries.length).toBeGreaterThan(50);
    const replayed = entries.reduce((at, { kind, amount }) => value(at, kind, amount), EMPTY_BALANCES);
    expect(replayed).toEqual(balances);
    for (const side of ['AUTHORITY', 'AVAILABLE', 'HELD', 'SPENT', 'EXPIRED'] as const) {
      const into = entries.filter(({ kind }) => CHARGE_MOVES[kind].to === side);
      const out = entries.filter(({ kind }) => CHARGE_MOVES[kind].from === side);
      const total = (lines: typeof entries): number => lines.reduce((all, { amount }) => all + amount, 0);
      expect(balances[side]).toBe(total(into) - total(out));
    }
  });

  it.each([0, -1, 1.5, Number.NaN])('accepts whole positive amounts only, not %s', (amount) => {
    expect(() => post(EMPTY_BALANCES, 'GRANT', amount)).toThrow(RangeError);
  });

  it('spends the hold once signing was possible, and releases it otherwise', () => {
    expect(settlementOf(true)).toBe('CONSUME');
    expect(settlementOf(false)).toBe('REFUND');
  });
});

const NOW = new Date('2026-06-01T00:00:00Z');
const lot = (id: string, remaining: number, expires: string | null) => ({
  id,
  remaining,
  expiresAt: expires === null ? null : new Date(expires),
});

describe('Charges that expire', () => {
  it('are spent before those that expire later; charges without an expiry come last', () => {
    const lots = [lot('a', 5, null), lot('b', 5, '2027-01-01'), lot('c', 5, '2026-07-01'), lot('d', 0, '2026-06-02')];
    expect(lotToSpend(lots, 1, NOW)?.id).toBe('c');
    expect(lotToSpend(lots.slice(0, 2), 1, NOW)?.id).toBe('b');
    expect(lotToSpend(lots.slice(0, 1), 1, NOW)?.id).toBe('a');
  });

  it('cannot be spent from the instant at which they expire', () => {
    const lots = [lot('a', 5, '2026-06-01T00:00:00Z'), lot('b', 3, '2026-05-01')];
    expect(lotToSpend(lots, 1, NOW)).toBeNull();
    expect(lapsedLots(lots, NOW).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(lapsedLots([lot('a', 0, '2026-05-01'), lot('b', 1, null)], NOW)).toEqual([]);
  });
});
