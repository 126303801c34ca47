export { webhookCalls } from './calls.ts';
export { webhookJobs } from './jobs.ts';
export { webhookReactors } from './on-events.ts';
export { purgeLogOf, switchOffOf } from './store.ts';
