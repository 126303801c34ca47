// Business scenario templates (bst).
export { listAuthorKeys } from './author-keys.ts';
export { templateCalls } from './calls.ts';
export { takeOverBsts } from './store.ts';
