// Counts by day, kept by a job.
export { statisticsCalls } from './calls.ts';
export { STATISTICS_JOB, statisticsJobs } from './jobs.ts';
