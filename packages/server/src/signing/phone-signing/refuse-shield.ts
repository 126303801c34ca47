import type { Api } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { lockEnvelope, recordAudit } from '../../trust/index.ts';
import { type Handler, demand } from '../../platform/index.ts';
import { judgeShield } from './judge-shield.ts';
import { tellDesktop } from './shield-push.ts';
import { releaseShield } from './start-shield.ts';
import { setShield } from './store.ts';

/** The person declines on the phone: the code ends, the turn is given back, and they may start again. */
export const refuseShield: Handler<Api['refuseShield']> = async (services, { params, body, context }) => {
  const { now } = context;
  const key = { shieldWsid: params.shieldWsid, secret: body.secret };
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
  await releaseShield(services, demand(judged), now);
  return {};
};
