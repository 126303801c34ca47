import type { Api, DataIn } from '@countersign/contract';
import {
  applyFlowEvent,
  identifyingContactOf,
  isAtTurn,
  judgePrepared,
  judgeReplacement,
  publicName,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { type Call, type Services, deliverableContacts, demand, emit, refuseWith } from '../../../platform/index.ts';
import { personsByContact } from './bind-person.ts';
import { loadEnvelopeFacts, participantFactsOf, wasAsked } from '../core/facts.ts';
import { saveFacts } from '../core/flow-store.ts';
import { readEnvelope } from '../core/get-envelope.ts';
import { handOver, successorRow } from './hand-over.ts';
import { judgeContact, judgeIdentifying } from './judge-participant.ts';
import { findNames } from '../core/known-names.ts';
import { presentParticipant } from '../core/present.ts';
import { demandId, readerOf } from '../core/reader.ts';

type Replace = Api['replaceParticipant'];

/**
 * The sender names another person in the place of one who has not acted (Rulings §8.17): sequence, fields, authLevel
 * and secureLevel go to the new one, the former's link and its sessions are invalid from the commit on, and both are in
 * the evidence. Returns the new participant.
 */
export async function replaceParticipant(services: Services, call: Call<Replace>): Promise<DataIn<Replace>> {
  const participantId = demandId('participant', call.params.participantWsid);
  const { name, reason } = call.body;
  const { now } = call.context;
  const { envelopeId } = call.relation;
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    const from =
      loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
    const delivers = deliverableContacts(services.config);
    const contacts = demand(judgeContact({ name, type: 'PERSON', contact: call.body.contact }, delivers));
    const identifyingContact = demand(judgeIdentifying(call.body, contacts, delivers));
    // The sender's words and deadline were for the person who is replaced.
    const identity = { id: services.ids.next(), name, ...contacts, identifyingContact };
    const row = { ...successorRow(from, identity, now), deadlineAt: null };
    const event = { type: 'REPLACE' as const, participantId, successor: participantFactsOf(row), reason };
    const replaced = demand(applyFlowEvent(loaded.facts, event, now));
    // The fields of the documents are allocated under the names of the first participants.
    demand(judgePrepared(loaded.row.prepareState));
    const identifying = identifyingContactOf(row)?.value ?? '';
    const personId = (await personsByContact(tx, [identifying])).get(identifying) ?? null;
    demand(judgeReplacement(loaded.participants, from, { name, ...contacts, personId }));
    const successor = participantFactsOf(await handOver(tx, from, row));
    const facts = {
      ...replaced,
      participants: replaced.participants.map((one) => (one.id === successor.id ? successor : one)),
    };
    await saveFacts(tx, loaded, facts, now);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'participant.replaced',
      envelopeId,
      participantId,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { successor: toWsid('participant', row.id), successorName: publicName(name), reason },
    });
    const removed = { type: 'participant.removed' as const, envelopeId, participantId };
    await emit(tx, { ...removed, wasAsked: wasAsked(loaded, from) }, { id: services.ids.next(), now });
    if (isAtTurn(facts, successor)) {
      const opened = { type: 'envelope.turnOpened' as const, envelopeId, participantIds: [row.id] };
      await emit(tx, opened, { id: services.ids.next(), now });
    }
    const reader = readerOf(call);
    const known = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
    const names = await findNames(tx, [known.row.id], known.participants);
    const made = known.participants.find(({ id }) => id === row.id) ?? row;
    return {
      participant: presentParticipant(made, { ...known, names }, reader),
      envelope: await readEnvelope(tx, envelopeId, reader),
    };
  });
}
