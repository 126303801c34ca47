import { createHash } from 'node:crypto';
import type { ShieldHashAlgorithm, ShieldStatus } from '@countersign/domain';
import { type SQL, and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Caller, type Tx, isNotHeld, shieldDevice, shieldSession } from '../../platform/index.ts';
import type { MadeRevision, OutsideRevision, SignCall } from '../ceremony/index.ts';

type Row = typeof shieldSession.$inferSelect;
export type DeviceRow = typeof shieldDevice.$inferSelect;

/** The request of the desktop: the act, who acts, and which proofs were verified. */
interface ShieldRequest {
  readonly envelopeId: string;
  readonly caller: Caller;
  readonly documents: SignCall['body']['documents'];
  readonly forms: SignCall['body']['forms'];
  /** What the desktop reports to have shown. */
  readonly reported: Pick<SignCall['body'], 'consent' | 'views'>;
  readonly signPassword: boolean;
  readonly opcode: boolean;
}

/** The data for the phone to sign: revisions that wait for its signatures, and those that need none. */
export interface ShieldToSign {
  readonly attempt: string;
  readonly signing: readonly (OutsideRevision & { readonly serial: string })[];
  readonly filled: readonly (Omit<MadeRevision, 'timestampTime'> & { readonly timestampTime: null })[];
}

/** A phone whose key was proved and whose number has not been entered on the desktop yet; octets in base64. */
export interface PendingPhone {
  readonly deviceId: string;
  readonly name: string;
  readonly publicKey: string;
  readonly challenge: string;
  readonly proof: string;
  readonly number: string;
}

export interface ShieldRow extends Omit<Row, 'request' | 'toSign' | 'hashAlgorithm' | 'pending'> {
  readonly hashAlgorithm: ShieldHashAlgorithm;
  readonly request: ShieldRequest;
  readonly toSign: ShieldToSign | null;
  readonly pending: PendingPhone | null;
}
const typed = (row: Row): ShieldRow => row as ShieldRow;

export const shieldHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
/** Final states. */
export const LIVE: readonly ShieldStatus[] = ['SHOWN', 'OPENED', 'READY'];

export async function insertShield(tx: Tx, row: typeof shieldSession.$inferInsert): Promise<void> {
  await tx.insert(shieldSession).values(row);
}

export async function findShield(tx: Tx, id: string | null): Promise<ShieldRow | null> {
  if (id === null) return null;
  const [row] = await tx.select().from(shieldSession).where(eq(shieldSession.id, id));
  return row === undefined ? null : typed(row);
}

export async function findLastShield(
  tx: Tx,
  of: { participantId: string; formId: string; personId: string },
): Promise<ShieldRow | null> {
  const { participantId, formId, personId } = shieldSession;
  const [row] = await tx
    .select()
    .from(shieldSession)
    .where(and(eq(participantId, of.participantId), eq(formId, of.formId), eq(personId, of.personId)))
    .orderBy(desc(shieldSession.createdAt), desc(shieldSession.id))
    .limit(1);
  return row === undefined ? null : typed(row);
}

export async function listLiveShields(tx: Tx, participantId: string): Promise<ShieldRow[]> {
  const rows = await tx
    .select()
    .from(shieldSession)
    .where(and(eq(shieldSession.participantId, participantId), inArray(shieldSession.status, [...LIVE])));
  return rows.map(typed);
}

interface Change {
  readonly status?: ShieldStatus;
  readonly toSign?: ShieldToSign | null;
  readonly deviceId?: string;
  readonly challenge?: string;
  readonly pending?: PendingPhone | null;
  readonly codeHash?: string | null;
  readonly error?: string | null;
  readonly expiresAt?: Date;
}

/** Changes a live session if `when` holds; returns false if it has ended or another request was faster. */
async function changeLive(tx: Tx, id: string, change: Change, now: Date, when?: SQL): Promise<boolean> {
  const rows = await tx
    .update(shieldSession)
    .set({ ...change, ...(change.status === undefined ? {} : { statusAt: now }) })
    .where(and(eq(shieldSession.id, id), inArray(shieldSession.status, [...LIVE]), when))
    .returning({ id: shieldSession.id });
  return rows.length > 0;
}

export const setShield = (tx: Tx, id: string, change: Change, now: Date): Promise<boolean> =>
  changeLive(tx, id, change, now);

