import { CHARGE_MOVES, type LedgerSide } from '@countersign/domain';
import type { World } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { chargeAccount, chargeEntry, chargeLot } from '../../../platform/index.ts';

/** The balances computed from the entries alone. */
export async function audited({ services }: World, id: string) {
  return services.db.withTx(async (tx) => {
    const [row] = await tx.select().from(chargeAccount).where(eq(chargeAccount.id, id));
    const entries = await tx.select().from(chargeEntry).where(eq(chargeEntry.accountId, id));
    const lots = await tx.select().from(chargeLot).where(eq(chargeLot.accountId, id));
    const side = (name: LedgerSide): number =>
      entries.reduce(
        (sum, { kind, amount }) =>
          sum + (CHARGE_MOVES[kind].to === name ? amount : 0) - (CHARGE_MOVES[kind].from === name ? amount : 0),
        0,
      );
    return { row, entries, lots, side };
  });
}

/** Checks that the balances of the account agree with its entries and lots. */
export async function expectBalanced(world: World, id: string): Promise<void> {
  const { row, lots, side } = await audited(world, id);
  expect(row).toMatchObject({
    issued: -side('AUTHORITY'),
    available: side('AVAILABLE'),
    held: side('HELD'),
    spent: side('SPENT'),
    expired: side('EXPIRED'),
  });
  expect(lots.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(side('AVAILABLE'));
}

/** Leaves this many charges in an account, as if the others had lapsed. */
export async function leave({ services }: World, id: string, left: number): Promise<void> {
  await services.db.withTx(async (tx) => {
    const [row] = await tx.select().from(chargeAccount).where(eq(chargeAccount.id, id));
    const lots = await tx.select().from(chargeLot).where(eq(chargeLot.accountId, id));
    if (row === undefined) throw new Error('the account is open');
    let kept = 0;
    for (const lot of lots) {
      const remaining = Math.min(lot.remaining, left - kept);
      kept += remaining;
      const gone = lot.remaining - remaining;
      if (gone === 0) continue;
      await tx.update(chargeLot).set({ remaining }).where(eq(chargeLot.id, lot.id));
      const entry = { accountId: id, kind: 'EXPIRE', fromSide: 'AVAILABLE', toSide: 'EXPIRED', lotId: lot.id } as const;
      const made = { id: services.ids.next(), amount: gone, availableAfter: left, at: services.clock.now() };
      await tx.insert(chargeEntry).values({ ...entry, ...made });
    }
    expect(kept).toBe(left);
    const expired = row.expired + row.available - left;
    await tx.update(chargeAccount).set({ available: left, expired }).where(eq(chargeAccount.id, id));
  });
}
