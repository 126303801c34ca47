import type { Api } from '@countersign/contract';
import {
  applyFlowEvent,
  fromWsid,
  identifyingContactOf,
  judgeSuccessor,
  publicName,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import {
  type Call,
  type Services,
  type Tx,
  deliverableContacts,
  demand,
  emit,
  refuseWith,
} from '../../../platform/index.ts';
import {
  type LoadedEnvelope,
  type ParticipantRow,
  handOver,
  successorRow,
  judgeContact,
  judgeIdentifying,
  loadForAct,
  participantFactsOf,
  personsByContact,
  readerOf,
  saveFacts,
} from '../../../contracts/index.ts';
import { type SignAnswer, presentAct } from '../turn/commit-act.ts';
import { demandPrepared } from '../turn/decide.ts';

type Authorize = Call<Api['authorizeParticipant']>;

/**
 * Hands the act on to another person, who takes the same place and the same fields (Rulings §2, §3). It happens in one
 * transaction, completely or not at all; the session of the former link ends with its commit
 * (contracts/envelopes/core/scope.ts).
 */
export async function authorizeParticipant(services: Services, call: Authorize): Promise<SignAnswer> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { reason } = call.body;
  const { now } = call.context;
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    const loaded = await loadForAct(tx, envelopeId, { participantId, caller: call.caller });
    const from = loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    const row = await judgedSuccessor(tx, loaded, from, { services, call });
    const event = { type: 'AUTHORIZE' as const, participantId, ...(reason === undefined ? {} : { reason }) };
    const handed = demand(applyFlowEvent(loaded.facts, { ...event, successor: participantFactsOf(row) }, now));
    const successor = participantFactsOf(await handOver(tx, from, row));
    const participants = handed.participants.map((one) => (one.id === successor.id ? successor : one));
    await saveFacts(tx, loaded, { ...handed, participants }, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'participant.authorized',
      envelopeId,
      participantId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: {
        successor: toWsid('participant', row.id),
        successorName: publicName(row.name),
        ...(reason === undefined ? {} : { reason }),
      },
    });
    await emit(tx, { type: 'participant.authorized', envelopeId, participantId }, { id: services.ids.next(), now });
    const opened = { type: 'envelope.turnOpened' as const, envelopeId, participantIds: [row.id] };
    await emit(tx, opened, { id: services.ids.next(), now });
    return presentAct(tx, envelopeId, participantId, readerOf(call));
  });
}

/**
 * Returns the entry of the successor, after all checks: the turn, the documents, the contact, the number of earlier handovers.
 */
async function judgedSuccessor(
  tx: Tx,
  loaded: LoadedEnvelope,
  from: ParticipantRow,
  { services, call }: { readonly services: Pick<Services, 'ids' | 'config'>; readonly call: Authorize },
): Promise<ParticipantRow> {
  const { now } = call.context;
  // The turn is checked first, so that callers out of turn learn nothing else.
  const asked = { ...participantFactsOf(from), id: services.ids.next() };
  demand(applyFlowEvent(loaded.facts, { type: 'AUTHORIZE', participantId: from.id, successor: asked }, now));
  demandPrepared(loaded);
  // A person who has not joined the enterprise cannot decide who acts for it (Spec §5, pre-check 2).
  if (participantFactsOf(from).waitingJoinEnterprise) refuseWith('ERROR_WAITING_JOIN_ENTERPRISE');
  const { name, contact } = call.body;
  const delivers = deliverableContacts(services.config);
  const contacts = demand(judgeContact({ name, type: 'PERSON', contact }, delivers));
  const identifyingContact = demand(judgeIdentifying(call.body, contacts, delivers));
  const known = identifyingContactOf({ ...contacts, identifyingContact })?.value ?? '';
  const personId = (await personsByContact(tx, [known])).get(known) ?? null;
  demand(judgeSuccessor(loaded.participants, from, { ...contacts, personId }));
  return successorRow(from, { id: asked.id, name, ...contacts, identifyingContact }, now);
}
