import { type Handler, demand, isSameHash } from '../../platform/index.ts';
import { createPublicKey, randomInt } from 'node:crypto';
import type { Api } from '@countersign/contract';
import { type Decision, SHIELD_DEVICES_MAX, SHIELD_NUMBER_DIGITS, accept, refuse } from '@countersign/domain';
import { provesPossession } from '../../trust/index.ts';
import { enrolPhone } from './enrol-phone.ts';
import { judgeShield, relationNow } from './judge-shield.ts';
import { presentDevice } from './present.ts';
import { isSignerHere, judgeCode } from './shield-code.ts';
import { tellDesktop } from './shield-push.ts';
import { newChallenge } from './start-shield.ts';
import { type PendingPhone, type ShieldRow, countDevices, isKnownKey, setShield, takeChallenge } from './store.ts';

/**
 * docs/cycles/external-signing.md step 5: accepts a key made on the signer's phone. A login or a code shows that the phone
 * belongs to the signer, and then a number that the desktop enters. The challenge is used up before the proof is verified, so
 * that only one of several answers is considered (security 59).
 */
export const certifyShield: Handler<Api['certifyShield']> = async (services, { params, body, context }) => {
  const { now } = context;
  const { name, publicKey, proof, code, secret } = body;
  const key = { shieldWsid: params.shieldWsid, secret };
  const spki = canonicalKey(publicKey);
  const taken = await services.db.withTx(async (tx): Promise<Decision<{ row: ShieldRow; pending: PendingPhone }>> => {
    const judged = await judgeShield(tx, key, now);
    if (!judged.ok) return judged;
    const row = judged.value;
    await relationNow(tx, row);
    if (spki === null || (await isKnownKey(tx, spki))) return refuse('ERROR_SHIELD_PROOF');
    if ((await countDevices(tx, row.personId)) >= SHIELD_DEVICES_MAX)
      return refuse('ERROR_SHIELD_DEVICE_LIMIT', { limit: SHIELD_DEVICES_MAX });
    if (!isSignerHere(row, context)) {
      const proved = await judgeCode(tx, services, row, { code: code ?? '', now });
      if (!proved.ok) return proved;
    }
    if (!(await takeChallenge(tx, row, newChallenge(key.shieldWsid), now))) return refuse('ERROR_SHIELD_PROOF');
    const { challenge } = row;
    const octets = { challenge: Buffer.from(challenge, 'base64'), proof: Buffer.from(proof, 'base64') };
    if (!provesPossession(spki, octets)) return refuse('ERROR_SHIELD_PROOF');
    const number = String(randomInt(10 ** SHIELD_NUMBER_DIGITS)).padStart(SHIELD_NUMBER_DIGITS, '0');
    const held = { deviceId: services.ids.next(), name, publicKey: Buffer.from(spki).toString('base64') };
    const pending = { ...held, challenge, proof, number };
    // The code is used up: a second key needs another one.
    await setShield(tx, row.id, { pending, codeHash: null }, now);
    tellDesktop(services, row);
    return accept({ row, pending });
  });
  const { row, pending } = demand(taken);
  // Desktop and phone are one browser with one session: there is no number to compare.
  if (context.sessionId !== null && isSameHash(context.sessionId, row.sessionId)) {
    const device = await enrolPhone(services, { row, pending }, context);
    return { device: presentDevice(device), number: null };
  }
  const { deviceId: id } = pending;
  const device = presentDevice({ id, name, serial: null, createdAt: now, lastUsedAt: null });
  return { device, number: pending.number };
};

/** The key as node:crypto exports it, so that one key has one encoding; null if it is not a key. */
function canonicalKey(publicKey: string): Buffer | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.export({ format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}
