/** What other features of the server may use of this feature. */
export { listTree, lockTree } from './store.ts';
export { departmentIdOf } from './present.ts';
