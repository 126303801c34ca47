import { judgeDeletion, toWsid } from '@countersign/domain';
import { SYSTEM_ACTOR, eraseAccount, findMemberships, lockPerson, setDeleteAt } from '../../accounts/index.ts';
import {
  deleteContactGroupsOf,
  deleteLabelsOf,
  deleteUnusedFilesOf,
  draftsAfter,
  eraseDraft,
} from '../../contracts/index.ts';
import { endMembership } from '../../enterprise/index.ts';
import { deleteExportsOf } from '../../evidence/index.ts';
import { deleteMessagesOf } from '../../notifications/index.ts';
import { type Job, type JobHandlers, type Services, type Tx, emit, enqueue } from '../../platform/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { dropPolicyOf } from '../retention/index.ts';
import { DELETE_ACCOUNT_JOB } from './job-kinds.ts';
import { countsOf, findObstacles, isAccountHeld } from './obstacles.ts';

export const deletionJobs = (services: Services): JobHandlers => ({
  [DELETE_ACCOUNT_JOB]: { run: (job) => deleteAccount(services, job), concurrency: 1 },
});

/**
 * Deletes an account whose time has come: drafts one by one, then everything else in one transaction. Contracts with
 * others, their evidence, certificates, the audit, bills and the records of identity checks stay.
 */
async function deleteAccount(services: Services, job: Job): Promise<void> {
  const { personId } = job.payload as { personId: string };
  const { db, clock } = services;
  const isStillDue = () => db.withTx((tx) => isDue(tx, services, personId));
  if (!(await isStillDue())) return;
  for (let after = NONE; ;) {
    const drafts = await db.withTx((tx) => draftsAfter(tx, personId, after));
    for (const { id } of drafts) {
      job.abort.throwIfAborted();
      // A login may withdraw the request between two drafts.
      if (!(await isStillDue())) return;
      await db.withTx((tx) => eraseDraft(tx, id, clock.now()));
      after = id;
    }
    if (drafts.length === 0) break;
  }
  await db.withTx(async (tx) => {
    if (await isDue(tx, services, personId)) await erase(tx, services, personId);
    await job.finishIn(tx);
  });
}

const NONE = '00000000-0000-0000-0000-000000000000';

const DAY_MS = 86_400_000;

/** Whether the account is to be deleted now; what stands in the way ends the request, and a legal hold delays it. */
async function isDue(tx: Tx, services: Services, personId: string): Promise<boolean> {
  const now = services.clock.now();
  const person = await lockPerson(tx, personId);
  if (person === null || person.deleteAt === null || person.deleteAt > now) return false;
  const judged = judgeDeletion(countsOf(await findObstacles(tx, personId)), { isDue: true });
  if (judged.ok && (await isAccountHeld(tx, personId))) {
    // The request stays, and is looked at again every day.
    const due = { kind: DELETE_ACCOUNT_JOB, key: personId, payload: { personId }, now };
    await enqueue(tx, { id: services.ids.next(), ...due, runAt: new Date(now.getTime() + DAY_MS) });
    return false;
  }
  if (judged.ok) return true;
  await setDeleteAt(tx, personId, null);
  const detail = { reason: 'BLOCKED', obstacles: String(judged.params['reasons']) };
  const row = { id: services.ids.next(), at: now, kind: 'user.deletionCancelled' as const, personId };
  await recordAudit(tx, { ...row, ...SYSTEM_ACTOR, detail });
  const changed = { personId, deleteAt: null, reason: 'BLOCKED' } as const;
  await emit(tx, { type: 'user.deletionChanged', ...changed }, { id: services.ids.next(), now });
  return false;
}

async function erase(tx: Tx, services: Services, personId: string): Promise<void> {
  const now = services.clock.now();
  await services.reactions.accountDisabled(tx, services, { personId }, now);
  const memberships = await findMemberships(tx, personId);
  for (const { id: memberId, enterpriseId, status } of memberships)
    if (status === 'NORMAL') await endMembership(tx, services, { enterpriseId, memberId }, now);
  for (const accountId of [personId, ...memberships.map(({ id }) => id)]) {
    await deleteLabelsOf(tx, accountId);
    await deleteContactGroupsOf(tx, accountId);
  }
  await deleteMessagesOf(tx, personId);
  await deleteExportsOf(tx, personId);
  await dropPolicyOf(tx, personId);
  await deleteUnusedFilesOf(tx, personId);
  await eraseAccount(tx, services, personId, now);
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'user.deleted',
    ...SYSTEM_ACTOR,
    personId,
    detail: { user: toWsid('user', personId) },
  });
}
