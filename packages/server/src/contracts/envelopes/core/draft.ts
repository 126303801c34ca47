import { judgeDraft } from '@countersign/domain';
import { type EnvelopeRelation, type Services, type Tx, demand } from '../../../platform/index.ts';
import { type WholeEnvelope, loadWhole } from './whole-envelope.ts';
import { refreshWords } from './words.ts';

/** A draft with its documents, its fields and its sender. */
export type Draft = WholeEnvelope;

interface Edit<T, R> {
  /** What the edit needs besides the draft; asked for together with it. */
  readonly also?: (tx: Tx) => Promise<R>;
  readonly edit: (tx: Tx, draft: Draft, also: R | undefined) => Promise<T>;
  /** The edit changes no name by which the envelope is found. */
  readonly keepsWords?: boolean;
}

/**
 * Changes a draft under the lock of its row: after its start nothing can change, whichever request came first. All that is read
 * together with the lock is read once it is held.
 * @throws Refused ERROR_ENVELOPE_NOT_DRAFT
 */
export function editDraft<T, R = never>(
  services: Pick<Services, 'db'>,
  { envelopeId }: EnvelopeRelation,
  { also, edit, keepsWords = false }: Edit<T, R>,
): Promise<T> {
  return services.db.withTx(async (tx) => {
    const [draft, more] = await Promise.all([loadWhole(tx, envelopeId, { lock: true }), also?.(tx)]);
    demand(judgeDraft(draft.facts));
    const result = await edit(tx, draft, more);
    if (!keepsWords) await refreshWords(tx, envelopeId);
    return result;
  });
}
