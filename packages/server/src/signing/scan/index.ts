// Drawing on a phone what a desktop page asks for.
export { scanCalls } from './calls.ts';
export { findLiveScan, isDrawnFor, purgeScans } from './store.ts';
