import type { JobHandlers, Services } from '../../platform/index.ts';
import { COLLECT_JOB, collect } from './collect.ts';
import { INGEST_ATTEMPTS, INGEST_JOB, ingestFile } from './ingest.ts';

/** COLLECT_JOB has to be enqueued when the server starts. */
export const fileJobs = (services: Services): JobHandlers => ({
  [INGEST_JOB]: {
    run: (job) => ingestFile(services, job),
    maxAttempts: INGEST_ATTEMPTS,
    leaseSec: 180,
    concurrency: 2,
  },
  [COLLECT_JOB]: { run: (job) => collect(services, job), maxAttempts: 1_000_000, concurrency: 1 },
});
