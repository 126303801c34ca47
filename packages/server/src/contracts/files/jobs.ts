import type { House } from '../../platform/config/house.ts';
import type { JobHandlers } from '../../platform/jobs/job.ts';
import { COLLECT_JOB, collect } from './collect.ts';
import { INGEST_ATTEMPTS, INGEST_JOB, ingestFile } from './ingest.ts';

/** COLLECT_JOB has to be enqueued when the server starts. */
export const fileJobs = (house: House): JobHandlers => ({
  [INGEST_JOB]: { run: (job) => ingestFile(house, job), maxAttempts: INGEST_ATTEMPTS, leaseSec: 180, concurrency: 2 },
  [COLLECT_JOB]: { run: (job) => collect(house, job), maxAttempts: 1_000_000, concurrency: 1 },
});
