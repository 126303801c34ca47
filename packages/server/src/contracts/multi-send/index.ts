export { multiSendCalls } from './calls.ts';
export { multiSendJobs } from './jobs.ts';
export { pauseJobs } from './store.ts';
export { takeOverJobs } from './take-over.ts';
