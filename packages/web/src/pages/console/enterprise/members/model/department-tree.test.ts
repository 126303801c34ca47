import type { Department } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { type DepartmentNode, flat, pathOf, treeOf, withDescendants } from './department-tree.ts';

const department = (departmentWsid: string, parentWsid: string | null = null): Department => ({
  departmentWsid,
  parentWsid,
  name: departmentWsid.toUpperCase(),
  position: 0,
  memberCount: 0,
  treeMemberCount: 0,
});
const shapeOf = (nodes: readonly DepartmentNode[]): string[] =>
  flat(nodes).map(({ department: { departmentWsid }, depth }) => `${'-'.repeat(depth)}${departmentWsid}`);

const FIRM = [department('a'), department('b', 'a'), department('c', 'b'), department('d', 'a'), department('e')];

describe('Departments as a tree (Spec §6 "Departments")', () => {
  it.each([
    ['each is below its parent, siblings in the order given', FIRM, ['a', '-b', '--c', '-d', 'e']],
    ['a child may come before its parent', [department('b', 'a'), department('a')], ['a', '-b']],
    ['one whose parent is missing is at the top', [department('b', 'gone')], ['b']],
    ['an empty list gives an empty tree', [], []],
  ])('%s', (_sentence, departments, shape) => {
    expect(shapeOf(treeOf(departments))).toEqual(shape);
  });

  it('a department cannot be moved below itself: it and its descendants are left out of the choice', () => {
    expect([...withDescendants(FIRM, 'a')]).toEqual(['a', 'b', 'c', 'd']);
    expect([...withDescendants(FIRM, 'e')]).toEqual(['e']);
    expect([...withDescendants(FIRM, 'gone')]).toEqual([]);
  });

  it('one is shown by its path, even if the parents form a cycle', () => {
    expect(pathOf(FIRM, 'c')).toEqual(['A', 'B', 'C']);
    expect(pathOf(FIRM, null)).toEqual([]);
    expect(pathOf([department('x', 'y'), department('y', 'x')], 'x')).toHaveLength(2);
  });
});
