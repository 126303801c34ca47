import { CHARGE_KINDS, CHARGE_OWNERS, LEDGER_SIDES, ORDER_STATUSES, PAYMENT_KINDS } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';

/** The charges of a person or an enterprise, under the same id. The balances are stored beside the entries they result from. */
export const chargeAccount = pgTable(
  'charge_account',
  {
    id: id(),
    owner: status('owner', CHARGE_OWNERS).notNull(),
    issued: integer('issued').notNull(),
    available: integer('available').notNull(),
    held: integer('held').notNull(),
    spent: integer('spent').notNull(),
    expired: integer('expired').notNull(),
    /** The owner is notified once when fewer than this are left; null = never. */
    lowThreshold: integer('low_threshold'),
    lowTold: boolean('low_told').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('charge_account_owner', sql.raw(oneOf('owner', CHARGE_OWNERS))),
    check('charge_account_available', sql`${t.available} >= 0`),
    check('charge_account_held', sql`${t.held} >= 0`),
    check('charge_account_sum', sql`${t.issued} = ${t.available} + ${t.held} + ${t.spent} + ${t.expired}`),
  ],
);

/** Charges that were granted together and expire together. */
export const chargeLot = pgTable(
  'charge_lot',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => chargeAccount.id),
    amount: integer('amount').notNull(),
    remaining: integer('remaining').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('charge_lot_left')
      .on(t.accountId, t.expiresAt, t.id)
      .where(sql`remaining > 0`),
    check('charge_lot_remaining', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.amount}`),
  ],
);

/** A transfer of charges from one side of an account to the other; a row is written once and never changed. */
export const chargeEntry = pgTable(
  'charge_entry',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => chargeAccount.id),
    kind: status('kind', CHARGE_KINDS).notNull(),
    amount: integer('amount').notNull(),
    fromSide: status('from_side', LEDGER_SIDES).notNull(),
    toSide: status('to_side', LEDGER_SIDES).notNull(),
    availableAfter: integer('available_after').notNull(),
    lotId: uuid('lot_id')
      .notNull()
      .references(() => chargeLot.id),
    envelopeId: uuid('envelope_id'),
    orderId: uuid('order_id'),
    /** The sender or buyer: the person, and the membership they acted by. */
    personId: uuid('person_id'),
    memberId: uuid('member_id'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('charge_entry_account').on(t.accountId, t.id),
    index('charge_entry_at').on(t.accountId, t.at),
    // The opening grant, the charges of an order, the hold of an envelope and its settlement: each once.
    uniqueIndex('charge_entry_grant')
      .on(t.accountId)
      .where(sql`kind = 'GRANT'`),
    uniqueIndex('charge_entry_order')
      .on(t.orderId)
      .where(sql`kind = 'PURCHASE'`),
    uniqueIndex('charge_entry_hold')
      .on(t.envelopeId)
      .where(sql`kind = 'HOLD'`),
    uniqueIndex('charge_entry_settled')
      .on(t.envelopeId)
      .where(sql`kind in ('CONSUME', 'REFUND')`),
    check('charge_entry_kind', sql.raw(oneOf('kind', CHARGE_KINDS))),
    check('charge_entry_sides', sql`${t.fromSide} <> ${t.toSide}`),
    check('charge_entry_amount', sql`${t.amount} > 0`),
  ],
);

/** An order for charges, with the terms of the offer. */
export const chargeOrder = pgTable(
  'charge_order',
  {
    id: id(),
    /** The payer's reference of the transfer. */
    reference: text('reference').notNull(),
    accountId: uuid('account_id').notNull(),
    owner: status('owner', CHARGE_OWNERS).notNull(),
    /** Name of the person or enterprise at that time, to which the bill is made out. */
    payerName: text('payer_name').notNull(),
    personId: uuid('person_id').notNull(),
    memberId: uuid('member_id'),
    packageCode: text('package_code').notNull(),
    charges: integer('charges').notNull(),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency').notNull(),
    validDays: integer('valid_days').notNull(),
    paymentKind: status('payment_kind', PAYMENT_KINDS).notNull(),
    status: status('status', ORDER_STATUSES).notNull(),
    /** Reason of the cancellation. */
    reason: text('reason'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    /** What was paid, and by which payment of the bank statement; null until it is confirmed. */
    paidMinor: integer('paid_minor'),
    paymentReference: text('payment_reference'),
    /** What was paid back, and the charges returned for it, in all. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    returnedCharges: integer('returned_charges').notNull().default(0),
  },
  (t) => [
    uniqueIndex('charge_order_payment_reference').on(t.paymentReference),
    check('charge_order_refunded', sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= coalesce(${t.paidMinor}, 0)`),
    uniqueIndex('charge_order_reference').on(t.reference),
    index('charge_order_account').on(t.accountId, t.id),
    index('charge_order_status').on(t.status, t.id),
    check('charge_order_status', sql.raw(oneOf('status', ORDER_STATUSES))),
    check('charge_order_owner', sql.raw(oneOf('owner', CHARGE_OWNERS))),
    check('charge_order_payment', sql.raw(oneOf('payment_kind', PAYMENT_KINDS))),
  ],
);

/** The bill of a paid order, written once together with the grant of an order. */
export const chargeBill = pgTable(
  'charge_bill',
  {
    id: id(),
    number: text('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => chargeOrder.id),
    accountId: uuid('account_id').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('charge_bill_number').on(t.number),
    uniqueIndex('charge_bill_order').on(t.orderId),
    index('charge_bill_account').on(t.accountId, t.id),
  ],
);

/** A part of a payment that was paid back; the charges returned for it are an entry of the ledger. */
export const chargeRefund = pgTable(
  'charge_refund',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => chargeOrder.id),
    amountMinor: integer('amount_minor').notNull(),
    charges: integer('charges').notNull(),
    reason: text('reason').notNull(),
    decidedBy: text('decided_by').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('charge_refund_order').on(t.orderId),
    check('charge_refund_amount', sql`${t.amountMinor} > 0 and ${t.charges} >= 0`),
  ],
);
