import type { Api } from '@countersign/contract';
import { type EnvelopeFacts, type FlowEvent, applyFlowEvent, fromWsid, nameSource, toWsid } from '@countersign/domain';
import { auditActor, readActing } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { loadForAct, readerOf, saveAct, saveFacts } from '../../../contracts/index.ts';
import { type Call, type Services, demand, emit, refuseWith } from '../../../platform/index.ts';
import { actFacts, demandRead } from '../core/act-facts.ts';
import { type SignAnswer, oweWhatFollows, presentAct } from '../turn/commit-act.ts';
import { demandPrepared } from '../turn/decide.ts';
import { type SeenDocument, judgeNamed, judgeShown } from '../checks/judge-documents.ts';
import { readActDocuments } from '../core/act-documents.ts';
import { together } from '../core/together.ts';

/**
 * A checker passes or refuses (Rulings §2, §6.11): no byte is added, and the digests that were seen are recorded (conventions,
 * rule 6). A call that names no digests refers to the current documents.
 */
export async function check(services: Services, call: Call<Api['check']>): Promise<SignAnswer> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { passed, reason = '', documents: given } = call.body;
  const { now } = call.context;
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    // Sent after the lock that loadForAct takes first.
    const [loaded, shown] = await together([
      loadForAct(tx, envelopeId, { participantId, caller: call.caller }),
      readActDocuments(tx, envelopeId, call.caller.sessionId),
    ]);
    const after = judgeCheck(
      loaded.facts,
      passed ? { type: 'PASS_CHECK', participantId } : { type: 'REFUSE_CHECK', participantId, reason },
      now,
    );
    demandPrepared(loaded);
    const participant =
      loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    const named =
      given === undefined ? new Map<string, SeenDocument>() : judgeNamed({ ...shown, forms: [], participant, given });
    // A person who refuses consents to nothing and need not have read the documents to the end.
    const seen = passed ? judgeShown({ ...shown, participant }, named) : [...named.values()];
    const reported = { views: call.body.views };
    if (passed) demandRead(loaded, shown.documents, reported);
    const [facts, signer] = await together([
      actFacts(tx, { loaded, participant, caller: call.caller, name: null, reported }),
      readActing(tx, call.caller),
    ]);
    const source = nameSource(participant.name, signer);
    await saveAct(tx, participantId, { nameSource: source, seen });
    await saveFacts(tx, loaded, after, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: passed ? 'participant.checked' : 'participant.refused',
      envelopeId,
      participantId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: {
        ...facts,
        ...(passed ? {} : { reason }),
        ...Object.fromEntries(seen.map(({ fileId, digest }) => [`seen.${toWsid('file', fileId)}`, digest])),
      },
    });
    await emit(
      tx,
      { type: 'participant.checked', envelopeId, participantId, passed },
      { id: services.ids.next(), now },
    );
    await oweWhatFollows(tx, services, loaded, after, now);
    return presentAct(tx, envelopeId, participantId, readerOf(call));
  });
}

/** Returns the envelope after the check, or the first refusal. */
export const judgeCheck = (
  facts: EnvelopeFacts,
  event: Extract<FlowEvent, { type: 'PASS_CHECK' | 'REFUSE_CHECK' }>,
  now: Date,
): EnvelopeFacts => demand(applyFlowEvent(facts, event, now));
