import { judgeDraft } from '@countersign/domain';
import { type EnvelopeRelation, type Services, type Tx, demand } from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from './facts.ts';
import { refreshWords } from './words.ts';

/**
 * Changes a draft under the lock of its row: after its start nothing can change, whichever request came first.
 * @throws Refused ERROR_ENVELOPE_NOT_DRAFT
 */
export function editDraft<T>(
  services: Pick<Services, 'db'>,
  relation: EnvelopeRelation,
  edit: (tx: Tx, loaded: LoadedEnvelope) => Promise<T>,
): Promise<T> {
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, relation.envelopeId, { lock: true });
    demand(judgeDraft(loaded.facts));
    const result = await edit(tx, loaded);
    await refreshWords(tx, relation.envelopeId);
    return result;
  });
}
