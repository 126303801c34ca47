// Hands the envelopes and templates of a member over to another.
export { handoverCalls } from './calls.ts';
export { handoverJobs } from './perform.ts';
