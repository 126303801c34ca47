import { applyFlowEvent, isFinal } from '@countersign/domain';
import { SYSTEM_ACTOR } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Job, type Services, emit, enqueue } from '../../../platform/index.ts';
import { loadEnvelopeFacts } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { EXPIRE_JOB } from '../core/job-kinds.ts';

/** A live reservation is respected; it expires or completes within about a minute (conventions, rule 1). */
const LOOK_AGAIN_MS = 15_000;

/** Ends an envelope whose deadline has passed. The decision is made under the row's lock, exactly once. */
export async function expireEnvelope(services: Services, job: Job): Promise<void> {
  const { envelopeId } = job.payload as { envelopeId: string };
  await services.db.withTx(async (tx) => {
    const now = services.clock.now();
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const decision = applyFlowEvent(loaded.facts, { type: 'EXPIRE' }, now);
    await job.finishIn(tx);
    if (decision.ok) {
      await saveFacts(tx, loaded, decision.value, now);
      await recordAudit(tx, {
        id: services.ids.next(),
        at: now,
        kind: 'envelope.expired',
        envelopeId,
        ...SYSTEM_ACTOR,
      });
      await emit(tx, { type: 'envelope.expired', envelopeId }, { id: services.ids.next(), now });
      return;
    }
    if (isFinal(loaded.row.status) || decision.error === 'ERROR_ALREADY_SIGNED') return;
    // Prolonged since, or a participant is signing.
    const runAt = new Date(Math.max(loaded.row.expireAt.getTime(), now.getTime() + LOOK_AGAIN_MS));
    await enqueue(tx, {
      id: services.ids.next(),
      kind: EXPIRE_JOB,
      key: envelopeId,
      payload: { envelopeId },
      runAt,
      now,
    });
  });
}
