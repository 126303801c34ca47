import type { Department } from '@countersign/contract';
import { type DepartmentTree, toWsid } from '@countersign/domain';

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
