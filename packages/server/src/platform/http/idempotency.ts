import { createHash } from 'node:crypto';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { type Database, type Tx, endingEachWith, idempotency, onCommit } from '../database/index.ts';
import { DatabaseUnavailableError, outageOf } from '../outage/index.ts';
import { Refused, refuseWith } from './refused.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;
/** How long an answer is stored (conventions "Idempotency-Key"). */
const KEPT_MS = 24 * 3_600_000;
/** After this time the process that began the call counts as dead, and the call runs again unless it has acted. */
const ABANDONED_MS = 120_000;

export interface IdempotentCall {
  /** The active account: a membership, or the person. */
  readonly accountId: string;
  readonly call: string;
  readonly key: string;
  /** Parameters and body: the same key with another request is refused. */
  readonly request: unknown;
  readonly now: Date;
}

/**
 * Runs `act` once for a key and returns its first result to every repetition; a refusal is not stored. The transactions in
 * which it acts mark the row of the key, so that an act that was committed but not answered, because the process or the
 * database failed in between, is refused to every repetition and not carried out again.
 */
export async function onceForKey(db: Database, call: IdempotentCall, act: () => Promise<unknown>): Promise<unknown> {
  if (!KEY.test(call.key))
    refuseWith('ERROR_MALFORMED', { field: 'Idempotency-Key', detail: 'is not 1 to 255 printable characters' });
  const kept = await db.withTx((tx) => begin(tx, call));
  if (kept !== null) return kept.answer;
  const mark = markOf(call);
  let answer: unknown;
  try {
    answer = await endingEachWith(mark.set, act);
  } catch (error) {
    mark.isOver = true;
    const isUnknown = error instanceof DatabaseUnavailableError && error.outcome === 'UNKNOWN';
    if (error instanceof Refused || !(mark.isSet || isUnknown))
      await db.withTx((tx) => tx.delete(idempotency).where(mine(call))).catch(outageOnly);
    throw error;
  }
  mark.isOver = true;
  // The act is committed, so this caller gets its result; repetitions are refused if the answer could not be stored.
  await db.withTx((tx) => tx.update(idempotency).set({ answer }).where(mine(call))).catch(outageOnly);
  return answer;
}

/** Ignores an outage; the write is then left out. */
function outageOnly(error: unknown): void {
  if (outageOf(error) === null) throw error;
}

interface Mark {
  /** Whether a transaction with the mark was committed. */
  isSet: boolean;
  /** Transactions that start later are not part of the act. */
  isOver: boolean;
  /** Marks the row in a transaction that has written anything. */
  readonly set: (tx: Tx) => Promise<void>;
}

function markOf({ accountId, call, key, now }: IdempotentCall): Mark {
  const mark: Mark = {
    isSet: false,
    isOver: false,
    async set(tx) {
      if (mark.isSet || mark.isOver) return;
      const { rows } = await tx.execute<{ has_written: boolean; is_marked: boolean }>(sql`
        with marked as (
          update idempotency set acted = true
          where pg_current_xact_id_if_assigned() is not null
            and person_id = ${accountId} and call = ${call} and key = ${key} and created_at = ${now.toISOString()}
          returning 1
        )
        select pg_current_xact_id_if_assigned() is not null as has_written, exists (select from marked) as is_marked`);
      if (rows[0]?.has_written !== true) return;
      // Another repetition considered this one dead and acts in its place.
      if (!rows[0].is_marked) refuseWith('ERROR_BUSY', { expireIn: 2 });
      onCommit(() => (mark.isSet = true));
    },
  };
  return mark;
}

const rowOf = ({ accountId, call, key }: IdempotentCall) =>
  and(eq(idempotency.accountId, accountId), eq(idempotency.call, call), eq(idempotency.key, key));

/** The row without an answer, as this request inserted it. */
const mine = (call: IdempotentCall) =>
  and(rowOf(call), isNull(idempotency.answer), eq(idempotency.createdAt, call.now));

/** Null: this request is to run the call. */
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
      set: { requestHash, answer: null, acted: false, createdAt: now },
      setWhere: sql`${idempotency.createdAt} <= ${expired.toISOString()} or (${idempotency.answer} is null
        and not ${idempotency.acted} and ${idempotency.createdAt} <= ${abandoned.toISOString()} and ${idempotency.requestHash} = ${requestHash})`,
    })
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  const [row] = await tx
    .select({ hash: idempotency.requestHash, answer: idempotency.answer, createdAt: idempotency.createdAt })
    .from(idempotency)
    .where(rowOf(call));
  if (row === undefined || row.hash !== requestHash) return refuseWith('ERROR_IDEMPOTENCY_KEY_REUSED');
  if (row.answer !== null) return { answer: row.answer };
  return row.createdAt > abandoned ? refuseWith('ERROR_BUSY', { expireIn: 2 }) : refuseWith('ERROR_DONE_UNANSWERED');
}

/** Deletes answers older than 24 h. */
export async function purgeAnswers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(idempotency).where(lte(idempotency.createdAt, new Date(now.getTime() - KEPT_MS)));
}
