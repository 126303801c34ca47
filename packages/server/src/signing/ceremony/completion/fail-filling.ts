import { applyFlowEvent } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { loadEnvelopeFacts, saveFacts } from '../../../contracts/index.ts';
import { type Services, demand, emit } from '../../../platform/index.ts';
import { deleteReservation, findReservation } from '../core/store.ts';

interface Failure {
  readonly envelopeId: string;
  readonly participantId: string;
  readonly attempt: string;
  readonly reason: string;
  readonly now: Date;
}

/** Ends a participant whose values cannot be put into the document, as ED_FAIL_PROCESS_FILLOUT (Rulings §3). */
export async function failFilling({ db, ids }: Pick<Services, 'db' | 'ids'>, failure: Failure): Promise<void> {
  const { envelopeId, participantId, attempt, reason, now } = failure;
  await db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const held = await findReservation(tx, participantId);
    if (held?.attempt !== attempt) return;
    const after = demand(applyFlowEvent(loaded.facts, { type: 'FILL_FAILED', participantId, reason }, now));
    await deleteReservation(tx, participantId);
    await saveFacts(tx, loaded, after, now);
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'participant.fillFailed',
      envelopeId,
      participantId,
      ...SYSTEM_ACTOR,
      detail: { reason },
    });
    await emit(tx, { type: 'participant.returned', envelopeId, participantId }, { id: ids.next(), now });
  });
}
