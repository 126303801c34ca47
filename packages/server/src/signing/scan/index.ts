// Drawing a signature on a phone for a page that is open on a desktop.
export { scanCalls } from './calls.ts';
export { findLiveScan, isDrawnFor, purgeScans } from './store.ts';
