// Renews the time-stamps of completed envelopes.
export { beginRenewal, findLastTimestamp } from './archive-task.ts';
export { dueQuestion } from './due.ts';
export { ARCHIVE_JOB } from './job-kinds.ts';
export { archiveJobs } from './jobs.ts';
export { countDueArchives, countLapsed } from './store.ts';
