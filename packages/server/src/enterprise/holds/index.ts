// Legal holds of an enterprise.
export { holdCalls } from './calls.ts';
