import { type Decision, SHIELD_LIFE_SEC, accept, fromWsid, refuse, toWsid } from '@countersign/domain';
import {
  type EnvelopeRelation,
  type Guard,
  type Tx,
  countTry,
  findLock,
  forgive,
  isSameHash,
} from '../../platform/index.ts';
import { findLiveSessions, isActive } from '../../accounts/index.ts';
import { ENVELOPE_RULES, hasLiveScope } from '../../contracts/index.ts';
import { LIVE, type ShieldRow, findShield, shieldHash } from './store.ts';

/** The values that the phone read from the QR code. */
export interface ShieldKey {
  readonly shieldWsid: string;
  readonly secret: string;
}

const SECRET_TRIES = 10;
const guardOf = (id: string): Guard => ({ kind: 'SHIELD', subject: id, tries: SECRET_TRIES, lockSec: SHIELD_LIFE_SEC });

/**
 * Returns the external signature for the QR code. An unknown, expired or finished one, a wrong secret, and a desktop that has
 * logged out all get the same refusal; refusals are values, since an exception would roll back the count of tries.
 */
export async function judgeShield(tx: Tx, { shieldWsid, secret }: ShieldKey, now: Date): Promise<Decision<ShieldRow>> {
  const row = await findShield(tx, fromWsid('shield', shieldWsid));
  if (row === null || !LIVE.includes(row.status) || row.expiresAt <= now) return refuse('ERROR_SHIELD_EXPIRED');
  const guard = guardOf(row.id);
  if ((await findLock(tx, guard, now)) !== null) return refuse('ERROR_SHIELD_EXPIRED');
  const counted = await countTry(tx, guard, now);
  if (!counted.open || !isSameHash(row.secretHash, shieldHash(secret))) return refuse('ERROR_SHIELD_EXPIRED');
  await forgive(tx, guard);
  return (await isDesktopThere(tx, row.sessionId, now)) ? accept(row) : refuse('ERROR_SHIELD_EXPIRED');
}

/** Whether the session that shows the code is still active. */
export async function isDesktopThere(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await findLiveSessions(tx, [sessionId]);
  if (session === undefined || !isActive(session, now)) return false;
  return hasLiveScope(tx, session);
}

/** The current relation of the desktop's person to the envelope, which may have ended since they began. */
export async function relationNow(tx: Tx, { request, participantId }: ShieldRow): Promise<EnvelopeRelation> {
  const { caller, envelopeId } = request;
  const params = {
    envelopeWsid: toWsid('envelope', envelopeId),
    participantWsid: toWsid('participant', participantId),
  };
  return ENVELOPE_RULES['envelope:participant']({ call: 'startShield', tx, caller, params });
}
