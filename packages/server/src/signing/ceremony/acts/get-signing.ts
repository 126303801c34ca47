import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, identifyingContactOf, judgeEntry, maskContact } from '@countersign/domain';
import {
  demandIdentified,
  findDocuments,
  findForms,
  findNames,
  loadEnvelopeFacts,
  presentDocument,
  presentEnvelope,
  presentForm,
  presentParticipant,
  readerOf,
} from '../../../contracts/index.ts';
import { type Call, type Services, demand, refuseWith } from '../../../platform/index.ts';
import { judgeCheck } from './check.ts';
import { demandPrepared } from '../turn/decide.ts';
import { guestProofUntil } from '../checks/prove.ts';
import { sealsToOffer } from '../checks/offer-seals.ts';
import { findSigner } from '../core/store.ts';

/** Returns everything that a signing or checking page needs, after the pre-checks of Spec §5 in their order. */
export async function getSigning(
  services: Services,
  call: Call<Api['getSigning']>,
): Promise<DataIn<Api['getSigning']>> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { now } = call.context;
  const { personId } = call.caller;
  const reader = readerOf(call);
  return services.db.withTx(async (tx) => {
    const loaded = await loadEnvelopeFacts(tx, call.relation.envelopeId, { lock: false });
    const row = loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    if (row.actionType === 'CHECKER') judgeCheck(loaded.facts, { type: 'PASS_CHECK', participantId }, now);
    else demand(judgeEntry(loaded.facts, participantId, now));
    demandPrepared(loaded);
    await demandIdentified(tx, row, call.caller);
    const documents = await findDocuments(tx, loaded.row.id);
    const forms = await findForms(tx, loaded.row.id);
    const names = await findNames(tx, [loaded.row.id], loaded.participants);
    const me = await findSigner(tx, personId);
    const contact = identifyingContactOf(row);
    const codeUntil = await guestProofUntil(tx, row, call.caller, now);
    return {
      envelope: presentEnvelope({ ...loaded, names }, reader),
      participant: presentParticipant(row, { ...loaded, names }, reader),
      documents: documents.map(presentDocument),
      forms: forms
        .filter((form) => form.participantId === participantId)
        .map((form) => presentForm(form, documents, reader)),
      authentication: {
        signPassword: Boolean(me?.signPasswordHash),
        contact: contact === null ? null : maskContact(contact.value),
        channel: contact?.kind === 'email' ? 'EMAIL' : 'SMS',
        provedUntilDatetime: codeUntil?.toISOString() ?? null,
      },
      ...(await sealsToOffer(tx, { loaded, participant: row }, call)),
    };
  });
}
