import { createHash, randomBytes } from 'node:crypto';
import { type CodeChannel, type Decision, OPCODE_LIFE_SEC, type Service, accept, refuse } from '@countersign/domain';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Tx, opcode, preparedInsert } from '../../platform/index.ts';
import type { ProvedContact } from './contact-proofs.ts';
import { isSameDevice } from './device.ts';

export interface OpcodeBinding {
  readonly sessionId: string;
  readonly service: Service;
  /** Normalised. */
  readonly contact: string;
  readonly deviceId: string | null;
  /** participantWsid for SIGN and SIGNING_OBJECT, else null. */
  readonly destination: string | null;
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new opcode, bound to all of `binding`; only its hash is stored. */
export async function mintOpcode(
  tx: Tx,
  kind: 'CAPTCHA' | 'CODE',
  binding: OpcodeBinding,
  { id, now, channel = null }: { id: string; now: Date; channel?: CodeChannel | null },
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + OPCODE_LIFE_SEC * 1000);
  await insertOpcode(tx, { id, kind, ...binding, channel, secretHash: hashOf(secret), createdAt: now, expiresAt });
  return secret;
}

const insertOpcode = preparedInsert(
  opcode,
  [
    'id',
    'kind',
    'sessionId',
    'service',
    'contact',
    'deviceId',
    'destination',
    'channel',
    'secretHash',
    'createdAt',
    'expiresAt',
  ],
  (tx, values) => tx.insert(opcode).values(values),
);

/** The opcode that an act presents; `contact` null accepts an opcode for any contact. */
export interface OpcodeUse extends Omit<OpcodeBinding, 'sessionId' | 'contact' | 'deviceId'> {
  readonly opcode: string;
  /** The calling session; null if there is none, and then no opcode is valid. */
  readonly sessionId: string | null;
  readonly contact: string | null;
  readonly deviceId?: string | null;
  readonly kind?: 'CAPTCHA' | 'CODE';
  readonly now: Date;
}

/**
 * Uses up an opcode, once, within its ten minutes, for exactly the service, session, contact and destination it was made for
 * (Rulings §5.4, security 6, 7). Runs in the transaction of the act: if that rolls back, the opcode stays valid.
 * @returns the contact it proves and by which channel, or ERROR_OPCODE
 */
export async function useOpcode(tx: Tx, use: OpcodeUse): Promise<Decision<ProvedContact>> {
  if (use.sessionId === null) return refuse('ERROR_OPCODE');
  const [row] = await tx.update(opcode).set({ usedAt: use.now }).where(fits(use)).returning({
    contact: opcode.contact,
    channel: opcode.channel,
    deviceId: opcode.deviceId,
    provedAt: opcode.createdAt,
  });
  if (row === undefined || !isSameDevice(row.deviceId, use.deviceId ?? null)) return refuse('ERROR_OPCODE');
  return accept({ contact: row.contact, channel: row.channel, provedAt: row.provedAt });
}

/** Checks an opcode without using it up, before work that only its holder may cause. The act itself still uses it up. */
export async function judgeOpcode(tx: Tx, use: OpcodeUse): Promise<Decision<null>> {
  const [row] = await tx.select({ deviceId: opcode.deviceId }).from(opcode).where(fits(use));
  if (row === undefined || !isSameDevice(row.deviceId, use.deviceId ?? null)) return refuse('ERROR_OPCODE');
  return accept(null);
}

/** Matches exactly the service, session, contact and destination; without a session nothing matches. */
function fits({ sessionId, service, contact, destination, now, ...use }: OpcodeUse) {
  return and(
    eq(opcode.secretHash, hashOf(use.opcode)),
    eq(opcode.kind, use.kind ?? 'CODE'),
    sessionId === null ? sql`false` : eq(opcode.sessionId, sessionId),
    eq(opcode.service, service),
    isNull(opcode.usedAt),
    gt(opcode.expiresAt, now),
    ...(contact === null ? [] : [eq(opcode.contact, contact)]),
    destination === null ? isNull(opcode.destination) : eq(opcode.destination, destination),
  );
}

/** Deletes expired opcodes. */
export async function purgeOpcodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(opcode).where(lt(opcode.expiresAt, now));
}
