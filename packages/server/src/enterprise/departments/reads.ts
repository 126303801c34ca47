/** Exports for other features of the server. */
export { listTree, lockTree } from './store.ts';
export { departmentIdOf } from './present.ts';
