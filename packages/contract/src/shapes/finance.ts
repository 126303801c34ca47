import {
  CHARGE_KINDS,
  CHARGE_OWNERS,
  CONTRACT_NUMBER_STATUSES,
  COUNTER_RESETS,
  NUMBER_DATE_PATTERNS,
  NUMBER_PLACES,
  ORDER_STATUSES,
  PAYMENT_KINDS,
} from '@countersign/domain';
import { z } from 'zod';
import { LANGUAGE_TAGS } from '../text/languages.ts';
import { wireDate } from './basics.ts';

/** Spec §3 "Contract number": a numbering rule of an enterprise. */
export const contractNumber = z.object({
  wsid: z.string(),
  contractNumberWsid: z.string(),
  status: z.enum(CONTRACT_NUMBER_STATUSES),
  prefix: z.string(),
  datePattern: z.enum(NUMBER_DATE_PATTERNS),
  width: z.number(),
  reset: z.enum(COUNTER_RESETS),
  place: z.enum(NUMBER_PLACES),
  /** How many numbers it has assigned. */
  used: z.number(),
  /** The numbers of the next envelopes, if they are sent today. */
  nextNumbers: z.array(z.string()),
  createdDatetime: wireDate,
  statusDatetime: wireDate,
});
export type ContractNumber = z.output<typeof contractNumber>;

/** Spec §3 "Charges", for the active account. */
export const charges = z.object({
  totalCharges: z.number(),
  currentCharges: z.number(),
  /** Held for running envelopes; not part of currentCharges. */
  heldCharges: z.number(),
  /** When the next charges lapse; null if they never do. */
  expireDatetime: wireDate.nullable(),
  /** How many of them lapse then. */
  expiringCharges: z.number(),
  lowThreshold: z.number().nullable(),
});
export type Charges = z.output<typeof charges>;

const localName = z.record(z.enum(LANGUAGE_TAGS), z.string());

export const chargePackage = z.object({
  packageCode: z.string(),
  name: localName,
  charges: z.number(),
  priceMinor: z.number(),
  currency: z.string(),
  validDays: z.number(),
});

export type OfferedPackage = z.output<typeof chargePackage>;

/** The account to which an order is paid; the transfer states the reference. */
export const transfer = z.object({
  payeeName: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  reference: z.string(),
});

export const chargeOrder = z.object({
  orderWsid: z.string(),
  reference: z.string(),
  owner: z.enum(CHARGE_OWNERS),
  payerName: z.string(),
  packageCode: z.string(),
  packageName: localName,
  charges: z.number(),
  priceMinor: z.number(),
  currency: z.string(),
  validDays: z.number(),
  status: z.enum(ORDER_STATUSES),
  reason: z.string().nullable(),
  paymentKind: z.enum(PAYMENT_KINDS),
  /** While it waits for the payment. */
  transfer: transfer.nullable(),
  createdDatetime: wireDate,
  statusDatetime: wireDate.nullable(),
});
export type ChargeOrder = z.output<typeof chargeOrder>;

export const operatorOrder = chargeOrder.extend({
  /** One operator has stated that the payment arrived; a second operator has yet to confirm it. */
  isPaymentStated: z.boolean(),
  paidMinor: z.number().nullable(),
  paymentReference: z.string().nullable(),
  refundedMinor: z.number(),
  returnedCharges: z.number(),
});
export type OperatorOrder = z.output<typeof operatorOrder>;

/** What became of the charges of a paid order, and what can be paid back. */
export const refundTerms = z.object({
  paidMinor: z.number(),
  refundedMinor: z.number(),
  bought: z.number(),
  remaining: z.number().describe('can still be used, and therefore returned'),
  held: z.number().describe('for running contracts'),
  consumed: z.number(),
  expired: z.number(),
  returned: z.number(),
  suggestedMinor: z.number().describe('the price of the remaining charges'),
});
export type OrderRefundTerms = z.output<typeof refundTerms>;

export const chargeBill = z.object({
  billWsid: z.string(),
  billNumber: z.string(),
  orderWsid: z.string(),
  reference: z.string(),
  payerName: z.string(),
  packageName: localName,
  charges: z.number(),
  priceMinor: z.number(),
  currency: z.string(),
  issuedDatetime: wireDate,
});
export type ChargeBill = z.output<typeof chargeBill>;

/** One line of the ledger. */
export const consumption = z.object({
  chargeWsid: z.string(),
  kind: z.enum(CHARGE_KINDS),
  amount: z.number(),
  /** The change of the charges that can be spent: + or −; 0 for a hold that was consumed. */
  change: z.number(),
  balance: z.number(),
  envelopeWsid: z.string().nullable(),
  envelopeTitle: z.string().nullable(),
  orderWsid: z.string().nullable(),
  reference: z.string().nullable(),
  /** WSID_EUSR of the member who sent or bought; null for a person's own. */
  memberWsid: z.string().nullable(),
  memberName: z.string().nullable(),
  createdDatetime: wireDate,
});
export type Consumption = z.output<typeof consumption>;

/** Envelopes sent within a day or a month, less those whose charge was returned. */
export const usage = z.object({ period: z.string(), consumed: z.number(), refunded: z.number() });
export type Usage = z.output<typeof usage>;
