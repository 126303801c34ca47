import { describe, expect, it } from 'vitest';
import {
  type ChargeSearch,
  EMPTY_CHARGE_SEARCH,
  isNarrowed,
  readChargeSearch,
  recordFilters,
  writeChargeSearch,
} from './charge-search.ts';

const MEMBER = `WSID_EUSR_${'0'.repeat(26)}`;

describe('The filters of the consumption records', () => {
  it('are kept in the address and read back unchanged (ux 28)', () => {
    const search: ChargeSearch = {
      ...EMPTY_CHARGE_SEARCH,
      ...({
        tab: 'records',
        page: 3,
        by: 'month',
        kind: 'HOLD',
        from: '2026-03-01',
        to: '2026-03-31',
        member: MEMBER,
      } as const),
    };
    expect(readChargeSearch(writeChargeSearch(search))).toEqual(search);
    expect(writeChargeSearch(EMPTY_CHARGE_SEARCH)).toEqual({});
  });

  it.each([
    { tab: 'x', page: 'two' },
    { kind: 'GOLD', from: 'yesterday' },
    { member: 'a,b', page: -1 },
  ])('fall back to defaults if invalid: %j', (raw) => {
    expect(readChargeSearch(raw)).toEqual(EMPTY_CHARGE_SEARCH);
  });

  it('include the whole last day, in the time zone of the user', () => {
    const search = { ...EMPTY_CHARGE_SEARCH, from: '2026-03-01', to: '2026-03-01' };
    const found = /^from=(.+),to=(.+)$/.exec(recordFilters(search));
    const [from, to] = [found?.[1] ?? '', found?.[2] ?? ''].map((text) => new Date(text).getTime()) as [number, number];
    expect(to - from).toBe(86_400_000 - 1);
    expect(new Date(from).getDate()).toBe(1);
    expect(isNarrowed(search)).toBe(true);
    expect(isNarrowed({ ...EMPTY_CHARGE_SEARCH, tab: 'bills', page: 2 })).toBe(false);
  });
});
