import type { Api, DataIn } from '@countersign/contract';
import { REMIND_AGAIN_MS, isAtTurn, judgeRemind } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, demand, emit, refuseWith } from '../../../platform/index.ts';
import { loadEnvelopeFacts, unavailableIn } from '../core/facts.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { readerOf } from '../core/reader.ts';
import { updateParticipant } from '../core/store.ts';

type Remind = Api['remindEnvelope'];

/** Reminds those whose turn it is and who were not reminded recently. */
export async function remindEnvelope(services: Services, call: Call<Remind>): Promise<DataIn<Remind>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const { facts: flow, row } = loaded;
    const unavailable = await unavailableIn(tx, loaded);
    const waiting = demand(judgeRemind({ envelope: flow, prepareState: row.prepareState, unavailable }, now));
    const atTurn = flow.participants.filter((one) => isAtTurn(flow, one)).map(({ id }) => id);
    const stuck = loaded.participants.find(({ id }) => atTurn.includes(id) && unavailable.has(id));
    if (waiting.length === 0 && stuck !== undefined)
      refuseWith('ERROR_PARTICIPANT_UNAVAILABLE', { name: stuck.name || stuck.enterpriseName || '' });
    const freeAt = loaded.participants
      .filter(({ id }) => waiting.includes(id))
      .map(({ id, remindedAt }) => ({ id, freeAt: remindedAt === null ? 0 : remindedAt.getTime() + REMIND_AGAIN_MS }));
    const participantIds = freeAt.filter((one) => one.freeAt <= now.getTime()).map(({ id }) => id);
    if (participantIds.length === 0) {
      const soonest = Math.min(...freeAt.map((one) => one.freeAt));
      refuseWith('ERROR_REMIND_TOO_SOON', { expireIn: Math.ceil((soonest - now.getTime()) / 1000) });
    }
    const actor = await auditActor(tx, call.caller, call.context);
    for (const participantId of participantIds) {
      await updateParticipant(tx, participantId, { remindedAt: now });
      await recordAudit(tx, {
        id: services.ids.next(),
        at: now,
        kind: 'participant.reminded',
        envelopeId,
        participantId,
        ...actor,
      });
    }
    await emit(tx, { type: 'participant.reminded', envelopeId, participantIds }, { id: services.ids.next(), now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}
