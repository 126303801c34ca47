import { describe, expect, it } from 'vitest';
import { type ImportFacts, type MemberColumn, memberColumnOf, memberJudge } from './import-rows.ts';

const FACTS: ImportFacts = {
  standing: (contact) => (contact === '13800000001' ? 'ERROR_ALREADY_MEMBER' : null),
  isNumberTaken: (number) => number === 'A1',
  departmentAt: (path) => (path === '研发/平台' ? 'platform' : null),
  roleNamed: (name) => (name === '印章管理员' ? 'seals' : name === '管理员' ? 'admin' : null),
};
const row = (number: number, cells: Partial<Record<MemberColumn, string>> = {}) => ({
  number,
  cells: {
    name: '张三',
    contact: `138000001${String(number).padStart(2, '0')}`,
    employeeNumber: '',
    title: '',
    department: '',
    roles: '',
    ...cells,
  },
});
const errorsOf = (cells: Partial<Record<MemberColumn, string>>) =>
  memberJudge(FACTS)(row(10, cells)).errors.map(({ column, error }) => `${column} ${error}`);

describe('A heading', () => {
  it('identifies its column in any spelling, and none if it is too long', () => {
    expect([' ＮＡＭＥ (*)', 'e-mail', '别的'].map(memberColumnOf)).toEqual(['name', 'contact', null]);
    expect(memberColumnOf(`姓名${'('.repeat(100)}`)).toBeNull();
  });
});

describe('A row of an import of members', () => {
  it.each([
    ['is good', {}, []],
    ['has no name', { name: '' }, ['name ERROR_ROW_NAME']],
    ['has a name that reverses the direction of the line', { name: 'a\u202eb' }, ['name ERROR_ROW_NAME']],
    ['has no contact', { contact: '' }, ['contact ERROR_ROW_CONTACT']],
    ['has an invalid contact', { contact: '12345' }, ['contact ERROR_ROW_CONTACT']],
    [
      'has the contact of a member in another spelling',
      { contact: '+86 138-0000-0001' },
      ['contact ERROR_ALREADY_MEMBER'],
    ],
    ['has a long employee number', { employeeNumber: '1'.repeat(41) }, ['employeeNumber ERROR_ROW_TEXT']],
    ['has the employee number of a member', { employeeNumber: 'A1' }, ['employeeNumber ERROR_EMPLOYEE_NUMBER_TAKEN']],
    ['has a long position', { title: '长'.repeat(51) }, ['title ERROR_ROW_TEXT']],
    ['names a missing department', { department: '平台' }, ['department ERROR_ROW_DEPARTMENT']],
    ['names a missing role', { roles: '印章管理员、老板' }, ['roles ERROR_ROW_ROLE']],
    ['is wrong in two cells', { name: '', title: '长'.repeat(51) }, ['name ERROR_ROW_NAME', 'title ERROR_ROW_TEXT']],
  ])('%s', (_what, cells, errors) => {
    expect(errorsOf(cells)).toEqual(errors);
  });

  it('must not repeat the contact or the employee number of an earlier row', () => {
    const judge = memberJudge(FACTS);
    judge(row(1, { contact: 'Zhang@Example.com', employeeNumber: '7' }));
    expect(judge(row(2, { contact: 'zhang@example.com', employeeNumber: '7' })).errors).toEqual([
      { column: 'contact', error: 'ERROR_ROW_DUPLICATE', detail: '1' },
      { column: 'employeeNumber', error: 'ERROR_ROW_NUMBER', detail: '1' },
    ]);
  });

  it('is returned with its department and its roles, each once', () => {
    const judged = memberJudge(FACTS)(row(1, { department: '研发/平台', roles: '印章管理员; 管理员，印章管理员' }));
    expect(judged).toMatchObject({ departmentId: 'platform', roleIds: ['seals', 'admin'], contact: '13800000101' });
  });

  it.each([
    ['姓名', 'name'],
    [' Phone or E-mail ', 'contact'],
    ['手机号', 'contact'],
    ['Employee Number*', 'employeeNumber'],
    ['部门', 'department'],
    ['角色', 'roles'],
    ['备注', null],
  ])('has the heading %s', (heading, column) => {
    expect(memberColumnOf(heading)).toBe(column);
  });
});
