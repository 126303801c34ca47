import type { JobHandlers, Services } from '../../platform/index.ts';
import { clearSheets } from './clear.ts';
import { CLEAR_JOB, REVOKE_JOB, RUN_JOB } from './job-kinds.ts';
import { progressOf } from './progress.ts';
import { revokeMultiSend } from './revoke.ts';
import { runMultiSend } from './run.ts';

/** Durable work of a started multi-send; one job of each kind runs at a time, so that bulk work takes turns with the rest. */
export const multiSendJobs = (services: Services): JobHandlers => {
  const progress = progressOf(services);
  return {
    [RUN_JOB]: { run: (job) => runMultiSend(services, progress, job), maxAttempts: 1000, leaseSec: 20, concurrency: 1 },
    [REVOKE_JOB]: { run: (job) => revokeMultiSend(services, progress, job), maxAttempts: 1000, concurrency: 1 },
    [CLEAR_JOB]: { run: (job) => clearSheets(services, job), maxAttempts: 1000, concurrency: 1 },
  };
};
