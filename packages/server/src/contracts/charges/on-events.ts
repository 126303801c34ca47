import type { Job, Reactors, Services } from '../../platform/index.ts';
import { settleCharges } from '../billing/index.ts';

/** Settles the hold of an envelope's charges exactly once, however the envelope ends. */
export function financeReactors({ db, ids }: Pick<Services, 'db' | 'ids'>): Reactors {
  const settle = ({ envelopeId }: { readonly envelopeId: string }, job: Job): Promise<void> =>
    db.withTx(async (tx) => {
      await settleCharges(tx, { ids }, envelopeId, job.now);
      await job.finishIn(tx);
    });
  return {
    charges: {
      'envelope.completed': settle,
      'envelope.revoked': settle,
      'envelope.expired': settle,
      'envelope.prepareFailed': settle,
      'participant.rejected': settle,
      'participant.returned': settle,
      'participant.checked': settle,
    },
  };
}
