import type { Api, DataIn } from '@countersign/contract';
import { applyFlowEvent, dueOf, judgeExpiry } from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, type Tx, demand, emit } from '../../../platform/index.ts';
import { type LoadedEnvelope, loadEnvelopeFacts } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { oweExpiry } from './expire.ts';
import { demandId, readerOf } from '../core/reader.ts';
import { updateParticipant } from '../core/store.ts';

type Prolong = Api['prolongEnvelope'];

/**
 * The sender gives a running envelope more time, within the limits of any envelope; its expiry job is rescheduled. Or one
 * participant with a deadline of their own, also after it has passed.
 */
export async function prolongEnvelope(services: Services, call: Call<Prolong>): Promise<DataIn<Prolong>> {
  const { envelopeId } = call.relation;
  const { now } = call.context;
  const expireAt = new Date(call.body.expireDatetime);
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const participantId =
      call.body.participantWsid === undefined ? null : demandId('participant', call.body.participantWsid);
    const from = await (participantId === null
      ? prolongAll(tx, services, loaded, { expireAt, now })
      : prolongOne(tx, loaded, participantId, { expireAt, now }));
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.prolonged',
      envelopeId,
      ...(await auditActor(tx, call.caller, call.context)),
      ...(participantId === null ? {} : { participantId }),
      detail: { from: from.toISOString(), to: expireAt.toISOString() },
    });
    await emit(tx, { type: 'envelope.prolonged', envelopeId, participantId }, { id: services.ids.next(), now });
    return { envelope: await readEnvelope(tx, envelopeId, readerOf(call)) };
  });
}

interface MoreTime {
  readonly expireAt: Date;
  readonly now: Date;
}

/** @returns the former deadline */
async function prolongAll(
  tx: Tx,
  { config, ids }: Pick<Services, 'config' | 'ids'>,
  loaded: LoadedEnvelope,
  { expireAt, now }: MoreTime,
): Promise<Date> {
  const prolonged = demand(applyFlowEvent(loaded.facts, { type: 'PROLONG', expireAt }, now));
  demand(judgeExpiry(expireAt, config.limits, now));
  await saveFacts(tx, loaded, prolonged, now);
  const { id: envelopeId } = loaded.row;
  await oweExpiry(tx, { ids }, { id: envelopeId, expireAt }, now);
  return loaded.row.expireAt;
}

/** @returns the former deadline of the participant */
async function prolongOne(
  tx: Tx,
  loaded: LoadedEnvelope,
  participantId: string,
  { expireAt: deadline, now }: MoreTime,
): Promise<Date> {
  demand(applyFlowEvent(loaded.facts, { type: 'PROLONG_ONE', participantId, deadline }, now));
  await updateParticipant(tx, participantId, { deadlineAt: deadline });
  const former = loaded.participants.find(({ id }) => id === participantId)?.deadlineAt ?? null;
  return dueOf(loaded.row, former);
}
