import { CODE_LIFE_SEC, type CodeChannel, type Service } from '@countersign/domain';
import { and, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  type Guard,
  type Tx,
  code,
  isSameHash,
  keyedHash,
  prepared,
  preparedInsert,
  preparedText,
} from '../../platform/index.ts';

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
  await invalidate(tx, [now.toISOString(), row.contact, row.service, row.sessionId]);
  const expiresAt = new Date(now.getTime() + CODE_LIFE_SEC * 1000);
  await insertRow(tx, { ...row, codeHash: hashOf(pepper, row.id, digits), createdAt: now, expiresAt });
}

const invalidate = preparedText(
  'update code set used_at = $1 where contact = $2 and service = $3 and session_id = $4 and used_at is null',
);

const insertRow = preparedInsert(
  code,
  [
    'id',
    'sessionId',
    'service',
    'contact',
    'channel',
    'deviceId',
    'destination',
    'requestId',
    'codeHash',
    'createdAt',
    'expiresAt',
  ],
  (tx, values) => tx.insert(code).values(values),
);

/** When the last code was sent to the contact for the service by the channel; null if none was. */
export async function lastSentAt(
  tx: Tx,
  of: { contact: string; service: Service; channel: CodeChannel },
): Promise<Date | null> {
  const [row] = await newestOf(tx, of);
  return row?.createdAt ?? null;
}

const newestOf = prepared<Record<'contact' | 'service' | 'channel', string>, { createdAt: Date }[]>((tx) =>
  tx
    .select({ createdAt: code.createdAt })
    .from(code)
    .where(
      and(
        eq(code.contact, sql.placeholder('contact')),
        eq(code.service, sql.placeholder('service')),
        eq(code.channel, sql.placeholder('channel')),
      ),
    )
    .orderBy(desc(code.createdAt))
    .limit(1),
);

export async function countSent(
  tx: Tx,
  contact: string,
  channels: readonly CodeChannel[],
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ sent: count() })
    .from(code)
    .where(and(eq(code.contact, contact), inArray(code.channel, [...channels]), gt(code.createdAt, since)));
  return row?.sent ?? 0;
}

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

/** False if another request used it first, or if the subject of its guesses is locked. */
export async function markCodeUsed(
  tx: Tx,
  id: string,
  { kind, subject }: Pick<Guard, 'kind' | 'subject'>,
  now: Date,
): Promise<boolean> {
  return (await markUsed(tx, [now.toISOString(), id, kind, subject])).length > 0;
}

const markUsed = preparedText(`
  update code set used_at = $1::timestamptz where id = $2 and used_at is null
    and not exists (select from guess_counter where kind = $3 and subject = $4 and locked_until > $1::timestamptz)
  returning id`);

/** The daily limits look back over a day. */
const CODES_KEPT_MS = 48 * 3_600_000;

/** Deletes codes that no limit counts any more. */
export async function purgeCodes(tx: Tx, now: Date): Promise<void> {
  await tx.delete(code).where(lt(code.createdAt, new Date(now.getTime() - CODES_KEPT_MS)));
}
