import { CODE_LIFE_SEC, type CodeChannel, type Service } from '@countersign/domain';
import { lt } from 'drizzle-orm';
import {
  type Guard,
  type Tx,
  code,
  isSameHash,
  keyedHash,
  preparedChange,
  preparedText,
} from '../../platform/index.ts';
import type { OpcodeRow } from './use-opcode.ts';

export interface NewCode {
  readonly id: string;
  readonly sessionId: string;
  readonly service: Service;
  readonly contact: string;
  readonly channel: CodeChannel;
  readonly deviceId: string | null;
  readonly destination: string | null;
  readonly requestId: string;
  readonly digits: string;
  readonly now: Date;
}

const hashOf = (pepper: Buffer, id: string, digits: string): string => keyedHash(pepper, 'code', id, digits);

/**
 * A new code invalidates the older ones that its session requested for the same contact and service, by any channel (security
 * 8); codes of other browsers stay valid (security 66).
 */
export async function insertCode(tx: Tx, pepper: Buffer, { digits, now, ...row }: NewCode): Promise<void> {
  const { id, sessionId, service, contact, channel, deviceId, destination, requestId } = row;
  const expiresAt = new Date(now.getTime() + CODE_LIFE_SEC * 1000).toISOString();
  const made = [channel, deviceId, destination, requestId, hashOf(pepper, id, digits), expiresAt];
  await replaceCode(tx, [now.toISOString(), contact, service, sessionId, id, ...made]);
}

const replaceCode = preparedChange(
  {
    before: {
      older_codes: `update code set used_at = $1::timestamptz
        where contact = $2 and service = $3 and session_id = $4::uuid and used_at is null`,
    },
    text: `
      insert into code (id, contact, service, session_id, channel, device_id, destination, request_id, code_hash, created_at,
        expires_at)
      values ($5::uuid, $2, $3, $4::uuid, $6, $7, $8, $9, $10, $1::timestamptz, $11::timestamptz)`,
    size: 11,
  },
  ([, contact]) => ({ writes: [`codes ${String(contact)}`] }),
);

export interface LiveCode {
  readonly id: string;
  readonly deviceId: string | null;
  readonly channel: CodeChannel;
  readonly isRight: boolean;
}

/** The one code that is valid for the session now, compared with the digits; null if there is none. */
export async function findLiveCode(
  tx: Tx,
  pepper: Buffer,
  of: { sessionId: string; contact: string; service: Service; destination: string | null; digits: string; now: Date },
): Promise<LiveCode | null> {
  const { contact, service, sessionId, now, destination } = of;
  const [row] = await liveCode(tx, [contact, service, sessionId, now.toISOString(), destination]);
  if (row === undefined) return null;
  const { id, deviceId, channel, codeHash } = row;
  return { id, deviceId, channel, isRight: isSameHash(codeHash, hashOf(pepper, id, of.digits)) };
}

/** The request for a code need not name the participant; if it did, the code is valid for that one only (Rulings §5.4). */
const liveCode = preparedText<Omit<LiveCode, 'isRight'> & { codeHash: string }>(`
  select id, device_id as "deviceId", channel, code_hash as "codeHash" from code
    where contact = $1 and service = $2 and session_id = $3 and used_at is null and expires_at > $4::timestamptz
      and (destination is null or destination = $5)`);

/**
 * Uses up a right code for an opcode, by one statement.
 * @returns false, and there is no opcode, if another request used it first, or if the subject of its guesses is locked
 */
export async function tradeCode(
  tx: Tx,
  id: string,
  { kind, subject }: Pick<Guard, 'kind' | 'subject'>,
  { row, now }: { readonly row: OpcodeRow; readonly now: Date },
): Promise<boolean> {
  const { sessionId, service, contact, deviceId, destination, channel, secretHash, expiresAt } = row;
  const values = [row.id, sessionId, service, contact, deviceId, destination, channel, secretHash];
  const traded = await trade(tx, [now.toISOString(), id, kind, subject, ...values, expiresAt.toISOString()]);
  return traded.length > 0;
}

const trade = preparedText(`
  with used as (
    update code set used_at = $1::timestamptz where id = $2 and used_at is null
      and not exists (select from guess_counter where kind = $3 and subject = $4 and locked_until > $1::timestamptz)
    returning id
  )
  insert into opcode (id, kind, session_id, service, contact, device_id, destination, channel, secret_hash, created_at,
    expires_at)
  select $5::uuid, 'CODE', $6::uuid, $7, $8, $9, $10, $11, $12, $1::timestamptz, $13::timestamptz from used
  returning id`);

/** The daily limits look back over a day. */
const CODES_KEPT_MS = 48 * 3_600_000;

/** Deletes codes that no limit counts any more. */
export async function purgeCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(code).where(lt(code.createdAt, new Date(now.getTime() - CODES_KEPT_MS)));
}
