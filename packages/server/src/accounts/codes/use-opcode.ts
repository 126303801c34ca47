import { createHash, randomBytes } from 'node:crypto';
import { type CodeChannel, type Decision, OPCODE_LIFE_SEC, type Service, accept, refuse } from '@countersign/domain';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { type Gate, type Tx, opcode, prepared, preparedInsert } from '../../platform/index.ts';
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

/** What was exchanged for an opcode; a code was sent by a channel. */
type Exchanged =
  | { readonly kind: 'CAPTCHA'; readonly channel: null }
  | { readonly kind: 'CODE'; readonly channel: CodeChannel };

interface Minting {
  readonly id: string;
  readonly now: Date;
}

/** An opcode as it is stored; only the hash of its secret is. */
export type OpcodeRow = ReturnType<typeof newOpcode>['row'];

/** A new opcode, bound to all of `binding`, and its secret. */
export function newOpcode(binding: OpcodeBinding, channel: CodeChannel | null, { id, now }: Minting) {
  const secret = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + OPCODE_LIFE_SEC * 1000);
  return { secret, row: { id, ...binding, channel, secretHash: hashOf(secret), expiresAt } };
}

/** Stores a new opcode. */
export async function mintOpcode(
  tx: Tx,
  { kind, channel }: Exchanged,
  binding: OpcodeBinding,
  minting: Minting,
): Promise<string> {
  const { secret, row } = newOpcode(binding, channel, minting);
  await insertOpcode(tx, { ...row, kind, createdAt: minting.now });
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
  readonly now: Date;
}

/**
 * Uses up the opcode of a code, once, within its ten minutes, for exactly the service, session, contact and destination it was
 * made for (Rulings §5.4, security 6, 7). Runs in the transaction of the act: if that rolls back, the opcode stays valid.
 * @returns the contact it proves and by which channel, or ERROR_OPCODE
 */
export async function useOpcode(tx: Tx, use: OpcodeUse): Promise<Decision<ProvedContact>> {
  const row = await take(tx, 'CODE', use);
  if (row === null || row.channel === null) return refuse('ERROR_OPCODE');
  return accept({ contact: row.contact, channel: row.channel, provedAt: row.provedAt });
}

/** Uses up the opcode of a captcha in the same way; false if it does not fit. */
export const useCaptchaOpcode = async (tx: Tx, use: OpcodeUse): Promise<boolean> =>
  (await take(tx, 'CAPTCHA', use)) !== null;

async function take(tx: Tx, kind: Exchanged['kind'], use: OpcodeUse): Promise<Used | null> {
  if (use.sessionId === null) return null;
  const [row] = await useUp(tx, valuesOf(kind, use, use.sessionId));
  return row !== undefined && isSameDevice(row.deviceId, use.deviceId ?? null) ? row : null;
}

/**
 * The same as a condition of another statement, which acts only where the opcode of a captcha was used up and fits the device
 * (`Gate`).
 * @returns null where no opcode is valid
 */
export function gateOfCaptchaOpcode(use: OpcodeUse): Gate | null {
  if (use.sessionId === null) return null;
  const { secretHash, kind, sessionId, service, contact, destination } = valuesOf('CAPTCHA', use, use.sessionId);
  return {
    values: [secretHash, kind, sessionId, service, contact, destination, use.deviceId ?? null],
    text: useUpText,
    passes: passesText,
  };
}

const useUpText = ([secretHash, kind, sessionId, service, contact, destination]: readonly string[]): string => `
  update opcode set used_at = $1::timestamptz
  where secret_hash = ${secretHash} and kind = ${kind} and session_id = ${sessionId}::uuid and service = ${service}
    and used_at is null and expires_at > $1::timestamptz and (${contact}::text is null or contact = ${contact})
    and destination is not distinct from ${destination}::text
  returning device_id`;

const passesText = (places: readonly string[]): string =>
  `device_id is null or ${places[6]}::text is null or device_id = ${places[6]}`;

/** Checks the opcode of a code without using it up, before work that only its holder may cause. The act itself still uses it up. */
export async function judgeOpcode(tx: Tx, use: OpcodeUse): Promise<Decision<null>> {
  if (use.sessionId === null) return refuse('ERROR_OPCODE');
  const [row] = await findFitting(tx, valuesOf('CODE', use, use.sessionId));
  if (row === undefined || !isSameDevice(row.deviceId, use.deviceId ?? null)) return refuse('ERROR_OPCODE');
  return accept(null);
}

const valuesOf = (
  kind: Exchanged['kind'],
  { opcode: secret, service, contact, destination, now }: OpcodeUse,
  sessionId: string,
) => ({
  secretHash: hashOf(secret),
  kind,
  sessionId,
  service,
  contact,
  destination,
  now: now.toISOString(),
});
type Values = ReturnType<typeof valuesOf>;

/** Exactly the service, session, contact and destination that the opcode was made for. */
const fits = and(
  eq(opcode.secretHash, sql.placeholder('secretHash')),
  eq(opcode.kind, sql.placeholder('kind')),
  eq(opcode.sessionId, sql.placeholder('sessionId')),
  eq(opcode.service, sql.placeholder('service')),
  isNull(opcode.usedAt),
  sql`${opcode.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
  sql`(${sql.placeholder('contact')}::text is null or ${opcode.contact} = ${sql.placeholder('contact')})`,
  sql`${opcode.destination} is not distinct from ${sql.placeholder('destination')}`,
);

type Used = Pick<typeof opcode.$inferSelect, 'contact' | 'channel' | 'deviceId'> & { readonly provedAt: Date };
const useUp = prepared<Values, Used[]>((tx) =>
  tx
    .update(opcode)
    .set({ usedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(fits)
    .returning({
      contact: opcode.contact,
      channel: opcode.channel,
      deviceId: opcode.deviceId,
      provedAt: opcode.createdAt,
    }),
);

const findFitting = prepared<Values, Pick<Used, 'deviceId'>[]>((tx) =>
  tx.select({ deviceId: opcode.deviceId }).from(opcode).where(fits),
);

/** Deletes expired opcodes. */
export async function purgeOpcodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(opcode).where(lt(opcode.expiresAt, now));
}
