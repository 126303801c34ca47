import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { knownDevice } from '../db/schema/index.ts';
import type { House } from '../house.ts';
import type { RequestContext } from '../http/context.ts';
import { emit } from '../outbox/emit.ts';
import { keyedHash } from '../pepper.ts';

/**
 * Remembers the device a person logs in from. The first login from another one is announced to them; the very first
 * device is theirs.
 */
export async function meetDevice(
  tx: Tx,
  house: House,
  who: { readonly personId: string; readonly deviceId: string | null; readonly sessionId: string },
  { now, ip, userAgent }: Pick<RequestContext, 'now' | 'ip' | 'userAgent'>,
): Promise<void> {
  const { personId, deviceId, sessionId } = who;
  const name = deviceId === null ? `agent ${userAgent}` : `device ${deviceId}`;
  const deviceHash = keyedHash(house.secrets.pepper, 'device', personId, name);
  const known = await tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId));
  await tx
    .insert(knownDevice)
    .values({ personId, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevice.personId, knownDevice.deviceHash], set: { lastSeenAt: now } });
  if (known.length === 0 || known.some((row) => row.deviceHash === deviceHash)) return;
  await emit(
    tx,
    { type: 'user.newDevice', personId, sessionId, ip, userAgent: userAgent.slice(0, 300) },
    { id: house.ids.next(), now },
  );
}
