import type { JobHandlers, Services } from '../../../platform/index.ts';
import { expireEnvelope } from './expire.ts';
import { EXPIRE_JOB, PREPARE_JOB, REMIND_JOB, STOP_TIMED_JOB, TIMER_JOB } from '../core/job-kinds.ts';
import { PREPARE_ATTEMPTS, prepareEnvelope } from './prepare.ts';
import { remindByPlan } from './remind.ts';
import { sendTimed, stopTimed } from './timer.ts';

/** The durable jobs of a started or timed envelope; the key of each job is the envelope's id. */
export const envelopeJobs = (services: Services): JobHandlers => ({
  [PREPARE_JOB]: {
    run: (job) => prepareEnvelope(services, job),
    maxAttempts: PREPARE_ATTEMPTS,
    leaseSec: 120,
    concurrency: 2,
  },
  [EXPIRE_JOB]: { run: (job) => expireEnvelope(services, job), maxAttempts: 1000 },
  [REMIND_JOB]: { run: (job) => remindByPlan(services, job) },
  [TIMER_JOB]: { run: (job) => sendTimed(services, job), maxAttempts: 1000 },
  [STOP_TIMED_JOB]: { run: (job) => stopTimed(services, job), maxAttempts: 1000 },
});
