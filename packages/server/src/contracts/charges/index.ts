// The calls of billing, and the consumption of an account.
export { chargeCalls } from './calls.ts';
export { financeReactors } from './on-events.ts';
export { readList, statusOf } from './owner-calls.ts';
