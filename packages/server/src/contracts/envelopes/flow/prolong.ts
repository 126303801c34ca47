import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent, judgeExpiry } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, demand, emit, enqueue } from '../../../platform/index.ts';
import { loadEnvelopeFacts } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { EXPIRE_JOB } from '../core/job-kinds.ts';
import { readerOf } from '../core/reader.ts';

type Prolong = Api['prolongEnvelope'];

/** The sender gives a running envelope more time, within the limits of any envelope; its expiry job is rescheduled. */
export async function prolongEnvelope(services: Services, call: Call<Prolong>): Promise<DataIn<Prolong>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  const expireAt = new Date(call.body.expireDatetime);
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const prolonged = demand(applyFlowEvent(loaded.facts, { type: 'PROLONG', expireAt }, now));
    demand(judgeExpiry(expireAt, services.config.limits, now));
    await saveFacts(tx, loaded, prolonged, now);
    const id = services.ids.next();
    await enqueue(tx, { id, kind: EXPIRE_JOB, key: envelopeId, payload: { envelopeId }, runAt: expireAt, now });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.prolonged',
      envelopeId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { from: loaded.row.expireAt.toISOString(), to: expireAt.toISOString() },
    });
    await emit(tx, { type: 'envelope.prolonged', envelopeId }, { id: services.ids.next(), now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}
