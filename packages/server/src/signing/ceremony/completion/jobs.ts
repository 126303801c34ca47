import { type Job, type JobHandlers, type Services, type Tx, enqueue } from '../../../platform/index.ts';
import { type MakeEvidence, complete } from './complete.ts';
import { COMPLETE_JOB, SWEEP_JOB } from '../core/job-kinds.ts';
import { releaseTurn } from '../turn/release.ts';
import { findNextLapse, isOwed, listCompleting, listLapsed } from '../core/store.ts';

const SWEEP_EVERY_MS = 60_000;

/**
 * The pending work of signing after a crash (docs/cycles/signing.md, "When the process dies"). SWEEP_JOB is to be enqueued at
 * start.
 */
export const signingJobs = (services: Services, makeEvidence: MakeEvidence): JobHandlers => ({
  [COMPLETE_JOB]: {
    run: (job) => complete(services, job, makeEvidence),
    maxAttempts: 1000,
    leaseSec: 120,
    concurrency: 2,
  },
  [SWEEP_JOB]: { run: (job) => sweep(services, job), maxAttempts: 1_000_000, concurrency: 1 },
});

/**
 * Enqueues completions that have no live job, in case theirs was given up, and releases lapsed turns. It runs again when the lease of
 * the next turn ends, which it knows of: a lease is not shorter than the time between two sweeps.
 */
async function sweep(services: Services, job: Job): Promise<void> {
  const { now } = job;
  const lapsed = await services.db.withTx(async (tx) => {
    for (const { id: envelopeId } of await listCompleting(tx)) await oweCompletion(tx, services, envelopeId, now);
    return listLapsed(tx, now);
  });
  for (const { participantId, envelopeId } of lapsed)
    await releaseTurn(services, { participantId, envelopeId, attempt: null, now });
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    const latest = now.getTime() + SWEEP_EVERY_MS;
    const runAt = new Date(Math.min(latest, (await findNextLapse(tx, now))?.getTime() ?? latest));
    await enqueue(tx, { id: services.ids.next(), kind: SWEEP_JOB, key: SWEEP_JOB, payload: {}, runAt, now });
  });
}

/** Does nothing if a completion already runs or waits for its next attempt. */
async function oweCompletion(tx: Tx, { ids }: Pick<Services, 'ids'>, envelopeId: string, now: Date): Promise<void> {
  if (await isOwed(tx, COMPLETE_JOB, envelopeId)) return;
  await enqueue(tx, { id: ids.next(), kind: COMPLETE_JOB, key: envelopeId, payload: { envelopeId }, runAt: now, now });
}
