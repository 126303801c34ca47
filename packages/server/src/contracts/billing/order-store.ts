import { type OrderStatus, displayName } from '@countersign/domain';
import { type SQL, and, desc, eq, gte, ilike, lt, sql } from 'drizzle-orm';
import { type Tx, chargeBill, chargeOrder, chargeRefund } from '../../platform/index.ts';
import type { ChargeOwner } from './account-store.ts';
import { enterprise } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';

export type OrderRow = typeof chargeOrder.$inferSelect;
export type BillRow = typeof chargeBill.$inferSelect;
/** A bill with its order. */
export interface BilledOrder {
  readonly bill: BillRow;
  readonly order: OrderRow;
}
interface PageSpec {
  readonly offset: number;
  readonly limit: number;
}

export interface OrderSpec {
  readonly accountId?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly reference?: string | undefined;
  readonly payerName?: string | undefined;
  readonly paymentReference?: string | undefined;
  /** The first instant of the span, and the first instant after it. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Only orders older than this one: long reads page by this key. */
  readonly before?: string | undefined;
}

const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const matching = (spec: OrderSpec): SQL | undefined => {
  const { accountId, status, reference, payerName, paymentReference, from, until, before } = spec;
  return and(
    accountId === undefined ? undefined : eq(chargeOrder.accountId, accountId),
    status === undefined ? undefined : eq(chargeOrder.status, status),
    reference === undefined ? undefined : eq(chargeOrder.reference, reference),
    payerName === undefined ? undefined : ilike(chargeOrder.payerName, containing(payerName)),
    paymentReference === undefined ? undefined : eq(chargeOrder.paymentReference, paymentReference),
    from === undefined ? undefined : gte(chargeOrder.createdAt, from),
    until === undefined ? undefined : lt(chargeOrder.createdAt, until),
    before === undefined ? undefined : lt(chargeOrder.id, before),
  );
};

/** Newest first, without their number. */
export const readOrders = (tx: Tx, spec: OrderSpec, limit: number): Promise<OrderRow[]> =>
  tx.select().from(chargeOrder).where(matching(spec)).orderBy(desc(chargeOrder.id)).limit(limit);

/** Newest first. */
export async function listOrders(
  tx: Tx,
  spec: OrderSpec,
  page: PageSpec,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = matching(spec);
  const rows = await tx
    .select()
    .from(chargeOrder)
    .where(where)
    .orderBy(desc(chargeOrder.id))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await tx.$count(chargeOrder, where) };
}

export const countOpenOrders = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(chargeOrder, and(eq(chargeOrder.accountId, accountId), eq(chargeOrder.status, 'WAITING')));

/** @returns false if another order has this reference */
export async function insertOrder(tx: Tx, row: OrderRow): Promise<boolean> {
  const rows = await tx
    .insert(chargeOrder)
    .values(row)
    .onConflictDoNothing({ target: chargeOrder.reference })
    .returning({ id: chargeOrder.id });
  return rows.length > 0;
}

/** An order, of this account if one is given; its row is locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: string, accountId?: string): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(chargeOrder)
    .where(and(eq(chargeOrder.id, id), accountId === undefined ? undefined : eq(chargeOrder.accountId, accountId)))
    .for('update');
  return row ?? null;
}

export async function decideOrder(
  tx: Tx,
  id: string,
  decided: Pick<OrderRow, 'status' | 'reason' | 'decidedAt' | 'decidedBy'> &
    Partial<Pick<OrderRow, 'paidMinor' | 'paymentReference'>>,
): Promise<void> {
  await tx.update(chargeOrder).set(decided).where(eq(chargeOrder.id, id));
}

/** Whether a payment of the bank statement was already taken for an order. */
export const isPaymentTaken = async (tx: Tx, paymentReference: string): Promise<boolean> =>
  (await tx.$count(chargeOrder, eq(chargeOrder.paymentReference, paymentReference))) > 0;

/** Adds a refund to its order; the row of the order is locked. */
export async function insertRefund(tx: Tx, row: typeof chargeRefund.$inferSelect): Promise<void> {
  await tx.insert(chargeRefund).values(row);
  await tx
    .update(chargeOrder)
    .set({
      refundedMinor: sql`${chargeOrder.refundedMinor} + ${row.amountMinor}`,
      returnedCharges: sql`${chargeOrder.returnedCharges} + ${row.charges}`,
    })
    .where(eq(chargeOrder.id, row.orderId));
}

export async function insertBill(tx: Tx, row: BillRow): Promise<void> {
  await tx.insert(chargeBill).values(row);
}

const billed = { bill: chargeBill, order: chargeOrder };

/** Newest first. */
export async function listBills(
  tx: Tx,
  accountId: string,
  page: PageSpec,
): Promise<{ rows: BilledOrder[]; total: number }> {
  const where = eq(chargeBill.accountId, accountId);
  const rows = await tx
    .select(billed)
    .from(chargeBill)
    .innerJoin(chargeOrder, eq(chargeOrder.id, chargeBill.orderId))
    .where(where)
    .orderBy(desc(chargeBill.id))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await tx.$count(chargeBill, where) };
}

export async function findBill(tx: Tx, accountId: string, id: string): Promise<BilledOrder | null> {
  const [row] = await tx
    .select(billed)
    .from(chargeBill)
    .innerJoin(chargeOrder, eq(chargeOrder.id, chargeBill.orderId))
    .where(and(eq(chargeBill.id, id), eq(chargeBill.accountId, accountId)));
  return row ?? null;
}

/** The name of the account that a bill is issued to. */
export async function findPayerName(tx: Tx, { owner, id }: ChargeOwner): Promise<string> {
  if (owner === 'ENTERPRISE') {
    const [row] = await tx.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, id));
    return row?.name ?? '';
  }
  const { nickname, realName, idttvStatus, phone, email } = person;
  const [row] = await tx
    .select({ nickname, realName, idttvStatus, phone, email })
    .from(person)
    .where(eq(person.id, id));
  return row === undefined ? '' : displayName(row);
}
