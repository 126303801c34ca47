import type { Api, DataIn } from '@countersign/contract';
import { type InPerson, judgeInPerson } from '@countersign/domain';
import { auditActor, demandStillLoggedIn, findPerson, handDeviceOver, recordedName } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, demand, refuseWith } from '../../platform/index.ts';
import { demandId, loadEnvelopeFacts } from '../envelopes/index.ts';
import { isHost, showInPerson } from './show.ts';

type Start = Api['startInPerson'];

/**
 * The sender hands this device to a participant whose turn it is (Rulings §8.27). From the commit on, their session is over, with
 * its sockets; the browser holds one that belongs to no person and lets participants of this contract prove their contacts.
 */
export async function startInPerson(services: Services, call: Call<Start>): Promise<DataIn<Start>> {
  const participantId = demandId('participant', call.params.participantWsid);
  const { caller, context, relation } = call;
  const { envelopeId } = relation;
  const { now } = context;
  const { opened, inPerson } = await services.db.withTx(async (tx) => {
    const { facts, row, participants } = await loadEnvelopeFacts(tx, envelopeId, { lock: true });
    await demandStillLoggedIn(tx, caller.sessionId);
    demand(judgeInPerson({ envelope: facts, prepareState: row.prepareState }, participantId, now));
    const host = (await findPerson(tx, caller.personId)) ?? refuseWith('ERROR_NOT_LOGIN');
    const to = participants.find(({ id }) => id === participantId) ?? refuseWith('ERROR_PARTICIPANT_NOT_FOUND');
    if (isHost(to, host)) refuseWith('ERROR_IN_PERSON_OWN_CONTACT');
    const handed: InPerson = {
      envelopeId,
      participantId,
      hostId: host.id,
      memberId: caller.memberId,
      hostName: recordedName(host),
      startedAt: now.toISOString(),
    };
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'participant.deviceHanded',
      envelopeId,
      participantId,
      ...(await auditActor(tx, caller, context)),
    });
    return {
      opened: await handDeviceOver(tx, services, { caller, inPerson: handed }, context),
      inPerson: await showInPerson(tx, handed, null, now),
    };
  });
  context.setSession(opened);
  return { inPerson };
}
