export { orderDecisionCalls } from './calls.ts';
