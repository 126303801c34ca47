import { randomInt } from 'node:crypto';
import { type Decision, OPEN_ORDERS_MAX, accept, findPackage, refuse, toWsid } from '@countersign/domain';
import { type AuditEntry, recordAudit } from '../../trust/index.ts';
import {
  type Caller,
  type RequestContext,
  type Services,
  type Tx,
  demand,
  emit,
  refuseWith,
} from '../../platform/index.ts';
import { type ChargeOwner, updateAccount } from './account-store.ts';
import { addLot, openAccount } from './account.ts';
import {
  type OrderRow,
  countOpenOrders,
  decideOrder,
  findPayerName,
  insertBill,
  insertOrder,
  isPaymentTaken,
  lockOrder,
} from './order-store.ts';
import type { Payments } from './payment.ts';

type Deps = Pick<Services, 'db' | 'ids'>;
export interface By {
  readonly caller: Caller;
  readonly context: RequestContext;
}

const DAY_MS = 86_400_000;
const REFERENCE_TRIES = 5;

/** Orders a package for a person or an enterprise. @throws Refused ERROR_NOT_FOUND, ERROR_PAYMENT_CLOSED, ERROR_ORDER_LIMIT */
export async function orderPackage(
  { db, ids }: Deps,
  payments: Payments,
  { caller, context }: By,
  spec: { readonly owner: ChargeOwner; readonly packageCode: string },
): Promise<OrderRow> {
  const { owner, packageCode } = spec;
  const { now } = context;
  const offer = findPackage(packageCode) ?? refuseWith('ERROR_NOT_FOUND');
  if (payments.instructions({ reference: '' }) === null) refuseWith('ERROR_PAYMENT_CLOSED');
  const { charges, priceMinor, currency, validDays } = offer;
  return db.withTx(async (tx) => {
    // The lock on the account keeps the count of its open orders correct.
    await openAccount(tx, { ids }, owner, now);
    if ((await countOpenOrders(tx, owner.id)) >= OPEN_ORDERS_MAX)
      refuseWith('ERROR_ORDER_LIMIT', { limit: OPEN_ORDERS_MAX });
    const payerName = await findPayerName(tx, owner);
    const memberId = owner.owner === 'ENTERPRISE' ? caller.memberId : null;
    for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
      const row: OrderRow = {
        id: ids.next(),
        reference: newReference(now),
        accountId: owner.id,
        owner: owner.owner,
        payerName,
        personId: caller.personId,
        memberId,
        packageCode,
        charges,
        priceMinor,
        currency,
        validDays,
        paymentKind: payments.kind,
        status: 'WAITING',
        reason: null,
        createdAt: now,
        decidedAt: null,
        decidedBy: null,
        paidMinor: null,
        paymentReference: null,
        refundedMinor: 0,
        returnedCharges: 0,
      };
      if (!(await insertOrder(tx, row))) continue;
      await recordAudit(tx, {
        id: ids.next(),
        at: now,
        kind: 'order.created',
        ...(await actorOf(tx, { caller, context })),
        detail: orderDetail(row),
      });
      return row;
    }
    return refuseWith('ERROR_BUSY');
  });
}

/**
 * The payer cancels an order.
 * @throws Refused ERROR_NOT_FOUND, ERROR_ORDER_DECIDED
 */
export async function giveUpOrder(
  { db, ids }: Deps,
  { caller, context }: By,
  { owner, id }: { readonly owner: ChargeOwner; readonly id: string | null },
): Promise<OrderRow> {
  const { now } = context;
  return db.withTx(async (tx) => {
    const row = await demandWaiting(tx, id, owner.id);
    const cancelled = await cancel(tx, row, { reason: null, decidedBy: null, now });
    await recordAudit(tx, {
      id: ids.next(),
      at: now,
      kind: 'order.cancelled',
      ...(await actorOf(tx, { caller, context })),
      detail: orderDetail(row),
    });
    return cancelled;
  });
}

