import { type Decision, SCAN_LIFE_SEC, accept, fromWsid, refuse } from '@countersign/domain';
import { type Guard, type Tx, countTry, findLock, forgive, isSameHash } from '../../platform/index.ts';
import { findLiveSessions, isActive } from '../../accounts/index.ts';
import { hasLiveScope } from '../../contracts/index.ts';
import { type ScanRow, findLiveScan, scanHash } from './store.ts';

/** The values that the phone read from the QR code. */
export interface ScanKey {
  readonly scanWsid: string;
  readonly secret: string;
}

const SECRET_TRIES = 10;
const guardOf = (scanId: string): Guard => ({
  kind: 'SCAN',
  subject: scanId,
  tries: SECRET_TRIES,
  lockSec: SCAN_LIFE_SEC,
});

/**
 * Returns the scan for the QR code. An unknown, expired or used one, a wrong secret, and a desktop that has logged out all get
 * the same refusal; refusals are values, since an exception would roll back the count of tries.
 */
export async function judgeScan(tx: Tx, { scanWsid, secret }: ScanKey, now: Date): Promise<Decision<ScanRow>> {
  const row = await findLiveScan(tx, fromWsid('scan', scanWsid), now);
  if (row === null) return refuse('ERROR_SCAN_EXPIRED');
  const guard = guardOf(row.id);
  if ((await findLock(tx, guard, now)) !== null) return refuse('ERROR_SCAN_EXPIRED');
  const counted = await countTry(tx, guard, now);
  if (!counted.open || !isSameHash(row.secretHash, scanHash(secret))) return refuse('ERROR_SCAN_EXPIRED');
  await forgive(tx, guard);
  return (await isDesktopThere(tx, row.sessionId, now)) ? accept(row) : refuse('ERROR_SCAN_EXPIRED');
}

async function isDesktopThere(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const [session] = await findLiveSessions(tx, [sessionId]);
  if (session === undefined || !isActive(session, now)) return false;
  return hasLiveScope(tx, session);
}
