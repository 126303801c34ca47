// The user manual as a PDF.
export { manualCalls } from './calls.ts';
export { renderManual } from './manual-task.ts';
