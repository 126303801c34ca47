import { describe, expect, test } from 'vitest';
import { EMPTY_SEARCH, pageCount, pageOffset, readListSearch, tabsOf, writeListSearch } from './list-search.ts';

describe('the address of the envelope list', () => {
  test('an address holds every filter and gives it back', () => {
    const search = { status: 'WAITING_ME_SIGN', title: '采购 合同', participant: '王小明', page: 3 } as const;
    expect(readListSearch(writeListSearch(search))).toEqual(search);
  });
  test('the plain list has a plain address', () => {
    expect(writeListSearch(EMPTY_SEARCH)).toEqual({});
  });
  test.each([[{ page: 'x' }], [{ page: -2 }], [{ envelopeShownStatus: 'NOPE' }], [{ title: { a: 1 } }]])(
    'an address that makes no sense, %o, is the plain list',
    (raw) => {
      expect(readListSearch(raw)).toEqual(EMPTY_SEARCH);
    },
  );
  test('a page holds twenty envelopes', () => {
    expect([pageOffset({ ...EMPTY_SEARCH, page: 3 }), pageCount(0), pageCount(20), pageCount(21)]).toEqual([
      40, 1, 1, 2,
    ]);
  });
});

describe('the status tabs', () => {
  test('all is the sum of what is counted', () => {
    expect(tabsOf({ DRAFT: 2, ED_SUCCESS: 3, REVOKE: 1 }, 'ALL').find(({ status }) => status === 'ALL')?.count).toBe(6);
  });
  test('an end that nothing has come to has no tab, unless it is the one shown', () => {
    expect(tabsOf({}, 'ALL').map(({ status }) => status)).not.toContain('REJECT');
    expect(tabsOf({}, 'REJECT').map(({ status }) => status)).toContain('REJECT');
    expect(tabsOf({ REJECT: 1 }, 'ALL').map(({ status }) => status)).toContain('REJECT');
  });
  test('counts that have not come yet are not zero', () => {
    expect(tabsOf(undefined, 'ALL').every(({ count }) => count === null)).toBe(true);
  });
});
