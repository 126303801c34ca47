import { counterPeriod } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { type Tx, contractNumberCounter, dayIn } from '../../platform/index.ts';
import { countUses, listAllRules } from './store.ts';

const DAY_MS = 86_400_000;
const SKIPPED_MIN = 1000;
/** Ten times as many as were drawn in as long a time before. */
const SKIPPED_FACTOR = 10;
/** Envelopes have zones on both sides of this one. */
const ZONE = 'UTC';
const BATCH = 1000;

/**
 * Moves every counter on past the numbers that may have been drawn between `madeAt`, the state that was restored, and `now`: these
 * contracts are lost here, but their numbers are in the world, and no other contract may get one of them.
 * @returns the number of counters
 */
export async function skipNumbers(tx: Tx, { madeAt, now }: { madeAt: Date; now: Date }): Promise<number> {
  const before = new Date(2 * madeAt.getTime() - now.getTime());
  const uses = await countUses(tx, { from: before, to: madeAt });
  const days = [-DAY_MS, 0, DAY_MS].map((ms) => dayIn(ZONE, new Date(now.getTime() + ms)));
  const skips = (await listAllRules(tx)).flatMap(({ id, reset }) =>
    [...new Set(days.map((day) => counterPeriod(reset, day)))].map((period) => ({
      contractNumberId: id,
      period,
      last: Math.max(SKIPPED_MIN, SKIPPED_FACTOR * (uses.get(id) ?? 0)),
    })),
  );
  for (let at = 0; at < skips.length; at += BATCH)
    await tx
      .insert(contractNumberCounter)
      .values(skips.slice(at, at + BATCH))
      .onConflictDoUpdate({
        target: [contractNumberCounter.contractNumberId, contractNumberCounter.period],
        set: { last: sql`${contractNumberCounter.last} + excluded.last` },
      });
  return skips.length;
}
