import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { idempotency } from '../db/schema/index.ts';
import { DatabaseUnavailableError } from '../outage.ts';
import { refuseWith } from './refused.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
/** An answer is kept so long (conventions "Idempotency-Key"). */
const KEPT_MS = 24 * 3_600_000;
/** After this the process that began is taken for dead, and the call is made again. */
const ABANDONED_MS = 120_000;

export interface IdempotentCall {
  /** The active account: a membership, or the person. */
  readonly accountId: string;
  readonly call: string;
  readonly key: string;
  /** Parameters and body: the same key for another request is refused. */
  readonly request: unknown;
  readonly now: Date;
}

/** Runs `act` once for a key and answers its first result again to every repetition; a refusal is not kept. */
export async function onceForKey(db: Database, call: IdempotentCall, act: () => Promise<unknown>): Promise<unknown> {
  if (!KEY.test(call.key))
    refuseWith('ERROR_MALFORMED', { field: 'Idempotency-Key', detail: 'is not 1 to 255 printable characters' });
  const kept = await db.withTx((tx) => begin(tx, call));
  if (kept !== null) return kept.answer;
  let answer: unknown;
  try {
    answer = await act();
  } catch (error) {
    // What may have been done is not done again under the same key: a repetition waits until it counts as abandoned.
    if (!(error instanceof DatabaseUnavailableError && error.outcome === 'UNKNOWN'))
      await db.withTx((tx) => tx.delete(idempotency).where(and(rowOf(call), isNull(idempotency.answer))));
    throw error;
  }
  await db.withTx((tx) => tx.update(idempotency).set({ answer }).where(rowOf(call)));
  return answer;
}

const rowOf = ({ accountId, call, key }: IdempotentCall) =>
  and(eq(idempotency.accountId, accountId), eq(idempotency.call, call), eq(idempotency.key, key));

/** Null: the call is this request's to make. */
async function begin(tx: Tx, call: IdempotentCall): Promise<{ answer: unknown } | null> {
  const { accountId, key, now } = call;
  const requestHash = createHash('sha256')
    .update(JSON.stringify(call.request ?? null))
    .digest('hex');
  const abandoned = new Date(now.getTime() - ABANDONED_MS);
  const expired = new Date(now.getTime() - KEPT_MS);
  const taken = await tx
    .insert(idempotency)
    .values({ accountId, call: call.call, key, requestHash, answer: null, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotency.accountId, idempotency.call, idempotency.key],
      set: { requestHash, answer: null, createdAt: now },
      setWhere: sql`${idempotency.createdAt} <= ${expired.toISOString()} or (${idempotency.answer} is null
        and ${idempotency.createdAt} <= ${abandoned.toISOString()} and ${idempotency.requestHash} = ${requestHash})`,
    })
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  const [row] = await tx
    .select({ hash: idempotency.requestHash, answer: idempotency.answer })
    .from(idempotency)
    .where(rowOf(call));
  if (row === undefined || row.hash !== requestHash) return refuseWith('ERROR_IDEMPOTENCY_KEY_REUSED');
  return row.answer === null ? refuseWith('ERROR_BUSY', { expireIn: 2 }) : { answer: row.answer };
}

/** Forgets answers older than 24 h. */
export async function forgetOldAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(idempotency).where(lte(idempotency.createdAt, new Date(now.getTime() - KEPT_MS)));
}
