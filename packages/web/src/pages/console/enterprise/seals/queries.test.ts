import { describe, expect, it } from 'vitest';
import { filtersOfSearch, readSealSearch, stateOf, writeSealSearch } from './queries.ts';

describe('What the seals are narrowed by', () => {
  it.each([
    [{}, ''],
    [{ group: 'NONE' }, 'groupWsid=NONE'],
    [{ name: '合同, 专用' }, 'name=合同  专用'],
    [{ state: 'USABLE' }, 'status=NORMAL,checkStatus=CHECKED'],
    [{ state: 'ABANDONED', group: 'G' }, 'groupWsid=G,status=ABANDONED'],
    [{ state: 'NONSENSE', page: 'x' }, ''],
  ])('%j travels as "%s" (Rulings §1.3)', (search, filters) => {
    expect(filtersOfSearch(readSealSearch(search))).toBe(filters);
  });

  it('stands in the address as it is read from it', () => {
    const search = { page: 3, group: 'NONE', name: '合同', state: 'WAITING' } as const;
    expect(readSealSearch(writeSealSearch(search))).toEqual(search);
    expect(writeSealSearch(readSealSearch({}))).toEqual({});
  });
});

describe('What a seal is at a glance', () => {
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
