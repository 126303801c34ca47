import { type Decision, accept, refuse } from '../decision.ts';
import { DEPARTMENTS_MAX, DEPARTMENT_DEPTH_MAX } from '../limits.ts';

/** A department in the tree of its enterprise (Spec §6 "Departments"). */
export interface DepartmentNode {
  readonly id: string;
  /** Null at the top. */
  readonly parentId: string | null;
  readonly name: string;
  readonly position: number;
}
export type DepartmentTree = readonly DepartmentNode[];

/** Names compare without regard to case, width and surrounding spaces. */
const spelled = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** The department and everything below it. */
export function subtreeOf(tree: DepartmentTree, id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // A parent may come after its child; a tree of n levels is complete after n passes.
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const one of tree) if (one.parentId !== null && found.has(one.parentId)) found.add(one.id);
  }
  return found;
}

/** Its level: the number of departments from the top down to it, itself included; 0 is the enterprise. */
function levelOf(tree: DepartmentTree, id: string | null): number {
  const parents = new Map(tree.map((one) => [one.id, one.parentId]));
  let level = 0;
  for (let at = id; at !== null && level <= tree.length; at = parents.get(at) ?? null) level += 1;
  return level;
}

/** Levels from this one down to the lowest below it, itself included. */
function heightOf(tree: DepartmentTree, id: string): number {
  const base = levelOf(tree, id);
  return Math.max(...[...subtreeOf(tree, id)].map((one) => levelOf(tree, one))) - base + 1;
}

export interface PlacedDepartment {
  /** Null for a new one. */
  readonly id: string | null;
  readonly parentId: string | null;
  readonly name: string;
}

/** Whether a department may be placed there under that name. */
export function judgeDepartment(tree: DepartmentTree, { id, parentId, name }: PlacedDepartment): Decision<null> {
  if (id === null && tree.length >= DEPARTMENTS_MAX)
    return refuse('ERROR_DEPARTMENT_LIMIT', { limit: DEPARTMENTS_MAX });
  if (parentId !== null && !tree.some((one) => one.id === parentId)) return refuse('ERROR_DEPARTMENT_NOT_FOUND');
  if (id !== null && parentId !== null && subtreeOf(tree, id).has(parentId)) return refuse('ERROR_DEPARTMENT_CIRCLE');
  if (levelOf(tree, parentId) + (id === null ? 1 : heightOf(tree, id)) > DEPARTMENT_DEPTH_MAX)
    return refuse('ERROR_DEPARTMENT_DEPTH', { limit: DEPARTMENT_DEPTH_MAX });
  const isTaken = tree.some((one) => one.id !== id && one.parentId === parentId && spelled(one.name) === spelled(name));
  return isTaken ? refuse('ERROR_DEPARTMENT_EXISTS', { name }) : accept(null);
}

/** Where the members and departments of a deleted department move; undefined: nowhere, so it must be empty. */
export interface Emptied {
  readonly id: string;
  readonly memberCount: number;
  readonly moveTo: string | null | undefined;
}

/** Whether it may be deleted; accepts with its child departments, which move to `moveTo`. */
export function judgeDelete(tree: DepartmentTree, { id, memberCount, moveTo }: Emptied): Decision<DepartmentTree> {
  const children = tree.filter(({ parentId }) => parentId === id);
  if (moveTo === undefined)
    return children.length + memberCount > 0 ? refuse('ERROR_DEPARTMENT_NOT_EMPTY') : accept([]);
  let rest = tree.filter((one) => one.id !== id);
  for (const child of children) {
    const decision = judgeDepartment(rest, { id: child.id, parentId: moveTo, name: child.name });
    if (!decision.ok) return decision;
    rest = rest.map((one) => (one.id === child.id ? { ...one, parentId: moveTo } : one));
  }
  if (moveTo !== null && !rest.some((one) => one.id === moveTo)) return refuse('ERROR_DEPARTMENT_NOT_FOUND');
  return accept(children);
}

const SEPARATOR = /\s*[/\\／>]\s*/u;

/** The department at a path such as `研发/平台`, or null. */
export function departmentAt(tree: DepartmentTree, path: string): DepartmentNode | null {
  const step = (parentId: string | null, name: string): DepartmentNode | null =>
    tree.find((one) => one.parentId === parentId && spelled(one.name) === spelled(name)) ?? null;
  const [first = '', ...rest] = path.trim().split(SEPARATOR);
  return rest.reduce((at, name) => at && step(at.id, name), step(null, first));
}

/** The names from the top down to it, as an import reads them. */
export function pathOfDepartment(tree: DepartmentTree, id: string | null): string {
  const names: string[] = [];
  for (let at = id; at !== null && names.length <= tree.length;) {
    const one = tree.find((other) => other.id === at);
    if (one === undefined) break;
    names.unshift(one.name);
    at = one.parentId;
  }
  return names.join('/');
}