/**
 * The act is committed: the session is marked as signed even if it was ended meanwhile, for example because another was
 * started.
 */
export async function markSigned(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(shieldSession)
    .set({ status: 'SIGNED', error: null, toSign: null, statusAt: now })
    .where(eq(shieldSession.id, id));
}

/** Returns true for the first caller who opens it. */
export const markOpened = (tx: Tx, id: string, now: Date): Promise<boolean> =>
  changeLive(tx, id, { status: 'OPENED' }, now, eq(shieldSession.status, 'SHOWN'));

/** A challenge is answered once: returns true for the caller who takes it, and stores a new one. */
export const takeChallenge = (
  tx: Tx,
  { id, challenge }: Pick<ShieldRow, 'id' | 'challenge'>,
  next: string,
  now: Date,
): Promise<boolean> => changeLive(tx, id, { challenge: next }, now, eq(shieldSession.challenge, challenge));

/** The waiting phone is taken by the first caller who enters its number. */
export const takePending = (tx: Tx, id: string, deviceId: string, now: Date): Promise<boolean> =>
  changeLive(tx, id, { pending: null }, now, sql`${shieldSession.pending}->>'deviceId' = ${deviceId}`);

/** The prepared data is taken by the first caller who brings signatures of this very attempt. */
export const takeToSign = (tx: Tx, id: string, attempt: string, now: Date): Promise<boolean> =>
  changeLive(tx, id, { toSign: null }, now, sql`${shieldSession.toSign}->>'attempt' = ${attempt}`);

const heldBy = (personId: string) => and(eq(shieldDevice.personId, personId), isNull(shieldDevice.removedAt));

export const listDevices = (tx: Tx, personId: string): Promise<DeviceRow[]> =>
  tx.select().from(shieldDevice).where(heldBy(personId)).orderBy(asc(shieldDevice.createdAt), asc(shieldDevice.id));

export async function countDevices(tx: Tx, personId: string): Promise<number> {
  const [row] = await tx.select({ held: count() }).from(shieldDevice).where(heldBy(personId));
  return row?.held ?? 0;
}

export async function findDevice(tx: Tx, personId: string, id: string | null): Promise<DeviceRow | null> {
  if (id === null) return null;
  const [row] = await tx
    .select()
    .from(shieldDevice)
    .where(and(eq(shieldDevice.id, id), heldBy(personId)));
  return row ?? null;
}

/** Whether a key already belongs or belonged to a phone of anyone. */
export async function isKnownKey(tx: Tx, publicKey: Uint8Array): Promise<boolean> {
  const rows = await tx.select({ id: shieldDevice.id }).from(shieldDevice).where(eq(shieldDevice.publicKey, publicKey));
  return rows.length > 0;
}

export async function insertDevice(tx: Tx, row: DeviceRow): Promise<void> {
  await tx.insert(shieldDevice).values(row);
}

export async function touchDevice(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(shieldDevice).set({ lastUsedAt: now }).where(eq(shieldDevice.id, id));
}

/** Removes every phone of a person; returns the removed ones. */
export const removeDevices = (tx: Tx, personId: string, now: Date): Promise<DeviceRow[]> =>
  tx.update(shieldDevice).set({ removedAt: now }).where(heldBy(personId)).returning();

/** Returns null if the phone is not this person's, or already removed. */
export async function removeDevice(
  tx: Tx,
  personId: string,
  { id, now }: { id: string | null; now: Date },
): Promise<DeviceRow | null> {
  if (id === null) return null;
  const [row] = await tx
    .update(shieldDevice)
    .set({ removedAt: now })
    .where(and(eq(shieldDevice.id, id), heldBy(personId)))
    .returning();
  return row ?? null;
}

/** The result of an external signature is kept for a day; its pictures and values are in the contract, or nowhere. */
const SHIELDS_KEPT_MS = 24 * 3_600_000;

/** Deletes expired sessions with the drawings and proofs of their acts. */
export async function purgeShields(tx: Tx, now: Date): Promise<void> {
  const isOld = lt(shieldSession.expiresAt, new Date(now.getTime() - SHIELDS_KEPT_MS));
  const envelopeOf = '(select p.envelope_id from participant p where p.id = shield_session.participant_id)';
  await tx.delete(shieldSession).where(and(isOld, isNotHeld('envelope', envelopeOf)));
}
