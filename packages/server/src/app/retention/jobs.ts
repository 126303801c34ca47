import {
  purgeCaptchas,
  purgeChallenges,
  purgeCodes,
  purgeKnownDevices,
  purgeOpcodes,
  purgeSecurityTokens,
  purgeSessions,
  purgeUnusedPapers,
} from '../../accounts/index.ts';
import { purgeExports } from '../../evidence/index.ts';
import { purgeSends, purgeUnanswered } from '../../enterprise/index.ts';
import {
  type JobHandlers,
  type Services,
  type Tx,
  enqueue,
  lockHolds,
  purgeAnswers,
  purgeCounters,
  purgeMessages,
} from '../../platform/index.ts';
import { purgeScans, purgeShields } from '../../signing/index.ts';

/** Deletes data that is no longer needed; the key of the job is its own name. */
export const PURGE_JOB = 'retention.purge';

const EVERY_MS = 6 * 3_600_000;

/** Run in this order, in one transaction; how long its rows are kept is a matter of each feature. */
const PURGES: readonly ((tx: Tx, now: Date) => Promise<void>)[] = [
  purgeMessages,
  purgeAnswers,
  purgeCaptchas,
  purgeOpcodes,
  purgeScans,
  purgeShields,
  purgeChallenges,
  purgeSecurityTokens,
  purgeKnownDevices,
  purgeUnusedPapers,
  purgeCodes,
  purgeSessions,
  purgeCounters,
  purgeSends,
  purgeUnanswered,
  purgeExports,
];

export const purgeJobs = (services: Pick<Services, 'db' | 'ids'>): JobHandlers => ({
  [PURGE_JOB]: {
    run: (job) =>
      services.db.withTx(async (tx) => {
        const { now } = job;
        await lockHolds(tx);
        for (const purge of PURGES) await purge(tx, now);
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, { id: services.ids.next(), kind: PURGE_JOB, key: PURGE_JOB, payload: {}, runAt, now });
      }),
  },
});
