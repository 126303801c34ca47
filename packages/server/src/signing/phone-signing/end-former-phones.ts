import { toWsid } from '@countersign/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { SYSTEM_ACTOR, accountChanged } from '../../accounts/index.ts';
import { findFormerHolderCertificates, findFormerShields, recordAudit, revokeIn } from '../../trust/index.ts';
import {
  type Job,
  type JobHandlers,
  type Services,
  type Tx,
  emit,
  enqueue,
  onCommit,
  shieldDevice,
} from '../../platform/index.ts';

/** Ends long-term certificates of former releases; the job's key is its own name. */
export const FORMER_PHONES_JOB = 'shields.endFormer';
const BATCH = 100;

type EndingServices = Pick<Services, 'clock' | 'db' | 'ids' | 'push'>;

/**
 * A former release gave a phone's key a certificate for a year in a name that was not verified. Each that is still valid is
 * revoked and its phone removed, and its owner is notified (Rulings §8.19). Each PERSONAL_CERT and ENTERPRISE_CERT that was
 * issued in another name is revoked without notice: the next signature gets another one. Every certificate is a transaction of
 * its own, so that an interrupted job continues where it stopped.
 */
export const formerPhoneJobs = (services: EndingServices): JobHandlers => ({
  [FORMER_PHONES_JOB]: { concurrency: 1, run: (job) => endSome(services, job) },
});

async function endSome(services: EndingServices, job: Job): Promise<void> {
  const window = { now: job.now, most: BATCH };
  const phones = await services.db.withTx((tx) => findFormerShields(tx, window));
  const held = await services.db.withTx((tx) => findFormerHolderCertificates(tx, window));
  for (const serial of phones) {
    if (job.abort.aborted) return;
    await services.db.withTx((tx) => endPhone(tx, services, serial));
  }
  for (const serial of held) {
    if (job.abort.aborted) return;
    await services.db.withTx((tx) => revokeFormer(tx, services, serial));
  }
  if (phones.length < BATCH && held.length < BATCH) return;
  const next = { id: services.ids.next(), kind: job.kind, key: job.key, payload: {}, runAt: job.now, now: job.now };
  await services.db.withTx(async (tx) => {
    await job.finishIn(tx);
    await enqueue(tx, next);
  });
}

const revokeFormer = (tx: Tx, services: EndingServices, serial: string) =>
  revokeIn(tx, services, { serial, reason: 'privilegeWithdrawn', actorName: SYSTEM_ACTOR.actorName });

async function endPhone(tx: Tx, services: EndingServices, serial: string): Promise<void> {
  const now = services.clock.now();
  // A phone that its owner had removed before is not reported to them.
  const [device] = await tx
    .update(shieldDevice)
    .set({ removedAt: now })
    .where(and(eq(shieldDevice.serial, serial), isNull(shieldDevice.removedAt)))
    .returning();
  await revokeFormer(tx, services, serial);
  if (device === undefined) return;
  const { personId, name } = device;
  await recordAudit(tx, {
    id: services.ids.next(),
    at: now,
    kind: 'shield.removed',
    personId,
    ...SYSTEM_ACTOR,
    detail: { device: toWsid('shieldDevice', device.id), serial },
  });
  await emit(tx, { type: 'user.shieldEnded', personId, name }, { id: services.ids.next(), now });
  onCommit(() => services.push.toDevices([personId], accountChanged));
}
