import { randomBytes } from 'node:crypto';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { type RequestContext, type Services, type Tx, keyedHash, operatorDevice } from '../../platform/index.ts';

/** Number of browsers remembered per operator; the least recently used are forgotten first. */
const DEVICES_MAX = 20;

const hashOf = ({ secrets }: Pick<Services, 'secrets'>, operatorId: string, secret: string): string =>
  keyedHash(secrets.pepper, 'device', 'operator', operatorId, secret);

/** The hash of a browser from which the operator has logged in, by the cookie that was set then; null for any other. */
export async function findKnownBrowser(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  operatorId: string,
  secret: string | null,
): Promise<string | null> {
  if (secret === null) return null;
  const deviceHash = hashOf(services, operatorId, secret);
  const its = and(eq(operatorDevice.operatorId, operatorId), eq(operatorDevice.deviceHash, deviceHash));
  return (await tx.$count(operatorDevice, its)) > 0 ? deviceHash : null;
}

/** Remembers the browser from which an operator logs in. */
export async function rememberBrowser(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  operatorId: string,
  { device, setDevice, now }: Pick<RequestContext, 'device' | 'setDevice' | 'now'>,
): Promise<void> {
  const secret = device ?? randomBytes(32).toString('base64url');
  setDevice(secret);
  await tx
    .insert(operatorDevice)
    .values({ operatorId, deviceHash: hashOf(services, operatorId, secret), lastSeenAt: now })
    .onConflictDoUpdate({ target: [operatorDevice.operatorId, operatorDevice.deviceHash], set: { lastSeenAt: now } });
  const its = eq(operatorDevice.operatorId, operatorId);
  const kept = tx
    .select({ deviceHash: operatorDevice.deviceHash })
    .from(operatorDevice)
    .where(its)
    .orderBy(desc(operatorDevice.lastSeenAt))
    .limit(DEVICES_MAX);
  await tx.delete(operatorDevice).where(and(its, notInArray(operatorDevice.deviceHash, kept)));
}
