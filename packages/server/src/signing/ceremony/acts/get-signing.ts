import type { Api, DataIn } from '@countersign/contract';
import { fromWsid, identifyingContactOf, judgeEntry, maskContact, readBy } from '@countersign/domain';
import {
  demandIdentified,
  findNames,
  loadWhole,
  presentDocument,
  presentEnvelope,
  presentForm,
  presentParticipant,
  readerOf,
} from '../../../contracts/index.ts';
import { readActing } from '../../../accounts/index.ts';
import { type Call, type Services, demand, refuseWith } from '../../../platform/index.ts';
import { judgeCheck } from './check.ts';
import { demandPrepared } from '../turn/decide.ts';
import { guestProofUntil } from '../checks/prove.ts';
import { sealsToOffer } from '../checks/offer-seals.ts';

/** Returns everything that a signing or checking page needs, after the pre-checks of Spec §5 in their order. */
export async function getSigning(
  services: Services,
  call: Call<Api['getSigning']>,
): Promise<DataIn<Api['getSigning']>> {
  const participantId =
    fromWsid('participant', call.params.participantWsid) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
  const { now } = call.context;
  const reader = readerOf(call);
  return services.db.withTx(async (tx) => {
    const { envelopeId } = call.relation;
    const [loaded, me] = await Promise.all([loadWhole(tx, envelopeId, { lock: false }), readActing(tx, call.caller)]);
    const { documents, forms } = loaded.content;
    const names = await findNames(tx, [envelopeId], loaded.participants, loaded.senders);
    const row = loaded.participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_NOT_IN_ENVELOPE_FLOW');
    if (row.actionType === 'CHECKER') judgeCheck(loaded.facts, { type: 'PASS_CHECK', participantId }, now);
    else demand(judgeEntry(loaded.facts, participantId, now));
    demandPrepared(loaded);
    const [, codeUntil] = await Promise.all([
      demandIdentified(tx, row, call.caller),
      guestProofUntil(tx, row, call.caller, now),
    ]);
    const contact = identifyingContactOf(row);
    const own = forms.filter((form) => form.participantId === participantId);
    const read = new Set(own.flatMap(({ settings }) => readBy(settings?.rules)));
    const readForms = forms
      .filter((form) => read.has(form.id) && form.participantId !== participantId)
      .map((form) => ({ ...form, value: form.confirmStatus === 'CONFIRMED' ? form.value : null }));
    return {
      envelope: presentEnvelope({ ...loaded, names }, reader),
      participant: presentParticipant(row, { ...loaded, names }, reader),
      documents: documents.map(presentDocument),
      forms: own.map((form) => presentForm(form, documents, reader)),
      ...(readForms.length === 0 ? {} : { readForms: readForms.map((form) => presentForm(form, documents, reader)) }),
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
