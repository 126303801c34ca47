import { describe, expect, it } from 'vitest';
import { DEPARTMENTS_MAX, DEPARTMENT_DEPTH_MAX } from '../limits.ts';
import {
  type DepartmentTree,
  departmentAt,
  judgeDelete,
  judgeDepartment,
  pathOfDepartment,
  subtreeOf,
} from './departments.ts';

const node = (id: string, parentId: string | null, name = id) => ({ id, parentId, name, position: 0 });
/** 研发 (平台 (数据), 产品) and 销售. */
const TREE: DepartmentTree = [
  node('data', 'platform', '数据'),
  node('rd', null, '研发'),
  node('platform', 'rd', '平台'),
  node('product', 'rd', '产品'),
  node('sales', null, '销售'),
];
const chain = (length: number): DepartmentTree =>
  Array.from({ length }, (_, at) => node(`d${at}`, at === 0 ? null : `d${at - 1}`));

describe('A tree of departments (Spec §6 "Departments")', () => {
  it.each([
    ['a new one at the top', { id: null, parentId: null, name: '法务' }, null],
    ['one with the name of a department under another parent', { id: null, parentId: 'sales', name: '平台' }, null],
    [
      'one with the name of a sibling, spelled differently',
      { id: null, parentId: 'rd', name: ' 平台 ' },
      'ERROR_DEPARTMENT_EXISTS',
    ],
    ['one below a missing department', { id: null, parentId: 'x', name: '甲' }, 'ERROR_DEPARTMENT_NOT_FOUND'],
    ['one moved to another parent', { id: 'platform', parentId: 'sales', name: '平台' }, null],
    ['one below itself', { id: 'rd', parentId: 'rd', name: '研发' }, 'ERROR_DEPARTMENT_CIRCLE'],
    ['one below its own grandchild', { id: 'rd', parentId: 'data', name: '研发' }, 'ERROR_DEPARTMENT_CIRCLE'],
    ['one that keeps its name', { id: 'product', parentId: 'rd', name: '产品' }, null],
  ] as const)('judges %s', (_what, placed, error) => {
    const decision = judgeDepartment(TREE, placed);
    expect(decision.ok ? null : decision.error).toBe(error);
  });

  it('has a maximum depth, also when a whole branch moves', () => {
    const deep = chain(DEPARTMENT_DEPTH_MAX);
    const last = `d${DEPARTMENT_DEPTH_MAX - 1}`;
    expect(judgeDepartment(deep, { id: null, parentId: last, name: 'x' })).toMatchObject({
      error: 'ERROR_DEPARTMENT_DEPTH',
      params: { limit: DEPARTMENT_DEPTH_MAX },
    });
    const both = [...deep.slice(0, -1), node('a', null), node('b', 'a')];
    const to = `d${DEPARTMENT_DEPTH_MAX - 2}`;
    expect(judgeDepartment(both, { id: 'a', parentId: to, name: 'a' })).toMatchObject({
      error: 'ERROR_DEPARTMENT_DEPTH',
    });
    expect(judgeDepartment(both, { id: 'b', parentId: to, name: 'b' }).ok).toBe(true);
  });

  it('has a maximum number of departments', () => {
    const many = Array.from({ length: DEPARTMENTS_MAX }, (_, at) => node(`d${at}`, null));
    expect(judgeDepartment(many, { id: null, parentId: null, name: 'x' })).toMatchObject({
      error: 'ERROR_DEPARTMENT_LIMIT',
    });
    expect(judgeDepartment(many, { id: 'd1', parentId: 'd2', name: 'd1' }).ok).toBe(true);
  });

  it.each([
    ['an empty one', { id: 'sales', memberCount: 0, moveTo: undefined }, null],
    ['one with members', { id: 'sales', memberCount: 1, moveTo: undefined }, 'ERROR_DEPARTMENT_NOT_EMPTY'],
    ['one with departments below it', { id: 'rd', memberCount: 0, moveTo: undefined }, 'ERROR_DEPARTMENT_NOT_EMPTY'],
    ['one whose members and departments move to the top', { id: 'rd', memberCount: 1, moveTo: null }, null],
    ['one whose departments move elsewhere', { id: 'rd', memberCount: 0, moveTo: 'sales' }, null],
    ['one whose content moves into itself', { id: 'rd', memberCount: 0, moveTo: 'rd' }, 'ERROR_DEPARTMENT_NOT_FOUND'],
    ['one whose content moves below itself', { id: 'rd', memberCount: 0, moveTo: 'data' }, 'ERROR_DEPARTMENT_CIRCLE'],
    [
      'one whose content moves to a missing department',
      { id: 'sales', memberCount: 2, moveTo: 'x' },
      'ERROR_DEPARTMENT_NOT_FOUND',
    ],
  ] as const)('validates the deletion of %s', (_what, given, error) => {
    const decision = judgeDelete(TREE, given);
    expect(decision.ok ? null : decision.error).toBe(error);
  });

  it('refuses to move departments where two would have the same name', () => {
    const tree = [...TREE, node('platform2', 'sales', '平台')];
    expect(judgeDelete(tree, { id: 'sales', memberCount: 0, moveTo: 'rd' })).toMatchObject({
      error: 'ERROR_DEPARTMENT_EXISTS',
    });
  });

  it.each([
    ['研发/平台/数据', 'data'],
    ['研发 ／ 平台', 'platform'],
    ['研发 > 产品', 'product'],
    ['平台', null],
    ['研发/', null],
    ['', null],
  ])('finds the department at %s', (path, id) => {
    expect(departmentAt(TREE, path)?.id ?? null).toBe(id);
  });

  it('returns the path of a department, and all departments below it', () => {
    expect(pathOfDepartment(TREE, 'data')).toBe('研发/平台/数据');
    expect(pathOfDepartment(TREE, null)).toBe('');
    expect([...subtreeOf(TREE, 'rd')].toSorted()).toEqual(['data', 'platform', 'product', 'rd']);
  });
});
