import type { Api, DataIn } from '@countersign/contract';
import { auditActor } from '../../../accounts/index.ts';
import { recordAudit } from '../../../trust/index.ts';
import { updateParticipant } from '../../../contracts/index.ts';
import { type Call, type Services, refuseWith } from '../../../platform/index.ts';
import { takeOwnTurn } from './append-forms.ts';

type Set = Api['setNoAppearance'];

/** A signer without any field chooses an invisible signature, or takes the choice back (Rulings §2). */
export async function setNoAppearance(services: Services, call: Call<Set>): Promise<DataIn<Set>> {
  const { enableNoAppearance } = call.body;
  return services.db.withTx(async (tx) => {
    const { participant, forms } = await takeOwnTurn(tx, call);
    if (forms.some(({ participantId }) => participantId === participant.id)) refuseWith('ERROR_FORM_HAS_FIELDS');
    await updateParticipant(tx, participant.id, { noAppearance: enableNoAppearance });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: call.context.now,
      kind: 'participant.appearanceChosen',
      envelopeId: call.relation.envelopeId,
      participantId: participant.id,
      ...(await auditActor(tx, call.caller, call.context)),
      detail: { noAppearance: String(enableNoAppearance) },
    });
    return { enableNoAppearance };
  });
}
