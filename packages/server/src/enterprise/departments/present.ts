import type { Department } from '@countersign/contract';
import { type DepartmentTree, fromWsid, toWsid } from '@countersign/domain';
import { refuseWith } from '../../platform/http/refused.ts';

/** The tree as its members see it. */
export function presentTree(tree: DepartmentTree, counts: ReadonlyMap<string, number>): Department[] {
  const below = treeCounts(tree, counts);
  return tree.map(({ id, name, parentId, position }) => ({
    departmentWsid: toWsid('department', id),
    name,
    parentWsid: parentId === null ? null : toWsid('department', parentId),
    position,
    memberCount: counts.get(id) ?? 0,
    treeMemberCount: below.get(id) ?? 0,
  }));
}

/** A member of a department is counted in every department above it. */
function treeCounts(tree: DepartmentTree, counts: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]));
  const sums = new Map<string, number>();
  for (const [id, found] of counts)
    for (let at: string | null = id; at !== null; at = parents.get(at) ?? null)
      sums.set(at, (sums.get(at) ?? 0) + found);
  return sums;
}

/** The id behind a wsid of this tree; foreign and unknown ids return the same error. */
export function departmentIdOf(tree: DepartmentTree, departmentWsid: string | null): string | null {
  if (departmentWsid === null) return null;
  const id = fromWsid('department', departmentWsid);
  return tree.find((one) => one.id === id)?.id ?? refuseWith('ERROR_DEPARTMENT_NOT_FOUND');
}
