import { createPublicKey } from 'node:crypto';
import type { Api, BodyOf, ShieldDevice } from '@countersign/contract';
import { type Decision, SHIELD_DEVICES_MAX, accept, refuse, toWsid } from '@countersign/domain';
import { auditActor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record.ts';
import { onCommit } from '../db/database.ts';
import type { House } from '../house.ts';
import type { RequestContext } from '../http/context.ts';
import { refuseWith } from '../http/refused.ts';
import { accountChanged } from '../passkeys/push.ts';
import { type ShieldKey, judgeShield, relationNow } from './judge-shield.ts';
import { whoSigns } from './open-shield.ts';
import { presentDevice } from './present.ts';
import { newChallenge } from './start-shield.ts';
import { type DeviceRow, countDevices, insertDevice, isKnownKey, setShield, takeChallenge } from './store.ts';

type Certify = ShieldKey & Omit<BodyOf<Api['certifyShield']>, 'secret'>;

/**
 * docs/cycles/external-signing.md steps 5 and 6: a certificate for a key that was made on the phone. The challenge is
 * used up before the proof is judged, so that of any number of answers one is looked at (security 59).
 */
export async function certifyShield(
  house: House,
  { name, publicKey, proof, ...key }: Certify,
  context: RequestContext,
): Promise<Decision<ShieldDevice>> {
  const { now } = context;
  const spki = canonicalKey(publicKey);
  const taken = await house.db.withTx(async (tx) => {
    const judged = await judgeShield(tx, key, now);
    if (!judged.ok) return judged;
    const row = judged.value;
    await relationNow(tx, row);
    if (spki === null || (await isKnownKey(tx, spki))) return refuse('ERROR_SHIELD_PROOF');
    if ((await countDevices(tx, row.personId)) >= SHIELD_DEVICES_MAX)
      return refuse('ERROR_SHIELD_DEVICE_LIMIT', { limit: SHIELD_DEVICES_MAX });
    const { proved } = await whoSigns(tx, row);
    if (!(await takeChallenge(tx, row, newChallenge(key.shieldWsid), now))) return refuse('ERROR_SHIELD_PROOF');
    return accept({ row, proved, spki });
  });
  if (!taken.ok) return taken;
  const { row, proved } = taken.value;
  const { serial } = await house.signer
    .certifyShield({
      subject: { ...proved, number: proved.subjectNumber },
      ...{
        spki: taken.value.spki,
        challenge: Buffer.from(row.challenge, 'base64'),
        proof: Buffer.from(proof, 'base64'),
      },
      ...{ envelopeId: row.request.envelopeId, participantId: row.participantId },
    })
    .catch((error: unknown) => refuseUnproved(error));
  const id = house.ids.next();
  const device: DeviceRow = {
    ...{ id, personId: row.personId, name, publicKey: taken.value.spki, serial },
    ...{ createdAt: now, lastUsedAt: null, removedAt: null },
  };
  await house.db.withTx(async (tx) => {
    await insertDevice(tx, device);
    await setShield(tx, row.id, { deviceId: id }, now);
    const { envelopeId, caller } = row.request;
    await recordAudit(tx, {
      ...{ id: house.ids.next(), at: now, kind: 'shield.certified' },
      ...(await auditActor(tx, caller, context)),
      detail: { device: toWsid('shieldDevice', id), serial, envelope: toWsid('envelope', envelopeId) },
    });
    onCommit(() => house.push.toDevices([row.personId], accountChanged));
  });
  return accept(presentDevice(device));
}

/** The key as node:crypto writes it, so that one key has one spelling; null where it is none. */
function canonicalKey(publicKey: string): Buffer | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.export({ format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

function refuseUnproved(error: unknown): never {
  const { kind, name } = error as { kind?: unknown; name?: unknown };
  if (kind === 'SIGNATURE_REFUSED' || name === 'LintError') return refuseWith('ERROR_SHIELD_PROOF');
  throw error;
}
