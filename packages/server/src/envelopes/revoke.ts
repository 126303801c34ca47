import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent } from '@countersign/domain';
import { auditActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record.ts';
import type { House } from '../house.ts';
import type { Call } from '../http/handlers.ts';
import { demand } from '../http/refused.ts';
import { emit } from '../outbox/emit.ts';
import { loadEnvelopeFacts } from './facts.ts';
import { saveFacts } from './flow-store.ts';
import { readEnvelope } from './get-envelope.ts';
import { readerOf } from './reader.ts';

type Revoke = Api['revokeEnvelope'];

/** The sender withdraws a running envelope; somebody signing at this moment is respected. */
export async function revokeEnvelope(house: House, call: Call<Revoke>): Promise<DataIn<Revoke>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  const { reason } = call.body;
  return house.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const revoked = demand(applyFlowEvent(loaded.facts, { type: 'REVOKE', reason }, now));
    await saveFacts(tx, loaded, revoked, now, { reason });
    const actor = await auditActor(tx, call.caller, call.context);
    await recordAudit(tx, {
      id: house.ids.next(),
      at: now,
      kind: 'envelope.revoked',
      envelopeId,
      ...actor,
      detail: { reason },
    });
    await emit(tx, { type: 'envelope.revoked', envelopeId }, { id: house.ids.next(), now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call.caller, call.relation)) };
  });
}
