import { stopKeysOf } from '../accounts/index.ts';
import { type DisabledAccount, type Services, type Stopped, type Tx, enqueue } from '../platform/index.ts';
import { STOP_TIMED_JOB, pauseJobs } from '../contracts/index.ts';
import { switchOffOf } from '../notifications/index.ts';
import { stopInvitationsOf } from '../enterprise/index.ts';

/**
 * Stops everything that runs automatically, in the transaction that disables a person or a membership (Rulings §8.22):
 * multi-sends are paused, invitations expire, API keys expire, webhooks of an enterprise that the person owns are switched
 * off, and timed envelopes become drafts, by a job, since there may be thousands. Enabling again restarts none of it: each
 * is shown with its status, and is resumed, sent again, rotated, switched on or timed again by hand.
 */
export async function stopAccount(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  of: DisabledAccount,
  now: Date,
): Promise<Stopped> {
  const multiSends = await pauseJobs(tx, of, now);
  const invitations = await stopInvitationsOf(tx, of, now);
  const apiKeys = await stopKeysOf(tx, of, now);
  const webhooks = 'personId' in of ? await switchOffOf(tx, of.personId) : 0;
  const key = 'personId' in of ? of.personId : of.memberId;
  const payload = { ...of, until: now.toISOString() };
  await enqueue(tx, { id: ids.next(), kind: STOP_TIMED_JOB, key, payload, runAt: now, now });
  return {
    multiSends: String(multiSends),
    invitations: String(invitations),
    apiKeys: String(apiKeys),
    webhooks: String(webhooks),
  };
}
