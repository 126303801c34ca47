import { type ChargeBill, type ChargeOrder, LANGUAGE_TAGS, PACKAGE_LABELS } from '@countersign/contract';
import { findPackage, toWsid } from '@countersign/domain';
import type { BilledOrder, OrderRow } from './order-store.ts';
import type { Payments } from './payment.ts';

/** A package that is no longer sold is named by its code. */
export function packageName(code: string): ChargeOrder['packageName'] {
  const known = findPackage(code)?.packageCode;
  const names = LANGUAGE_TAGS.map((tag) => [tag, known === undefined ? code : PACKAGE_LABELS[tag][known]]);
  return Object.fromEntries(names) as ChargeOrder['packageName'];
}

export const presentOrder = (row: OrderRow, payments: Payments): ChargeOrder => ({
  orderWsid: toWsid('order', row.id),
  reference: row.reference,
  owner: row.owner,
  payerName: row.payerName,
  packageCode: row.packageCode,
  packageName: packageName(row.packageCode),
  charges: row.charges,
  priceMinor: row.priceMinor,
  currency: row.currency,
  validDays: row.validDays,
  status: row.status,
  reason: row.reason,
  paymentKind: row.paymentKind,
  transfer: row.status === 'WAITING' ? payments.instructions(row) : null,
  createdDatetime: row.createdAt.toISOString(),
  statusDatetime: row.decidedAt?.toISOString() ?? null,
});

export const presentBill = ({ bill, order }: BilledOrder): ChargeBill => ({
  billWsid: toWsid('bill', bill.id),
  billNumber: bill.number,
  orderWsid: toWsid('order', order.id),
  reference: order.reference,
  payerName: order.payerName,
  packageName: packageName(order.packageCode),
  charges: order.charges,
  priceMinor: order.priceMinor,
  currency: order.currency,
  issuedDatetime: bill.issuedAt.toISOString(),
});
