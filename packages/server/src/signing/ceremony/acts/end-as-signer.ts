import type { Api } from '@countersign/contract';
import { applyFlowEvent, fromWsid } from '@countersign/domain';
import { auditActor } from '../../../accounts/users/actor.ts';
import { recordAudit } from '../../../trust/audit-trail/record.ts';
import { loadForAct, readerOf, saveFacts } from '../../../contracts/envelopes/reads.ts';
import type { Services } from '../../../platform/config/services.ts';
import type { Call } from '../../../platform/http/handlers.ts';
import { demand, refuseWith } from '../../../platform/http/refused.ts';
import { emit } from '../../../platform/events/emit.ts';
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
