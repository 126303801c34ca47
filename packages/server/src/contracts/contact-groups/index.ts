export { contactGroupCalls } from './calls.ts';
export { deleteContactGroupsOf } from './store.ts';
