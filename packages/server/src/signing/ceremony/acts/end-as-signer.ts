import type { Api } from '@countersign/contract';
import { applyFlowEvent, fromWsid } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { loadForAct, readerOf, saveFacts } from '../../../contracts/index.ts';
import { type Call, type Services, demand, emit, refuseWith } from '../../../platform/index.ts';
import { type SignAnswer, presentAct } from '../turn/commit-act.ts';

const KINDS = { REJECT: 'participant.rejected', RETURN: 'participant.returned' } as const;

/** A signer ends the envelope, with a reason that is recorded. */
export async function endAsSigner(
  services: Services,
  call: Call<Api['reject'] | Api['returnEnvelope']>,
  type: keyof typeof KINDS,
): Promise<SignAnswer> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { reason } = call.body;
  const { now } = call.context;
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    const loaded = await loadForAct(tx, envelopeId, { participantId, caller: call.caller });
    const after = demand(applyFlowEvent(loaded.facts, { type, participantId, reason }, now));
    await saveFacts(tx, loaded, after, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: KINDS[type],
      envelopeId,
      participantId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { reason },
    });
    await emit(tx, { type: KINDS[type], envelopeId, participantId }, { id: services.ids.next(), now });
    return presentAct(tx, envelopeId, participantId, readerOf(call));
  });
}
