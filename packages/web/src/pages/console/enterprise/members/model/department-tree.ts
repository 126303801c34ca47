import type { Department } from '@countersign/contract';

/** A department with its children, in the order of the server. */
export interface DepartmentNode {
  readonly department: Department;
  readonly depth: number;
  readonly children: readonly DepartmentNode[];
}

/** The tree of a flat list; a department whose parent is missing is put at the top instead of being dropped. */
export function treeOf(departments: readonly Department[]): DepartmentNode[] {
  const known = new Set(departments.map(({ departmentWsid }) => departmentWsid));
  const under = new Map<string | null, Department[]>();
  for (const department of departments) {
    const { parentWsid } = department;
    const above = parentWsid !== null && known.has(parentWsid) ? parentWsid : null;
    under.set(above, [...(under.get(above) ?? []), department]);
  }
  const grow = (parent: string | null, depth: number): DepartmentNode[] =>
    (under.get(parent) ?? []).map((department) => ({
      department,
      depth,
      children: grow(department.departmentWsid, depth + 1),
    }));
  return grow(null, 0);
}

/** Each department after its parent, in the order of a select. */
export const flat = (nodes: readonly DepartmentNode[]): DepartmentNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children)]);

/** A department and its descendants: it cannot be moved there, because that would make a cycle. */
export function withDescendants(departments: readonly Department[], departmentWsid: string): ReadonlySet<string> {
  const own = flat(treeOf(departments)).find(({ department }) => department.departmentWsid === departmentWsid);
  return new Set(own === undefined ? [] : flat([own]).map(({ department }) => department.departmentWsid));
}

/** The path from the top to a department: 研发 / 平台. */
export function pathOf(departments: readonly Department[], departmentWsid: string | null): string[] {
  const byWsid = new Map(departments.map((department) => [department.departmentWsid, department]));
  const path: string[] = [];
  let at = departmentWsid === null ? undefined : byWsid.get(departmentWsid);
  // The number of departments bounds the depth, even if the parents form a cycle.
  while (at !== undefined && path.length < departments.length) {
    path.unshift(at.name);
    at = at.parentWsid === null ? undefined : byWsid.get(at.parentWsid);
  }
  return path;
}
