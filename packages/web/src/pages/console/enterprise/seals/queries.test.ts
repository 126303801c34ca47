import { describe, expect, it } from 'vitest';
import { filtersOfSearch, readSealSearch, stateOf, writeSealSearch } from './queries.ts';

describe('The filters of the seals', () => {
  it.each([
    [{}, ''],
    [{ group: 'NONE' }, 'groupWsid=NONE'],
    [{ name: '合同, 专用' }, 'name=合同  专用'],
    [{ state: 'USABLE' }, 'status=NORMAL,checkStatus=CHECKED'],
    [{ state: 'ABANDONED', group: 'G' }, 'groupWsid=G,status=ABANDONED'],
    [{ state: 'NONSENSE', page: 'x' }, ''],
  ])('%j is sent as "%s" (Rulings §1.3)', (search, filters) => {
    expect(filtersOfSearch(readSealSearch(search))).toBe(filters);
  });

  it('are kept in the address and read back from it', () => {
    const search = { page: 3, group: 'NONE', name: '合同', state: 'WAITING' } as const;
    expect(readSealSearch(writeSealSearch(search))).toEqual(search);
    expect(writeSealSearch(readSealSearch({}))).toEqual({});
  });
});

describe('The state of a seal', () => {
  it.each([
    ['NORMAL', 'CHECKED', 'USABLE'],
    ['NORMAL', 'WAITING', 'WAITING'],
    ['NORMAL', 'REFUSED', 'REFUSED'],
    ['ABANDONED', 'CHECKED', 'ABANDONED'],
    ['ABANDONED', 'WAITING', 'ABANDONED'],
  ] as const)('%s and %s: %s', (status, checkStatus, state) => {
    expect(stateOf({ status, checkStatus })).toBe(state);
  });
});
