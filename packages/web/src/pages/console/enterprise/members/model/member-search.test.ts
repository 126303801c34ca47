import { describe, expect, it } from 'vitest';
import {
  EMPTY_MEMBER_SEARCH,
  type MemberSearch,
  isNarrowed,
  readMemberSearch,
  writeMemberSearch,
} from './member-search.ts';

const DEPARTMENT = 'WSID_DEPT_01M7ZVNY94EJ097W1F00000000';

describe('What the members are filtered by (ux 28)', () => {
  it('stands in the address and is read from there again', () => {
    const search: MemberSearch = { ...EMPTY_MEMBER_SEARCH, search: '小明', department: DEPARTMENT, page: 3 };
    const written = writeMemberSearch(search);
    expect(written).toEqual({ search: '小明', department: DEPARTMENT, page: 3 });
    expect(readMemberSearch(written)).toEqual(search);
  });

  it('leaves a plain list a plain address', () => {
    expect(writeMemberSearch(EMPTY_MEMBER_SEARCH)).toEqual({});
  });

  it.each([
    ['a page that is none', { page: -1 }],
    ['a state that nobody has', { status: 'GONE' }],
    ['an order that there is not', { sort: 'salary' }],
    ['a department that is no id', { department: "x' or 1=1" }],
    ['a role that is no id', { role: ['a'] }],
  ])('falls back to its default for %s', (_case, raw) => {
    expect(readMemberSearch(raw)).toEqual(EMPTY_MEMBER_SEARCH);
  });

  it('tells whoever is in no department from everybody', () => {
    expect(readMemberSearch({ department: 'none' }).department).toBe('none');
    expect(isNarrowed({ ...EMPTY_MEMBER_SEARCH, department: 'none' })).toBe(false);
    expect(isNarrowed({ ...EMPTY_MEMBER_SEARCH, status: 'INVITED' })).toBe(true);
  });
});
