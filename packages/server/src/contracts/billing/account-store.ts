import {
  CHARGE_MOVES,
  type ChargeBalances,
  type ChargeKind,
  type ChargeOwnerKind,
  EMPTY_BALANCES,
} from '@countersign/domain';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import {
  type Tx,
  chargeAccount,
  chargeEntry,
  chargeLot,
  prepared,
  preparedChange,
  preparedInsert,
  preparedUpdate,
} from '../../platform/index.ts';

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
  const [row] = await lockedAccount(tx, { id });
  return row ?? null;
}

const lockedAccount = prepared<{ readonly id: string }, AccountRow[]>((tx) =>
  tx
    .select()
    .from(chargeAccount)
    .where(eq(chargeAccount.id, sql.placeholder('id')))
    .for('update'),
);

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
export const listLots = (tx: Tx, accountId: string): Promise<LotRow[]> => lotsOf(tx, { accountId });

const lotsOf = prepared<{ readonly accountId: string }, LotRow[]>((tx) =>
  tx
    .select()
    .from(chargeLot)
    .where(and(eq(chargeLot.accountId, sql.placeholder('accountId')), gt(chargeLot.remaining, 0)))
    .orderBy(asc(chargeLot.expiresAt), asc(chargeLot.id)),
);

export async function insertLot(tx: Tx, row: LotRow): Promise<void> {
  await tx.insert(chargeLot).values(row);
}

/** The charges that an order bought, and the entries of that lot summed by kind. */
export async function findBought(
  tx: Tx,
  { id: orderId, accountId }: { readonly id: string; readonly accountId: string },
): Promise<{ readonly lot: LotRow; readonly moved: ReadonlyMap<ChargeKind, number> } | null> {
  const [bought] = await tx
    .select({ id: chargeEntry.id, lot: chargeLot })
    .from(chargeEntry)
    .innerJoin(chargeLot, eq(chargeLot.id, chargeEntry.lotId))
    .where(and(eq(chargeEntry.orderId, orderId), eq(chargeEntry.kind, 'PURCHASE')));
  if (bought === undefined) return null;
  const sums = await tx
    .select({ kind: chargeEntry.kind, amount: sql<number>`sum(${chargeEntry.amount})::int` })
    .from(chargeEntry)
    // The entries of a lot come after the one that filled it.
    .where(
      and(eq(chargeEntry.accountId, accountId), gt(chargeEntry.id, bought.id), eq(chargeEntry.lotId, bought.lot.id)),
    )
    .groupBy(chargeEntry.kind);
  return { lot: bought.lot, moved: new Map(sums.map(({ kind, amount }) => [kind, amount])) };
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
  await insertEntry(tx, { ...entry, fromSide: from, toSide: to, availableAfter: after.AVAILABLE });
  const balances = {
    issued: -after.AUTHORITY,
    available: after.AVAILABLE,
    held: after.HELD,
    spent: after.SPENT,
    expired: after.EXPIRED,
  };
  await changeAccount(tx, { accountId: entry.accountId }, balances);
  if (lotChange !== 0) await changeLot(tx, [lotChange, entry.lotId]);
}

const insertEntry = preparedInsert(
  chargeEntry,
  [
    'id',
    'accountId',
    'kind',
    'amount',
    'fromSide',
    'toSide',
    'availableAfter',
    'lotId',
    'envelopeId',
    'orderId',
    'personId',
    'memberId',
    'at',
  ],
  (tx, values) => tx.insert(chargeEntry).values(values),
  ({ id }) => ({ writes: [`entry ${id}`] }),
);
const changeAccount = preparedUpdate<typeof chargeAccount, { accountId: string }>(
  chargeAccount,
  (tx, set) =>
    tx
      .update(chargeAccount)
      .set(set)
      .where(eq(chargeAccount.id, sql.placeholder('accountId'))),
  ({ where }) => ({ writes: [`charges ${where.accountId}`] }),
);
const changeLot = preparedChange(
  { size: 2, text: 'update charge_lot set remaining = remaining + $1 where id = $2' },
  ([, id]) => ({ writes: [`lot ${String(id)}`] }),
);

/** The hold of an envelope and, if it is settled, how it ended. */
export const listEnvelopeEntries = (tx: Tx, envelopeId: string): Promise<EntryRow[]> =>
  entriesOf(tx, { ofEnvelope: envelopeId });

const entriesOf = prepared<{ readonly ofEnvelope: string }, EntryRow[]>((tx) =>
  tx
    .select()
    .from(chargeEntry)
    .where(
      and(
        eq(chargeEntry.envelopeId, sql.placeholder('ofEnvelope')),
        inArray(chargeEntry.kind, ['HOLD', 'CONSUME', 'REFUND']),
      ),
    )
    .orderBy(asc(chargeEntry.id)),
);
