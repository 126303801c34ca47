import { purgeCaptchas } from '../../accounts/codes/captcha.ts';
import { purgeCodes } from '../../accounts/codes/store.ts';
import { purgeOpcodes } from '../../accounts/codes/use-opcode.ts';
import { purgeUnusedPapers } from '../../accounts/identity/store.ts';
import { purgeChallenges } from '../../accounts/passkeys/store.ts';
import { purgeKnownDevices } from '../../accounts/sessions/known-device.ts';
import { purgeSecurityTokens } from '../../accounts/sessions/security-token.ts';
import { purgeSessions } from '../../accounts/sessions/store.ts';
import { purgeSends } from '../../enterprise/invitations/send-limits.ts';
import { purgeUnanswered } from '../../enterprise/invitations/store.ts';
import type { Services } from '../../platform/config/services.ts';
import type { Tx } from '../../platform/database/database.ts';
import { purgeMessages } from '../../platform/delivery/outbox.ts';
import { purgeAnswers } from '../../platform/http/idempotency.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandlers } from '../../platform/jobs/job.ts';
import { purgeCounters } from '../../platform/throttling/guess-counter.ts';
import { purgeShields } from '../../signing/phone-signing/store.ts';
import { purgeScans } from '../../signing/scan/store.ts';

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
];

export const purgeJobs = (services: Pick<Services, 'db' | 'ids'>): JobHandlers => ({
  [PURGE_JOB]: {
    run: (job) =>
      services.db.withTx(async (tx) => {
        const { now } = job;
        for (const purge of PURGES) await purge(tx, now);
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, { id: services.ids.next(), kind: PURGE_JOB, key: PURGE_JOB, payload: {}, runAt, now });
      }),
  },
});
