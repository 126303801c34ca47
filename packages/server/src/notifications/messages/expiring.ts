import { EXPIRY_WARNING_MS } from '@countersign/domain';
import { loadEnvelopeFacts } from '../../contracts/index.ts';
import { type EventReactions, type Job, type JobHandlers, enqueue } from '../../platform/index.ts';
import { type MessagesServices, expiringNotices, tellOf } from './notices.ts';

const EXPIRING_JOB = 'envelope.expiring';

/** Schedules the warning of an envelope that expires later than the warning period, and reschedules it with the expiry. */
export function expiringReactions({ db, ids }: Pick<MessagesServices, 'db' | 'ids'>): EventReactions {
  const owe = async ({ envelopeId }: { readonly envelopeId: string }, job: Job): Promise<void> =>
    db.withTx(async (tx) => {
      const { row } = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
      const runAt = new Date(row.expireAt.getTime() - EXPIRY_WARNING_MS);
      if (row.status === 'ING_PROCESS' && runAt > job.now) {
        const { now } = job;
        const owed = { kind: EXPIRING_JOB, key: envelopeId, payload: { envelopeId }, runAt, now };
        await enqueue(tx, { id: ids.next(), ...owed });
      }
      await job.finishIn(tx);
    });
  return { 'envelope.started': owe, 'envelope.prolonged': owe };
}

/** Warns once; an envelope that has ended in the meantime causes no warning. */
export const expiringJobs = (services: MessagesServices): JobHandlers => ({
  [EXPIRING_JOB]: {
    run: (job) => {
      const { envelopeId } = job.payload as { envelopeId: string };
      return tellOf(services, job, envelopeId, (loaded) =>
        loaded.row.status === 'ING_PROCESS' ? expiringNotices(loaded) : [],
      );
    },
  },
});
