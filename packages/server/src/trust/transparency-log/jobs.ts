import {
  type Job,
  type JobHandlers,
  type Reacting,
  type Reactors,
  type Services,
  enqueue,
} from '../../platform/index.ts';
import { advanceLog } from './checkpoint.ts';
import { lastCheckpoint } from './store.ts';

/** The recurring job that includes committed rows; to be enqueued at start. */
export const LOG_JOB = 'auditLog.advance';
/** The same once and sooner, for a caller that needs a checkpoint. */
const LOG_SOON_JOB = 'auditLog.advanceSoon';

/** The minimum distance between additional checkpoints, however many envelopes are completed. */
const SOON_MS = 10_000;

/** The jobs of the log (docs/cycles/audit-log.md). If the log cannot continue, the console's services page says so. */
export const auditLogJobs = (services: Services): JobHandlers => ({
  [LOG_JOB]: { run: (job) => advanceForEver(services, job), maxAttempts: 1_000_000, concurrency: 1 },
  [LOG_SOON_JOB]: {
    run: async (job) => void (await advanceLog(services, () => job.abort.throwIfAborted())),
    concurrency: 1,
  },
});

async function advanceForEver(services: Services, job: Job): Promise<void> {
  const { config, db, ids, log } = services;
  try {
    await advanceLog(services, () => job.abort.throwIfAborted());
  } catch (error) {
    if (job.abort.aborted) throw error;
    // The next run is at its own time: a backoff would delay the log for an hour after the signer is back.
    log.error({ err: error }, 'the audit log did not advance');
  }
  await db.withTx(async (tx) => {
    await job.finishIn(tx);
    const runAt = new Date(job.now.getTime() + config.logCheckpointSec * 1000);
    await enqueue(tx, { id: ids.next(), kind: LOG_JOB, key: LOG_JOB, payload: {}, runAt, now: job.now });
  });
}

/** The completion of an envelope soon triggers a checkpoint, so that its archive can contain the proofs of its rows. */
export const auditLogReactors = (services: Pick<Services, 'ids'>): Reactors => ({
  auditLog: {
    'envelope.completed': (_event, reacting) => oweCheckpoint(services, reacting),
    'envelope.voided': (_event, reacting) => oweCheckpoint(services, reacting),
  },
});

async function oweCheckpoint({ ids }: Pick<Services, 'ids'>, { tx, now }: Reacting): Promise<void> {
  const last = await lastCheckpoint(tx);
  const runAt = new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + SOON_MS));
  await enqueue(tx, { id: ids.next(), kind: LOG_SOON_JOB, key: LOG_SOON_JOB, payload: {}, runAt, now });
}
