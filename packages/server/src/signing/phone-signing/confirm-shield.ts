import type { Api } from '@countersign/contract';
import { type Decision, SHIELD_LIFE_SEC, SHIELD_NUMBER_TRIES, accept, fromWsid, refuse } from '@countersign/domain';
import { type Guard, type Handler, countTry, demand, isSameHash, refuseWith } from '../../platform/index.ts';
import { enrolPhone } from './enrol-phone.ts';
import { presentShield } from './present.ts';
import { type PendingPhone, type ShieldRow, LIVE, findShield, setShield } from './store.ts';

const guardOf = (deviceId: string): Guard => ({
  kind: 'SHIELD_NUMBER',
  subject: deviceId,
  tries: SHIELD_NUMBER_TRIES,
  lockSec: SHIELD_LIFE_SEC,
});

/**
 * docs/cycles/external-signing.md step 6: compares the number shown on the signer's phone, entered in the session that shows
 * the QR code and in no other. A person who photographed the code has a different phone, which shows a different number.
 */
export const confirmShield: Handler<Api['confirmShield']> = async (services, { params, body, caller, context }) => {
  const { now } = context;
  const judged = await services.db.withTx(async (tx): Promise<Decision<{ row: ShieldRow; pending: PendingPhone }>> => {
    const row = await findShield(tx, fromWsid('shield', body.shieldWsid));
    const isOwn =
      row !== null &&
      isSameHash(row.sessionId, caller.sessionId) &&
      row.personId === caller.personId &&
      row.participantId === fromWsid('participant', params.participantWsid);
    if (!isOwn || !LIVE.includes(row.status) || row.expiresAt <= now) return refuse('ERROR_SHIELD_EXPIRED');
    const { pending } = row;
    if (pending === null) return refuse('ERROR_SHIELD_NUMBER');
    const counted = await countTry(tx, guardOf(pending.deviceId), now);
    if (counted.open && isSameHash(pending.number, body.number.normalize('NFKC').trim()))
      return accept({ row, pending });
    // The last wrong number rejects the phone.
    if (!counted.open || counted.failures >= SHIELD_NUMBER_TRIES) await setShield(tx, row.id, { pending: null }, now);
    return refuse('ERROR_SHIELD_NUMBER');
  });
  const { row } = demand(judged);
  await enrolPhone(services, demand(judged), context);
  const after = (await services.db.withTx((tx) => findShield(tx, row.id))) ?? refuseWith('ERROR_SHIELD_EXPIRED');
  return { session: presentShield(after, now) };
};
