import type { Charges } from '@countersign/contract';
import { CHARGES_OPENING_GRANT, lapsedLots, post } from '@countersign/domain';
import { type Ids, type Tx, demand } from '../../platform/index.ts';
import {
  type AccountRow,
  type ChargeOwner,
  type LotRow,
  type NewEntry,
  balancesOf,
  insertAccount,
  insertLot,
  listLots,
  lockAccount,
  writeEntry,
} from './account-store.ts';

/** An account whose row is locked, and the lots that can be spent now. */
export interface OpenAccount {
  readonly row: AccountRow;
  readonly lots: readonly LotRow[];
}

/** An account as it is stored, locked; null where it is not opened yet. */
export interface ReadAccount {
  readonly row: AccountRow | null;
  readonly lots: readonly LotRow[];
}

/** The lots are read once the account is locked. */
export async function readAccount(tx: Tx, id: string): Promise<ReadAccount> {
  const [row, lots] = await Promise.all([lockAccount(tx, id), listLots(tx, id)]);
  return { row, lots };
}

/**
 * The account of a person or an enterprise, locked. On first use it gets the opening grant (Rulings §3 "totalCharges");
 * expired charges lapse before any other operation.
 */
export async function openAccount(
  tx: Tx,
  { ids }: { readonly ids: Ids },
  owner: ChargeOwner,
  now: Date,
  read: ReadAccount | null = null,
): Promise<OpenAccount> {
  let { row, lots } = read ?? (await readAccount(tx, owner.id));
  if (row === null) {
    const isNew = await insertAccount(tx, owner, now);
    row = await lockAccount(tx, owner.id);
    if (row === null) throw new Error('an account that was inserted is there');
    if (isNew)
      row = await addLot(tx, { ids }, row, { kind: 'GRANT', amount: CHARGES_OPENING_GRANT, expiresAt: null }, now);
    lots = await listLots(tx, owner.id);
  }
  const lapsed = lapsedLots(lots, now);
  for (const lot of lapsed) {
    const { id: lotId, remaining: amount } = lot;
    row = await move(tx, row, { id: ids.next(), accountId: row.id, kind: 'EXPIRE', amount, lotId, at: now });
  }
  return { row, lots: lapsed.length === 0 ? lots : await listLots(tx, owner.id) };
}

/**
 * Writes one entry and returns the account after it.
 * @throws Refused ERROR_CHARGES_INSUFFICIENT
 */
export async function move(tx: Tx, row: AccountRow, entry: NewEntry): Promise<AccountRow> {
  const after = demand(post(balancesOf(row), entry.kind, entry.amount));
  await writeEntry(tx, entry, after);
  return {
    ...row,
    issued: -after.AUTHORITY,
    available: after.AVAILABLE,
    held: after.HELD,
    spent: after.SPENT,
    expired: after.EXPIRED,
  };
}

export interface NewLot extends Pick<NewEntry, 'orderId' | 'personId' | 'memberId'> {
  readonly kind: 'GRANT' | 'PURCHASE' | 'CREDIT';
  readonly amount: number;
  readonly expiresAt: Date | null;
}

/** Adds charges, together with the entry that records the reason. */
export async function addLot(
  tx: Tx,
  { ids }: { readonly ids: Ids },
  row: AccountRow,
  { kind, amount, expiresAt, ...why }: NewLot,
  now: Date,
): Promise<AccountRow> {
  const lotId = ids.next();
  // The entry adds the charges.
  await insertLot(tx, { id: lotId, accountId: row.id, amount, remaining: 0, expiresAt, createdAt: now });
  return move(tx, row, { id: ids.next(), accountId: row.id, kind, amount, lotId, ...why, at: now });
}

/** Spec §3 "Charges": total, current, and when the next of them lapse. */
export function presentCharges({ row, lots }: OpenAccount): Charges {
  const next = lots
    .flatMap(({ expiresAt }) => (expiresAt === null ? [] : [expiresAt.getTime()]))
    .toSorted((a, b) => a - b)[0];
  const expiring = lots.filter(({ expiresAt }) => next !== undefined && expiresAt?.getTime() === next);
  return {
    totalCharges: row.issued,
    currentCharges: row.available,
    heldCharges: row.held,
    expireDatetime: next === undefined ? null : new Date(next).toISOString(),
    expiringCharges: expiring.reduce((sum, { remaining }) => sum + remaining, 0),
    lowThreshold: row.lowThreshold,
  };
}
