// The tree of departments, as members and departments use it.
export { departmentIdOf, listTree, lockTree } from './tree.ts';
