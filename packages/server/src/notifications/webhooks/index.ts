export { webhookCalls } from './calls.ts';
export { webhookJobs } from './jobs.ts';
export { webhookReactors } from './on-events.ts';
export { switchOffOf } from './store.ts';
