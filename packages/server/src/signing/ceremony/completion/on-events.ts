import { isCompleting } from '@countersign/domain';
import { loadEnvelopeFacts } from '../../../contracts/index.ts';
import { type Reactors, type Services, enqueue } from '../../../platform/index.ts';
import { COMPLETE_JOB } from '../core/job-kinds.ts';

/**
 * When the sender removes the last participant who was waited for, no later act triggers the completion, so it is enqueued
 * here.
 */
export const signingReactors = ({ db, ids }: Pick<Services, 'db' | 'ids'>): Reactors => ({
  completion: {
    'participant.removed': ({ envelopeId }, job) =>
      db.withTx(async (tx) => {
        const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
        await job.finishIn(tx);
        if (!isCompleting(facts)) return;
        await enqueue(tx, {
          id: ids.next(),
          kind: COMPLETE_JOB,
          key: envelopeId,
          payload: { envelopeId },
          runAt: job.now,
          now: job.now,
        });
      }),
  },
});