export async function cancel(
  tx: Tx,
  row: OrderRow,
  { reason, decidedBy, now }: { reason: string | null; decidedBy: string | null; now: Date },
): Promise<OrderRow> {
  const decided = { status: 'CANCELLED', reason, decidedAt: now, decidedBy } as const;
  await decideOrder(tx, row.id, decided);
  return { ...row, ...decided };
}

/** A payment as the bank statement has it. */
export interface Payment {
  readonly paymentReference: string;
  readonly amountMinor: number;
}

/** A payment is of exactly the price of the order, and pays one order only. */
export async function judgePayment(
  tx: Tx,
  { priceMinor, currency }: Pick<OrderRow, 'priceMinor' | 'currency'>,
  { paymentReference, amountMinor }: Payment,
): Promise<Decision<null>> {
  if (amountMinor !== priceMinor)
    return refuse('ERROR_PAYMENT_AMOUNT', { field: 'amountMinor', expected: moneyOf(priceMinor, currency) });
  if (await isPaymentTaken(tx, paymentReference)) return refuse('ERROR_PAYMENT_USED', { field: 'paymentReference' });
  return accept(null);
}

/** `249.00 CNY`. */
export const moneyOf = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency}`;

/**
 * The payment of an order has arrived: its charges are granted once and billed once, in the caller's transaction.
 * @throws Refused ERROR_NOT_FOUND, ERROR_ORDER_DECIDED
 */
export async function settleOrder(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  id: string | null,
  { payment, decidedBy, now }: { readonly payment: Payment; readonly decidedBy: string; readonly now: Date },
): Promise<OrderRow> {
  const row = await demandWaiting(tx, id);
  demand(await judgePayment(tx, row, payment));
  const { accountId, owner, charges, validDays, personId, memberId } = row;
  const account = await openAccount(tx, { ids }, { owner, id: accountId }, now);
  const expiresAt = new Date(now.getTime() + validDays * DAY_MS);
  const why = { orderId: row.id, personId, memberId };
  const after = await addLot(tx, { ids }, account.row, { kind: 'PURCHASE', amount: charges, expiresAt, ...why }, now);
  // An account that has enough charges again is warned again the next time.
  if (after.lowThreshold === null || after.available >= after.lowThreshold)
    await updateAccount(tx, accountId, { lowTold: false });
  const number = `BILL${row.reference.slice(2)}`;
  await insertBill(tx, { id: ids.next(), number, orderId: row.id, accountId, issuedAt: now });
  const paid = { paidMinor: payment.amountMinor, paymentReference: payment.paymentReference };
  const decided = { status: 'PAID', reason: null, decidedAt: now, decidedBy, ...paid } as const;
  await decideOrder(tx, row.id, decided);
  await emit(tx, { type: 'charges.bought', orderId: row.id, personId, memberId, charges }, { id: ids.next(), now });
  return { ...row, ...decided };
}

export async function demandWaiting(tx: Tx, id: string | null, accountId?: string): Promise<OrderRow> {
  const row = (id === null ? null : await lockOrder(tx, id, accountId)) ?? refuseWith('ERROR_NOT_FOUND');
  return row.status === 'WAITING' ? row : refuseWith('ERROR_ORDER_DECIDED');
}

export const orderDetail = (row: OrderRow): Record<string, string> => ({
  orderWsid: toWsid('order', row.id),
  reference: row.reference,
  packageCode: row.packageCode,
  charges: String(row.charges),
  price: `${row.priceMinor} ${row.currency}`,
});

type Actor = Pick<AuditEntry, 'personId' | 'sessionId' | 'actorName' | 'ip' | 'userAgent' | 'requestId'>;

async function actorOf(tx: Tx, { caller, context: { ip, userAgent, requestId } }: By): Promise<Actor> {
  const { personId, sessionId } = caller;
  const actorName = await findPayerName(tx, { owner: 'PERSON', id: personId });
  return { personId, sessionId, actorName, ip, userAgent, requestId };
}

/** Short enough for the reference field of a bank transfer: the day, and digits that cannot be guessed. */
const newReference = (now: Date): string =>
  `CS${now.toISOString().slice(2, 10).replaceAll('-', '')}${String(randomInt(100_000_000)).padStart(8, '0')}`;
