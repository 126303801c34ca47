import { describe, expect, test } from 'vitest';
import { filtersText, isFiltered, listQueryOf, readListSearch, writeListSearch } from './list-search.ts';

const KEYS = ['kind', 'status', 'name'] as const;

describe('the address of a list of the operator console', () => {
  test('holds every filter and parses back to it', () => {
    const search = { filters: { kind: 'PERSON', status: 'WAITING', name: '王小明 & 子' }, page: 3 };
    expect(readListSearch(writeListSearch(search), KEYS)).toEqual(search);
  });
  test('of the unfiltered list has no parameters', () => {
    expect(writeListSearch(readListSearch({}, KEYS))).toEqual({});
  });
  test.each([
    [
      { page: 'x', name: { a: 1 } },
      { filters: { kind: '', status: '', name: '' }, page: 1 },
    ],
    [
      { page: -2, other: 'y' },
      { filters: { kind: '', status: '', name: '' }, page: 1 },
    ],
    [
      { page: '2', name: 42 },
      { filters: { kind: '', status: '', name: '42' }, page: 2 },
    ],
  ])('with invalid parameters, %o, falls back to the defaults', (raw, search) => {
    expect(readListSearch(raw, KEYS)).toEqual(search);
  });
  test('truncates a search term to the length of a filter', () => {
    expect(readListSearch({ name: 'x'.repeat(5000) }, KEYS).filters.name).toHaveLength(100);
  });
});

describe('the query of a list call', () => {
  test.each([
    [{ kind: 'PERSON', name: '' }, 'kind=PERSON'],
    [{ kind: '', name: '  王小明 ' }, 'name=王小明'],
    [{ subject: 'CN=Wang, O=Qinghe Data' }, 'subject=O=Qinghe Data'],
    [{ subject: '青禾数据，有限公司' }, 'subject=青禾数据'],
    [{ subject: ' , ' }, ''],
    [{ kind: 'PERSON', status: 'WAITING' }, 'kind=PERSON,status=WAITING'],
  ])('for the filters %o is %j', (filters, text) => {
    expect(filtersText(filters)).toBe(text);
  });
  test('for a page has twenty rows', () => {
    expect(listQueryOf({ filters: { name: 'x' }, page: 3 })).toEqual({ filters: 'name=x', offset: 40, limit: 20 });
  });
});

test('ignores a filter of blanks alone', () => {
  expect([{ name: '' }, { name: '  ' }, { name: 'x' }].map((filters) => isFiltered({ filters, page: 4 }))).toEqual([
    false,
    false,
    true,
  ]);
});
