import { type Ids, type Job, type JobHandlers, type Tx, enqueue } from '../../platform/index.ts';
import { type WebhookServices, sendOnce, settle } from './attempt.ts';
import { findDelivery, updateDelivery } from './store.ts';

/** Kind of the job that sends one delivery; its key is the delivery's id. */
const WEBHOOK_JOB = 'webhook';

/** Schedules an attempt at `runAt`, with the commit of `tx`. */
export const oweAttempt = (
  tx: Tx,
  { ids }: { readonly ids: Ids },
  { deliveryId, runAt, now }: { readonly deliveryId: string; readonly runAt: Date; readonly now: Date },
): Promise<void> => enqueue(tx, { id: ids.next(), kind: WEBHOOK_JOB, key: deliveryId, payload: {}, runAt, now });

/**
 * Each attempt is a job that ends with its outcome and schedules the next one in the same transaction: the schedule survives
 * restarts, and a receiver may get one delivery twice, but never misses one. Attempts mostly wait for receivers, so many run at
 * once, and a slow receiver delays no other.
 */
export const webhookJobs = (services: WebhookServices): JobHandlers => ({
  [WEBHOOK_JOB]: { run: (job) => deliver(services, job), concurrency: 16 },
});

async function deliver(services: WebhookServices, job: Job): Promise<void> {
  const found = await services.db.withTx((tx) => findDelivery(tx, job.key));
  if (found === null || found.row.status !== 'WAITING') return;
  if (!found.hook.enabled) {
    const change = { status: 'FAILED', fault: 'SWITCHED_OFF', nextAttemptAt: null } as const;
    await services.db.withTx((tx) => updateDelivery(tx, job.key, change));
    return;
  }
  const send = () => sendOnce(services, found, { now: job.now, abort: job.abort });
  const outcome = await services.observer.step('delivery', 'WEBHOOK', send, ({ ok }) => (ok ? 'ok' : 'error'));
  // An attempt that is aborted because the server stops does not count: the next start sends the delivery again.
  if (job.abort.aborted) throw new Error('the server is stopping');
  const now = services.clock.now();
  await services.db.withTx(async (tx) => {
    const runAt = await settle(tx, services, job.key, { outcome, now });
    await job.finishIn(tx);
    if (runAt !== null) await oweAttempt(tx, services, { deliveryId: job.key, runAt, now });
  });
}
