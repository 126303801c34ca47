import { type Job, type JobHandlers, type Services, countUnfinished, enqueue } from '../../platform/index.ts';
import { dueQuestion } from './due.ts';
import { ARCHIVE_JOB, RENEW_JOB } from './job-kinds.ts';
import { renewArchive } from './renew.ts';
import { listDue } from './store.ts';

/**
 * The most renewals waiting at once, so that the end of a certificate used by a million contracts does not enqueue a million
 * jobs.
 */
const BATCH = 100;
const LOOK_EVERY_MS = 3_600_000;
/** The interval while more than one batch is due. */
const LOOK_AGAIN_MS = 15_000;

/** Archive renewal (docs/cycles/archive.md). ARCHIVE_JOB is to be enqueued at start. */
export const archiveJobs = (services: Services): JobHandlers => ({
  // One at a time: the deadline is months away, and signing has priority.
  [RENEW_JOB]: { run: (job) => renewArchive(services, job), maxAttempts: 10, leaseSec: 120, concurrency: 1 },
  [ARCHIVE_JOB]: { run: (job) => lookForDue(services, job), maxAttempts: 1_000_000, concurrency: 1 },
});

/** docs/cycles/archive.md step 1. */
async function lookForDue(services: Services, job: Job): Promise<void> {
  const { now } = job;
  const question = await dueQuestion(services, now);
  await services.db.withTx(async (tx) => {
    const limit = BATCH - (await countUnfinished(tx, RENEW_JOB));
    const due = limit > 0 ? await listDue(tx, question, { now, limit }) : [];
    for (const { id: envelopeId } of due)
      await enqueue(tx, {
        id: services.ids.next(),
        kind: RENEW_JOB,
        key: envelopeId,
        payload: { envelopeId },
        runAt: now,
        now,
      });
    await job.finishIn(tx);
    const isMore = due.length >= limit;
    const runAt = new Date(now.getTime() + (isMore ? LOOK_AGAIN_MS : LOOK_EVERY_MS));
    await enqueue(tx, { id: services.ids.next(), kind: ARCHIVE_JOB, key: ARCHIVE_JOB, payload: {}, runAt, now });
  });
}
