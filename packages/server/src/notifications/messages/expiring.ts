import { EXPIRY_WARNING_MS } from '@countersign/domain';
import { readEnvelopeFacts } from '../../contracts/index.ts';
import { type EventReactions, type JobHandlers, type Reacting, type Services, enqueue } from '../../platform/index.ts';
import { type MessagesServices, expiringNotices, sendNotices } from './notices.ts';

const EXPIRING_JOB = 'envelope.expiring';

/** Schedules the warning of an envelope that expires later than the warning period, and reschedules it with the expiry. */
export function expiringReactions({ ids }: Pick<MessagesServices, 'ids'>): EventReactions {
  const owe = async ({ envelopeId }: { readonly envelopeId: string }, { tx, now }: Reacting): Promise<void> => {
    const { row } = await readEnvelopeFacts(tx, envelopeId);
    const runAt = new Date(row.expireAt.getTime() - EXPIRY_WARNING_MS);
    if (row.status !== 'ING_PROCESS' || runAt <= now) return;
    await enqueue(tx, { id: ids.next(), kind: EXPIRING_JOB, key: envelopeId, payload: { envelopeId }, runAt, now });
  };
  return { 'envelope.started': owe, 'envelope.prolonged': owe };
}

/** Warns once; an envelope that has ended in the meantime causes no warning. */
export const expiringJobs = (services: MessagesServices & Pick<Services, 'db'>): JobHandlers => ({
  [EXPIRING_JOB]: {
    run: (job) =>
      services.db.withTx(async (tx) => {
        const { envelopeId } = job.payload as { envelopeId: string };
        const loaded = await readEnvelopeFacts(tx, envelopeId);
        if (loaded.row.status === 'ING_PROCESS')
          await sendNotices(services, { tx, now: job.now }, loaded, expiringNotices(loaded));
        await job.finishIn(tx);
      }),
  },
});
