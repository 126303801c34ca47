import { type Decision, accept, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/users/actor.ts';
import { recordAudit } from '../../trust/audit-trail/record.ts';
import type { Services } from '../../platform/config/services.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { lockEnvelope } from '../../trust/signer/store.ts';
import { type ShieldKey, judgeShield } from './judge-shield.ts';
import { tellDesktop } from './shield-push.ts';
import { releaseShield } from './start-shield.ts';
import { setShield } from './store.ts';

/** The person declines on the phone: the code ends, the turn is given back, and they may start again. */
export async function refuseShield(
  services: Services,
  key: ShieldKey,
  context: RequestContext,
): Promise<Decision<null>> {
  const { now } = context;
  const judged = await services.db.withTx(async (tx) => {
    const open = await judgeShield(tx, key, now);
    if (!open.ok) return open;
    const { id, participantId, request } = open.value;
    await setShield(tx, id, { status: 'REFUSED', toSign: null }, now);
    await lockEnvelope(tx, request.envelopeId);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'shield.refused',
      envelopeId: request.envelopeId,
      participantId,
      ...(await auditActor(tx, request.caller, context)),
      detail: { shield: toWsid('shield', id) },
    });
    tellDesktop(services, open.value);
    return open;
  });
  if (!judged.ok) return judged;
  await releaseShield(services, judged.value, now);
  return accept(null);
}
