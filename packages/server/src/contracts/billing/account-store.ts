import {
  CHARGE_MOVES,
  type ChargeBalances,
  type ChargeKind,
  type ChargeOwnerKind,
  EMPTY_BALANCES,
} from '@countersign/domain';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Tx, chargeAccount, chargeEntry, chargeLot } from '../../platform/index.ts';

export type AccountRow = typeof chargeAccount.$inferSelect;
export type LotRow = typeof chargeLot.$inferSelect;
export type EntryRow = typeof chargeEntry.$inferSelect;

export interface ChargeOwner {
  readonly owner: ChargeOwnerKind;
  /** Of the person, or of the enterprise. */
  readonly id: string;
}

/** The account, with its row locked until the transaction ends: concurrent movements of charges run one after another. */
export async function lockAccount(tx: Tx, id: string): Promise<AccountRow | null> {
  const [row] = await tx.select().from(chargeAccount).where(eq(chargeAccount.id, id)).for('update');
  return row ?? null;
}

/** @returns false if another transaction has opened the account at the same time */
export async function insertAccount(tx: Tx, { owner, id }: ChargeOwner, now: Date): Promise<boolean> {
  const empty = { issued: 0, available: 0, held: 0, spent: 0, expired: 0 };
  const rows = await tx
    .insert(chargeAccount)
    .values({ id, owner, ...empty, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: chargeAccount.id });
  return rows.length > 0;
}

export async function updateAccount(
  tx: Tx,
  id: string,
  change: Partial<Pick<AccountRow, 'lowThreshold' | 'lowTold'>>,
): Promise<void> {
  await tx.update(chargeAccount).set(change).where(eq(chargeAccount.id, id));
}

export const balancesOf = ({ issued, available, held, spent, expired }: AccountRow): ChargeBalances => ({
  ...EMPTY_BALANCES,
  AUTHORITY: -issued,
  AVAILABLE: available,
  HELD: held,
  SPENT: spent,
  EXPIRED: expired,
});

/** The lots of a locked account that still hold charges. */
export const listLots = (tx: Tx, accountId: string): Promise<LotRow[]> =>
  tx
    .select()
    .from(chargeLot)
    .where(and(eq(chargeLot.accountId, accountId), gt(chargeLot.remaining, 0)))
    .orderBy(asc(chargeLot.expiresAt), asc(chargeLot.id));

export async function insertLot(tx: Tx, row: LotRow): Promise<void> {
  await tx.insert(chargeLot).values(row);
}

export interface NewEntry {
  readonly id: string;
  readonly accountId: string;
  readonly kind: ChargeKind;
  readonly amount: number;
  readonly lotId: string;
  readonly envelopeId?: string | null;
  readonly orderId?: string | null;
  readonly personId?: string | null;
  readonly memberId?: string | null;
  readonly at: Date;
}

/** Writes an entry, the balances after it, and the remainder of its lot; the row of the account is locked. */
export async function writeEntry(tx: Tx, entry: NewEntry, after: ChargeBalances): Promise<void> {
  const { from, to } = CHARGE_MOVES[entry.kind];
  const lotChange = (to === 'AVAILABLE' ? entry.amount : 0) - (from === 'AVAILABLE' ? entry.amount : 0);
  await tx.insert(chargeEntry).values({ ...entry, fromSide: from, toSide: to, availableAfter: after.AVAILABLE });
  await tx
    .update(chargeAccount)
    .set({
      issued: -after.AUTHORITY,
      available: after.AVAILABLE,
      held: after.HELD,
      spent: after.SPENT,
      expired: after.EXPIRED,
    })
    .where(eq(chargeAccount.id, entry.accountId));
  if (lotChange !== 0)
    await tx
      .update(chargeLot)
      .set({ remaining: sql`${chargeLot.remaining} + ${lotChange}` })
      .where(eq(chargeLot.id, entry.lotId));
}

/** The hold of an envelope and, if it is settled, how it ended. */
export const listEnvelopeEntries = (tx: Tx, envelopeId: string): Promise<EntryRow[]> =>
  tx
    .select()
    .from(chargeEntry)
    .where(and(eq(chargeEntry.envelopeId, envelopeId), inArray(chargeEntry.kind, ['HOLD', 'CONSUME', 'REFUND'])))
    .orderBy(asc(chargeEntry.id));
