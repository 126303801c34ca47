import { isCompleting } from '@countersign/domain';
import { loadEnvelopeFacts } from '../../../contracts/index.ts';
import { type Reactors, type Services, enqueue } from '../../../platform/index.ts';
import { COMPLETE_JOB } from '../core/job-kinds.ts';

/**
 * When the sender removes the last participant who was waited for, no later act triggers the completion, so it is enqueued
 * here.
 */
export const signingReactors = ({ ids }: Pick<Services, 'ids'>): Reactors => ({
  completion: {
    'participant.removed': async ({ envelopeId }, { tx, now }) => {
      const { facts } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
      if (!isCompleting(facts)) return;
      const owed = { kind: COMPLETE_JOB, key: envelopeId, payload: { envelopeId } };
      await enqueue(tx, { id: ids.next(), ...owed, runAt: now, now });
    },
  },
});
