import type { ShownStatus } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, envelopeCount } from '../../../platform/index.ts';

/** How seldom the rows of an account are folded: it has about so many for each of its envelopes' changes until then. */
const FOLD_EVERY = 256;

/**
 * Folds the counts of the accounts after about one of 256 decisions. Each decision only appends its changes, so that
 * decisions on different envelopes of one account never wait for each other. @param at instant of the decision: its milliseconds
 * are as good as a random number
 */
export async function foldCountsSometimes(tx: Tx, accountIds: readonly string[], at: Date): Promise<void> {
  if (at.getTime() % FOLD_EVERY === 0) for (const accountId of accountIds) await foldCounts(tx, accountId);
}

/** Folds the rows of an account that no other transaction is folding into one per kind; the sums stay the same. */
async function foldCounts(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${envelopeCount} where ctid = any (array(
        select ctid from ${envelopeCount} where account_id = ${accountId} for update skip locked
      )) returning shown_status, is_sender, change
    )
    insert into ${envelopeCount} (account_id, shown_status, is_sender, change)
    select ${accountId}, shown_status, is_sender, sum(change) from gone
    group by shown_status, is_sender having sum(change) <> 0`);
}

const total = sql<number>`coalesce(sum(${envelopeCount.change}), 0)::int`;

/** The number of envelopes of one side that an account sees in a shown status. */
export interface Kept {
  readonly shown: ShownStatus;
  readonly isSender: boolean;
  readonly count: number;
}

/** The non-zero counts. */
export async function keptCounts(tx: Tx, accountId: string): Promise<Kept[]> {
  const rows = await tx
    .select({ shown: envelopeCount.shownStatus, isSender: envelopeCount.isSender, count: total })
    .from(envelopeCount)
    .where(eq(envelopeCount.accountId, accountId))
    .groupBy(envelopeCount.shownStatus, envelopeCount.isSender);
  return rows.filter(({ count }) => count !== 0);
}

export async function countByShownStatus(tx: Tx, accountId: string): Promise<Partial<Record<ShownStatus, number>>> {
  const counts: Partial<Record<ShownStatus, number>> = {};
  for (const { shown, count } of await keptCounts(tx, accountId)) counts[shown] = (counts[shown] ?? 0) + count;
  return counts;
}
