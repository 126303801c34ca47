// Contract numbers by an enterprise's rules.
export { contractNumberCalls } from './calls.ts';
export { type DrawnNumber, drawContractNumber, findDrawnNumber } from './draw-number.ts';
export { skipNumbers } from './skip-numbers.ts';
export { listRules } from './store.ts';
