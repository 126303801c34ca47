import { and, isNull, lt, or } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import {
  captcha,
  code,
  guessCounter,
  identityPaper,
  knownDevice,
  opcode,
  passkeyChallenge,
  scan,
  securityToken,
  session,
} from '../../platform/database/schema/index.ts';
import { purgeMessages } from '../../platform/delivery/outbox.ts';
import type { Services } from '../../platform/config/services.ts';
import { purgeAnswers } from '../../platform/http/idempotency.ts';
import { purgeSends } from '../../enterprise/invitations/send-limits.ts';
import { purgeUnanswered } from '../../enterprise/invitations/store.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandlers } from '../../platform/jobs/job.ts';
import { purgeChallenges } from '../../accounts/passkeys/store.ts';
import { purgeScans } from '../../signing/scan/store.ts';
import { purgeShields } from '../../signing/phone-signing/store.ts';

/** Deletes data that is no longer needed; the key of the job is its own name. */
export const PURGE_JOB = 'retention.purge';

const HOUR_MS = 3_600_000;
const EVERY_MS = 6 * HOUR_MS;
const MESSAGES_KEPT_MS = 7 * 24 * HOUR_MS;
const SESSIONS_KEPT_MS = 24 * HOUR_MS;
/** A device that was not used for a year counts as a new one. */
const DEVICES_KEPT_MS = 365 * 24 * HOUR_MS;
/** The longest window in which anything is counted is a day. */
const GUESSES_KEPT_MS = 24 * 3_600_000;
/** Pictures of identity documents that no application uses. */
const PICTURES_KEPT_MS = 24 * HOUR_MS;
/** The result of an external signature is kept for a day; its pictures and values are in the contract, or nowhere. */
const SHIELDS_KEPT_MS = 24 * HOUR_MS;
/** A person who was invited and never registered is not a member of the enterprise. */
const INVITATIONS_KEPT_MS = 90 * 24 * HOUR_MS;
/** The daily limits look back over a day. */
const CODES_KEPT_MS = 48 * HOUR_MS;

export const purgeJobs = (services: Pick<Services, 'db' | 'ids'>): JobHandlers => ({
  [PURGE_JOB]: {
    run: (job) =>
      services.db.withTx(async (tx) => {
        const { now } = job;
        await purgeMessages(tx, new Date(now.getTime() - MESSAGES_KEPT_MS));
        await purgeAnswers(tx, now);
        await purgeProofs(tx, now);
        await purgeSends(tx, now);
        await purgeUnanswered(tx, new Date(now.getTime() - INVITATIONS_KEPT_MS));
        await job.finishIn(tx);
        const runAt = new Date(now.getTime() + EVERY_MS);
        await enqueue(tx, { id: services.ids.next(), kind: PURGE_JOB, key: PURGE_JOB, payload: {}, runAt, now });
      }),
  },
});

/** Sessions that ended long ago, expired one-time secrets, and counters whose window and lock have passed. */
async function purgeProofs(tx: Tx, now: Date): Promise<void> {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await tx.delete(captcha).where(lt(captcha.expiresAt, now));
  await tx.delete(opcode).where(lt(opcode.expiresAt, now));
  await purgeScans(tx, now);
  await purgeShields(tx, before(SHIELDS_KEPT_MS));
  await purgeChallenges(tx, now);
  await tx.delete(securityToken).where(lt(securityToken.expiresAt, now));
  await tx.delete(knownDevice).where(lt(knownDevice.lastSeenAt, before(DEVICES_KEPT_MS)));
  await tx.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
  await tx.delete(scan).where(lt(scan.expiresAt, now));
  const isLeftOver = and(isNull(identityPaper.applicationId), lt(identityPaper.createdAt, before(PICTURES_KEPT_MS)));
  await tx.delete(identityPaper).where(isLeftOver);
  await tx.delete(code).where(lt(code.createdAt, before(CODES_KEPT_MS)));
  await tx.delete(session).where(lt(session.lastActiveAt, before(SESSIONS_KEPT_MS)));
  const isUnlocked = or(isNull(guessCounter.lockedUntil), lt(guessCounter.lockedUntil, now));
  await tx.delete(guessCounter).where(and(lt(guessCounter.windowStartedAt, before(GUESSES_KEPT_MS)), isUnlocked));
}
