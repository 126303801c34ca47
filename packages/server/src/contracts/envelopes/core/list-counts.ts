import type { ShownStatus } from '@countersign/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, envelopeCount } from '../../../platform/index.ts';

/** The parts of a viewer's row that are counted. */
export interface Counted {
  readonly accountId: string;
  readonly shownStatus: ShownStatus;
  readonly isSender: boolean;
}

/** About this many appended rows accumulate before the rows of an account are folded. */
const FOLD_EVERY = 256;

/**
 * Appends the changes of a decision to the counts of the accounts that see the envelope, in the decision's transaction.
 * Rows are only added here, so that decisions on different envelopes of one account never wait for each other.
 */
export async function appendCounts(
  tx: Tx,
  { before, after }: { readonly before: readonly Counted[]; readonly after: readonly Counted[] },
): Promise<void> {
  const changes = changesOf(before, after);
  if (changes.length === 0) return;
  const added = await tx
    .insert(envelopeCount)
    .values(changes)
    .returning({ id: envelopeCount.id, accountId: envelopeCount.accountId });
  const due = new Set(added.flatMap(({ id, accountId }) => (id % FOLD_EVERY === 0 ? [accountId] : [])));
  for (const accountId of due) await foldCounts(tx, accountId);
}

function changesOf(before: readonly Counted[], after: readonly Counted[]): (Counted & { change: number })[] {
  const changes = new Map<string, Counted & { change: number }>();
  const add = ({ accountId, shownStatus, isSender }: Counted, change: number): void => {
    const key = `${accountId} ${shownStatus} ${isSender}`;
    changes.set(key, { accountId, shownStatus, isSender, change: (changes.get(key)?.change ?? 0) + change });
  };
  for (const row of before) add(row, -1);
  for (const row of after) add(row, 1);
  return [...changes.values()].filter(({ change }) => change !== 0);
}

/** Folds the rows of an account that no other transaction is folding into one per kind; the sums stay the same. */
async function foldCounts(tx: Tx, accountId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      delete from ${envelopeCount} where id in (
        select id from ${envelopeCount} where account_id = ${accountId} for update skip locked
      ) returning shown_status, is_sender, change
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
