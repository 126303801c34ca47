import { describe, expect, it } from 'vitest';
import {
  EMPTY_MEMBER_SEARCH,
  type MemberSearch,
  isNarrowed,
  readMemberSearch,
  writeMemberSearch,
} from './member-search.ts';

const DEPARTMENT = 'WSID_DEPT_01M7ZVNY94EJ097W1F00000000';

describe('The filters of the members (ux 28)', () => {
  it('are kept in the address and read back from it', () => {
    const search: MemberSearch = { ...EMPTY_MEMBER_SEARCH, search: '小明', department: DEPARTMENT, page: 3 };
    const written = writeMemberSearch(search);
    expect(written).toEqual({ search: '小明', department: DEPARTMENT, page: 3 });
    expect(readMemberSearch(written)).toEqual(search);
  });

  it('give an unfiltered list a plain address', () => {
    expect(writeMemberSearch(EMPTY_MEMBER_SEARCH)).toEqual({});
  });

  it.each([
    ['an invalid page', { page: -1 }],
    ['an unknown state', { status: 'GONE' }],
    ['an unknown order', { sort: 'salary' }],
    ['a department that is not an id', { department: "x' or 1=1" }],
    ['a role that is not an id', { role: ['a'] }],
  ])('fall back to the default for %s', (_case, raw) => {
    expect(readMemberSearch(raw)).toEqual(EMPTY_MEMBER_SEARCH);
  });

  it('tell members in no department from all members', () => {
    expect(readMemberSearch({ department: 'none' }).department).toBe('none');
    expect(isNarrowed({ ...EMPTY_MEMBER_SEARCH, department: 'none' })).toBe(false);
    expect(isNarrowed({ ...EMPTY_MEMBER_SEARCH, status: 'INVITED' })).toBe(true);
  });
});
