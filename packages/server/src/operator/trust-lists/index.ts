// Trusted lists that the operators import.
export { trustListCalls } from './calls.ts';
