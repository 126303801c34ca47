// Legal holds, placed and released by the authority's staff.
export { operatorHoldCalls } from './calls.ts';
