import type { Reacting, Reactors, Services } from '../../platform/index.ts';
import { settleCharges } from '../billing/index.ts';

/** Settles the hold of an envelope's charges exactly once, however the envelope ends. */
export function financeReactors({ ids }: Pick<Services, 'ids'>): Reactors {
  const settle = ({ envelopeId }: { readonly envelopeId: string }, { tx, now }: Reacting): Promise<void> =>
    settleCharges(tx, { ids }, envelopeId, now);
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
