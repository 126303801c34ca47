import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, demand, emit } from '../../../platform/index.ts';
import { loadEnvelopeFacts } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { readerOf } from '../core/reader.ts';

type Revoke = Api['revokeEnvelope'];

/** The sender revokes a running envelope; a participant who is signing is not interrupted. */
export async function revokeEnvelope(services: Services, call: Call<Revoke>): Promise<DataIn<Revoke>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  const { reason } = call.body;
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const revoked = demand(applyFlowEvent(loaded.facts, { type: 'REVOKE', reason }, now));
    await saveFacts(tx, loaded, revoked, now, { reason });
    const actor = await auditActor(tx, call.caller, call.context);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.revoked',
      envelopeId,
      ...actor,
      detail: { reason },
    });
    await emit(tx, { type: 'envelope.revoked', envelopeId }, { id: services.ids.next(), now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}
