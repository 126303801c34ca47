import { type Guard, spend } from '../throttling/index.ts';
import type { Services } from '../config/index.ts';
import { refuseWith } from './refused.ts';

const KB = 1024;
const MB = 1024 * KB;
const DAY_SEC = 86_400;

/**
 * Counts the bytes an account is about to send, before they are read and whether or not they are accepted, so that refused
 * uploads cannot fill the disk (security 65).
 * @throws Refused ERROR_UPLOAD_QUOTA
 */
export async function spendUploadQuota(
  { db, config }: Pick<Services, 'db' | 'config'>,
  personId: string,
  bytes: number,
  now: Date,
): Promise<void> {
  const most = config.uploadBytesPerDay;
  const guard: Guard = { kind: 'UPLOAD_KB', subject: personId, tries: Math.floor(most / KB), lockSec: DAY_SEC };
  const expireIn = await db.withTx((tx) => spend(tx, guard, Math.ceil(bytes / KB), now), { isOneStatement: true });
  if (expireIn !== null) refuseWith('ERROR_UPLOAD_QUOTA', { limitMb: Math.floor(most / MB), expireIn });
}
