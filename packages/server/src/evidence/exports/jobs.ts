import type { JobHandlers, Services } from '../../platform/index.ts';
import { EXPORT_JOB } from './job-kinds.ts';
import { makeExport } from './make-export.ts';

/** One export at a time in each process, so that exports take turns with other work. */
export const exportJobs = (services: Services): JobHandlers => ({
  [EXPORT_JOB]: { run: (job) => makeExport(services, job), maxAttempts: 100, leaseSec: 60, concurrency: 1 },
});
