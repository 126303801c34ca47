// Deletes data that is no longer needed.
export { PURGE_JOB, purgeJobs } from './jobs.ts';
