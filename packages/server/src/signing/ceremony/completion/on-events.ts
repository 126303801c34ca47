import { isCompleting } from '@countersign/domain';
import { loadEnvelopeFacts } from '../../../contracts/envelopes/reads.ts';
import type { Services } from '../../../platform/config/services.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Reactors } from '../../../platform/events/react.ts';
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
