import type { ShownStatus } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, envelopeCount, envelopeViewer } from '../../../platform/index.ts';

/**
 * So many envelopes of an account are sorted for a page in an order besides that of their last change. Of an account that once had
 * more, each is in an index for each order: it is marked as ordered, and counted so, by the same statement.
 */
const SORTED_MOST = 1000;

/** How seldom the rows of an account are folded: it has about so many for each of its envelopes' changes until then. */
const FOLD_EVERY = 256;

/**
 * Folds the counts of the accounts after about one of 256 decisions, and marks the envelopes of those that have many. Each decision only appends its changes, so that
 * decisions on different envelopes of one account never wait for each other. @param at instant of the decision: its milliseconds
 * are as good as a random number
 */
export async function foldCountsSometimes(tx: Tx, accountIds: readonly string[], at: Date): Promise<void> {
  if (at.getTime() % FOLD_EVERY !== 0) return;
  for (const accountId of accountIds) {
    await foldCounts(tx, accountId);
    await orderMany(tx, accountId);
  }
}

/** Folds the rows of an account that no other transaction is folding into one per kind; the sums stay the same. */
async function foldCounts(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${envelopeCount} where ctid = any (array(
        select ctid from ${envelopeCount} where account_id = ${accountId} for update skip locked
      )) returning shown_status, is_sender, is_ordered, change
    )
    insert into ${envelopeCount} (account_id, shown_status, is_sender, is_ordered, change)
    select ${accountId}, shown_status, is_sender, is_ordered, sum(change) from gone
    group by shown_status, is_sender, is_ordered having sum(change) <> 0`);
}

/**
 * Marks the envelopes of an account with many that are not marked yet, besides those that another transaction is changing: the next
 * time follows. @param most for tests
 */
export async function orderMany(tx: Tx, accountId: string, most = SORTED_MOST): Promise<void> {
  await tx.execute(sql`
    with known as (
      select coalesce(sum(change) filter (where not is_ordered), 0) as waiting, coalesce(bool_or(is_ordered), false) as has_many
      from ${envelopeCount} where account_id = ${accountId}
    ), marked as (
      update ${envelopeViewer} set is_ordered = true where ctid = any (array(
        select ctid from ${envelopeViewer} where account_id = ${accountId} and not is_ordered
          and (select waiting > case when has_many then 0 else ${most}::int end from known)
        for update skip locked
      )) returning shown_status, is_sender
    )
    insert into ${envelopeCount} (account_id, shown_status, is_sender, is_ordered, change)
    select ${accountId}, shown_status, is_sender, moved.is_ordered, count(*) * moved.sign
    from marked cross join (values (false, -1), (true, 1)) as moved (is_ordered, sign) group by 2, 3, 4, moved.sign`);
}

const total = sql<number>`coalesce(sum(${envelopeCount.change}), 0)::int`;

/** The number of envelopes of one side that an account sees in a shown status. */
export interface Kept {
  readonly shown: ShownStatus;
  readonly isSender: boolean;
  /** Whether they are in the indexes of the further orders. */
  readonly isOrdered: boolean;
  readonly count: number;
}

/** The non-zero counts. */
export async function keptCounts(tx: Tx, accountId: string): Promise<Kept[]> {
  const rows = await tx
    .select({
      shown: envelopeCount.shownStatus,
      isSender: envelopeCount.isSender,
      isOrdered: envelopeCount.isOrdered,
      count: total,
    })
    .from(envelopeCount)
    .where(eq(envelopeCount.accountId, accountId))
    .groupBy(envelopeCount.shownStatus, envelopeCount.isSender, envelopeCount.isOrdered);
  return rows.filter(({ count }) => count !== 0);
}

export async function countByShownStatus(tx: Tx, accountId: string): Promise<Partial<Record<ShownStatus, number>>> {
  const counts: Partial<Record<ShownStatus, number>> = {};
  for (const { shown, count } of await keptCounts(tx, accountId)) counts[shown] = (counts[shown] ?? 0) + count;
  return counts;
}
