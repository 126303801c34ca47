import type { Services, Tx } from '../../platform/index.ts';
import { type ChargeOwner, updateAccount } from './account-store.ts';
import { addLot, openAccount } from './account.ts';

export interface Credit {
  readonly owner: ChargeOwner;
  readonly charges: number;
  readonly expiresAt: Date;
}

/** Gives charges without an order, in the caller's transaction. */
export async function creditCharges(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { owner, charges, expiresAt }: Credit,
  now: Date,
): Promise<void> {
  const account = await openAccount(tx, { ids }, owner, now);
  const after = await addLot(tx, { ids }, account.row, { kind: 'CREDIT', amount: charges, expiresAt }, now);
  // An account that has enough charges again is warned again the next time.
  if (after.lowThreshold === null || after.available >= after.lowThreshold)
    await updateAccount(tx, owner.id, { lowTold: false });
}
