import { randomBytes } from 'node:crypto';
import type { Contact } from '@countersign/domain';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import {
  type RequestContext,
  type Services,
  type Tx,
  emit,
  isNotHeld,
  keyedHash,
  knownDevice,
} from '../../platform/index.ts';
import { person } from '../users/views.ts';

/** Number of browsers remembered per person; the least recently used is forgotten first. */
const DEVICES_MAX = 50;
/** A device that was not used for a year counts as a new one. */
const DEVICES_KEPT_MS = 365 * 24 * 3_600_000;

const IS_NOT_HELD = isNotHeld('subject', 'known_device.person_id');

const deviceHashOf = ({ secrets }: Pick<Services, 'secrets'>, personId: string, secret: string): string =>
  keyedHash(secrets.pepper, 'device', personId, `cookie ${secret}`);

/**
 * The hash of a browser from which the person has logged in, by the HttpOnly cookie that was set then; null for any other. A
 * device id that a client names proves nothing (security 66).
 */
export async function findKnownDevice(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  personId: string,
  secret: string,
): Promise<string | null> {
  const deviceHash = deviceHashOf(services, personId, secret);
  const rows = await tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(and(eq(knownDevice.personId, personId), eq(knownDevice.deviceHash, deviceHash)));
  return rows.length > 0 ? deviceHash : null;
}

/** The hash of the browser if the person with this contact has logged in from it; else null. */
export async function findDeviceOfContact(
  tx: Tx,
  services: Pick<Services, 'secrets'>,
  { value, kind }: Contact,
  secret: string | null,
): Promise<string | null> {
  if (secret === null) return null;
  const column = kind === 'phone' ? person.phone : person.email;
  const [row] = await tx.select({ id: person.id }).from(person).where(eq(column, value));
  return row === undefined ? null : findKnownDevice(tx, services, row.id, secret);
}

/**
 * Remembers the browser from which a person logs in, by a separate cookie. The person is notified of the first login from each
 * further browser, but not of their very first login.
 */
export async function rememberDevice(
  tx: Tx,
  services: Services,
  { personId, sessionId }: { readonly personId: string; readonly sessionId: string },
  context: Pick<RequestContext, 'now' | 'ip' | 'userAgent' | 'device' | 'setDevice'>,
): Promise<void> {
  const { now, ip, userAgent } = context;
  const secret = context.device ?? randomBytes(32).toString('base64url');
  context.setDevice(secret);
  const deviceHash = deviceHashOf(services, personId, secret);
  const known = await tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId))
    .orderBy(asc(knownDevice.lastSeenAt));
  await tx
    .insert(knownDevice)
    .values({ personId, deviceHash, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevice.personId, knownDevice.deviceHash], set: { lastSeenAt: now } });
  if (known.length === 0 || known.some((row) => row.deviceHash === deviceHash)) return;
  const surplus = known.slice(0, Math.max(0, known.length + 1 - DEVICES_MAX)).map((row) => row.deviceHash);
  if (surplus.length > 0)
    await tx
      .delete(knownDevice)
      .where(and(eq(knownDevice.personId, personId), inArray(knownDevice.deviceHash, surplus), IS_NOT_HELD));
  await emit(
    tx,
    { type: 'user.newDevice', personId, sessionId, ip, userAgent: userAgent.slice(0, 300) },
    { id: services.ids.next(), now },
  );
}

export async function purgeKnownDevices(tx: Tx, now: Date): Promise<void> {
  const isOld = lt(knownDevice.lastSeenAt, new Date(now.getTime() - DEVICES_KEPT_MS));
  await tx.delete(knownDevice).where(and(isOld, IS_NOT_HELD));
}

/** Forgets every browser of a person. */
export const forgetDevicesOf = async (tx: Tx, personId: string): Promise<void> =>
  void (await tx.delete(knownDevice).where(eq(knownDevice.personId, personId)));

/** Forgets at most `limit` browsers of a person that were last used before then; returns how many. */
export async function purgeDevicesOf(tx: Tx, personId: string, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ deviceHash: knownDevice.deviceHash })
    .from(knownDevice)
    .where(and(eq(knownDevice.personId, personId), lt(knownDevice.lastSeenAt, before), IS_NOT_HELD))
    .limit(limit);
  const gone = await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.personId, personId), inArray(knownDevice.deviceHash, old)))
    .returning({ deviceHash: knownDevice.deviceHash });
  return gone.length;
}
