import { describe, expect, test } from 'vitest';
import {
  EMPTY_SEARCH,
  type ListSearch,
  filterCount,
  isFiltered,
  listCallQuery,
  pageOffset,
  readListSearch,
  readViewSearch,
  tabsOf,
  viewSearchOf,
  withoutFilters,
  writeListSearch,
} from './list-search.ts';

const FULL: ListSearch = {
  status: 'WAITING_ME_SIGN',
  search: '采购 合同 100%',
  labels: [`WSID_LABL_${'a'.repeat(26)}`, `WSID_LABL_${'b'.repeat(26)}`],
  side: 'received',
  flow: 'CANCEL_PROCESS',
  createdFrom: '2026-01-01',
  createdTo: '2026-02-01',
  expireFrom: '2026-03-01',
  expireTo: '2026-03-31',
  job: `WSID_JOBS_${'c'.repeat(26)}`,
  sort: 'deadline',
  page: 3,
};

describe('the address of the envelope list', () => {
  test('every filter is kept in the address and read back from it', () => {
    expect(readListSearch(writeListSearch(FULL))).toEqual(FULL);
  });
  test('a saved search restores everything but the page', () => {
    expect(readViewSearch(viewSearchOf(FULL))).toEqual({ ...FULL, page: 1 });
    expect(viewSearchOf(EMPTY_SEARCH)).toBe('');
  });
  test('the unfiltered list has a plain address', () => {
    expect(writeListSearch(EMPTY_SEARCH)).toEqual({});
  });
  test.each([
    [{ page: 'x' }],
    [{ page: -2 }],
    [{ envelopeShownStatus: 'NOPE' }],
    [{ search: { a: 1 } }],
    [{ labelWsid: 'mine' }],
    [{ createdFrom: '2026-13-40' }],
    [{ isSender: 'perhaps', sort: 'colour', envelopeFlowType: 'x', multiJobWsid: '1,title=2' }],
  ])('an invalid address, %o, is the unfiltered list', (raw) => {
    expect(readListSearch(raw)).toEqual(EMPTY_SEARCH);
  });
  test('a page holds twenty envelopes', () => {
    expect(pageOffset({ ...EMPTY_SEARCH, page: 3 })).toBe(40);
  });
  test('clearing the filters leaves the tab and the order', () => {
    expect(withoutFilters(FULL)).toEqual({ ...EMPTY_SEARCH, status: 'WAITING_ME_SIGN', sort: 'deadline' });
    expect([filterCount(FULL), isFiltered(FULL), isFiltered(withoutFilters(FULL))]).toEqual([6, true, false]);
  });
});

describe('the query to the server', () => {
  test('a day begins and ends in the time zone of the user', () => {
    const { filters } = listCallQuery({ ...EMPTY_SEARCH, createdFrom: '2026-01-01', createdTo: '2026-01-01' });
    const [from, to] = [new Date(2026, 0, 1), new Date(2026, 0, 2, 0, 0, 0, -1)];
    expect(filters).toBe(`createdFrom=${from.toISOString()},createdTo=${to.toISOString()}`);
  });
  test('the unfiltered list asks only for a page in the order of last changes', () => {
    expect(listCallQuery(EMPTY_SEARCH)).toEqual({
      envelopeShownStatus: 'ALL',
      sorts: '-status_datetime',
      offset: 0,
      limit: 20,
    });
  });
});

describe('the status tabs', () => {
  test('ALL is the sum of the counts without the recycle bin', () => {
    const tabs = tabsOf({ DRAFT: 2, ED_SUCCESS: 3, REVOKE: 1, RECYCLED: 9 }, 'ALL');
    expect(tabs.find(({ status }) => status === 'ALL')?.count).toBe(6);
    expect(tabs.at(-1)).toEqual({ status: 'RECYCLED', count: 9 });
  });
  test('an end status without contracts has no tab unless it is the active one', () => {
    expect(tabsOf({}, 'ALL').map(({ status }) => status)).not.toContain('REJECT');
    expect(tabsOf({}, 'REJECT').map(({ status }) => status)).toContain('REJECT');
    expect(tabsOf({ REJECT: 1 }, 'ALL').map(({ status }) => status)).toContain('REJECT');
    expect(tabsOf({}, 'ALL', 2)).toContainEqual({ status: 'EXPIRING_SOON', count: 2 });
  });
  test('counts that have not been loaded yet are not zero', () => {
    expect(tabsOf(undefined, 'ALL').every(({ count }) => count === null)).toBe(true);
  });
});
