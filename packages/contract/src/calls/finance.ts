import { LOW_CHARGES_THRESHOLD_MAX, OPAQUE_ID_MAX, PAGE_SIZE, REASON_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { financeRoutes } from '../routes/finance.ts';
import { operatorFinanceRoutes } from '../routes/operator-finance.ts';
import {
  chargeBill,
  chargeOrder,
  chargePackage,
  charges,
  consumption,
  operatorOrder,
  refundTerms,
  usage,
} from '../shapes/finance.ts';
import { operatorRequest } from '../shapes/operator-requests.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';

const userParams = z.object({ userWsid: wsid });
const enterpriseParams = z.object({ enterpriseWsid: wsid });
const list = z.looseObject(listQuery(PAGE_SIZE));
const order = z.strictObject({ packageCode: z.string().max(OPAQUE_ID_MAX) });
/** Minor units, within an integer of the database. */
const AMOUNT_MAX = 2_000_000_000;
const amount = z.number().int().min(1).max(AMOUNT_MAX);
const reason = z.string().trim().min(1).max(REASON_MAX);
const usageQuery = z.looseObject({
  by: z.enum(['day', 'month']).default('day'),
  timezone: z.string().max(64).default('Asia/Shanghai'),
});
const exportQuery = z.looseObject({
  format: z.enum(['csv', 'xlsx']).default('csv'),
  filters: z.string().max(2000).default(''),
});
const CONSUMPTION = 'newest first; filters kind, from, to, memberWsid, envelopeWsid';

/** Charges of persons and enterprises (Spec §3 "Charges", §6 "Finance"). */
export const financeCalls = endpoints(financeRoutes, {
  getCharges: {
    access: 'self',
    summary: 'The charges of the active account, personal or enterprise',
    params: userParams,
    response: z.object({ charges }),
  },
  listChargePackages: {
    access: 'account',
    summary: 'The packages on sale',
    response: z.object({ packages: z.array(chargePackage) }),
  },

  createOrder: {
    access: 'self',
    summary: "Order a package for the person's own charges; returns how to pay",
    params: userParams,
    body: order,
    response: z.object({ order: chargeOrder }),
    idempotent: true,
  },
  listOrders: {
    access: 'self',
    summary: "The person's own orders, newest first; filter status",
    params: userParams,
    query: list,
    response: z.object({ orders: z.array(chargeOrder), page }),
  },
  cancelOrder: {
    access: 'self',
    summary: 'Cancel an unpaid order',
    params: userParams.extend({ orderWsid: wsid }),
    response: z.object({ order: chargeOrder }),
  },
  listBills: {
    access: 'self',
    summary: "The person's own bills, newest first",
    params: userParams,
    query: list,
    response: z.object({ bills: z.array(chargeBill), page }),
  },
  getBill: {
    access: 'self',
    summary: "One of the person's own bills as a PDF",
    params: userParams.extend({ billWsid: wsid }),
    produces: 'application/pdf',
  },
  listConsumptions: {
    access: 'self',
    summary: `The ledger of the person's own charges, ${CONSUMPTION}`,
    params: userParams,
    query: list,
    response: z.object({ consumptions: z.array(consumption), page }),
  },
  exportConsumptions: {
    access: 'self',
    summary: 'The same ledger as a CSV or XLSX, the newest 10,000 lines',
    params: userParams,
    query: exportQuery,
    produces: 'text/csv; charset=utf-8',
  },
  getUsage: {
    access: 'self',
    summary: 'Charges spent by day (the last 30) or by month (the last 12)',
    params: userParams,
    query: usageQuery,
    response: z.object({ usage: z.array(usage) }),
  },
  setLowCharges: {
    access: 'self',
    summary: 'Set the number of charges below which the person is notified once; null = never',
    params: userParams,
    body: z.strictObject({ lowThreshold: z.number().int().min(1).max(LOW_CHARGES_THRESHOLD_MAX).nullable() }),
    response: z.object({ charges }),
  },

  createEnterpriseOrder: {
    access: 'enterprise:permitted',
    summary: 'Order a package for the enterprise; returns how to pay',
    params: enterpriseParams,
    body: order,
    response: z.object({ order: chargeOrder }),
    idempotent: true,
  },
  listEnterpriseOrders: {
    access: 'enterprise:permitted',
    summary: 'The orders of the enterprise, newest first; filter status',
    params: enterpriseParams,
    query: list,
    response: z.object({ orders: z.array(chargeOrder), page }),
  },
  cancelEnterpriseOrder: {
    access: 'enterprise:permitted',
    summary: 'Cancel an unpaid order of the enterprise',
    params: enterpriseParams.extend({ orderWsid: wsid }),
    response: z.object({ order: chargeOrder }),
  },
  listEnterpriseBills: {
    access: 'enterprise:permitted',
    summary: 'The bills of the enterprise, newest first',
    params: enterpriseParams,
    query: list,
    response: z.object({ bills: z.array(chargeBill), page }),
  },
  getEnterpriseBill: {
    access: 'enterprise:permitted',
    summary: 'A bill of the enterprise as a PDF',
    params: enterpriseParams.extend({ billWsid: wsid }),
    produces: 'application/pdf',
  },
  listEnterpriseConsumptions: {
    access: 'enterprise:permitted',
    summary: `The ledger of the charges of the enterprise, ${CONSUMPTION}`,
    params: enterpriseParams,
    query: list,
    response: z.object({ consumptions: z.array(consumption), page }),
  },
  exportEnterpriseConsumptions: {
    access: 'enterprise:permitted',
    summary: 'The same ledger as a CSV or XLSX, the newest 10,000 lines',
    params: enterpriseParams,
    query: exportQuery,
    produces: 'text/csv; charset=utf-8',
  },
  getEnterpriseUsage: {
    access: 'enterprise:permitted',
    summary: 'Charges the enterprise spent by day (the last 30) or by month (the last 12)',
    params: enterpriseParams,
    query: usageQuery,
    response: z.object({ usage: z.array(usage) }),
  },
  setEnterpriseLowCharges: {
    access: 'enterprise:owner',
    summary: 'Set the number of charges below which the owner is notified once; null = never',
    params: enterpriseParams,
    body: z.strictObject({ lowThreshold: z.number().int().min(1).max(LOW_CHARGES_THRESHOLD_MAX).nullable() }),
    response: z.object({ charges }),
  },
});

/** What operators do with orders. */
export const operatorFinanceCalls = endpoints(operatorFinanceRoutes, {
  listOperatorOrders: {
    access: 'operator:orders.read',
    recordsRead: true,
    summary:
      'All orders, newest first; filters status, reference, payerName, paymentReference, from, to (days of the order, in UTC)',
    query: list,
    response: z.object({ orders: z.array(operatorOrder), page }),
  },
  payOrder: {
    access: 'operator:orders.decide',
    summary:
      'State that the payment of an order has arrived, by the reference of the payment on the bank statement and its amount, which has to be that of the order; once a second operator confirms it, the charges are granted and a bill is made',
    params: z.object({ orderWsid: wsid }),
    body: z.strictObject({ paymentReference: lineText(64), amountMinor: amount }),
    response: z.object({ request: operatorRequest }),
  },
  refuseOrder: {
    access: 'operator:orders.decide',
    summary: 'Cancel a waiting order, with a reason',
    params: z.object({ orderWsid: wsid }),
    body: z.strictObject({ reason }),
    response: z.object({ order: chargeOrder }),
  },
  getRefundTerms: {
    access: 'operator:orders.read',
    summary: 'What became of the charges of a paid order, and what can be paid back',
    params: z.object({ orderWsid: wsid }),
    response: z.object({ terms: refundTerms }),
  },
  refundOrder: {
    access: 'operator:orders.decide',
    summary:
      'Request to pay back a part or all of what was paid, and to return charges that are left; a second operator confirms it',
    params: z.object({ orderWsid: wsid }),
    body: z.strictObject({ amountMinor: amount, charges: z.number().int().min(0).max(AMOUNT_MAX), reason }),
    response: z.object({ request: operatorRequest }),
  },
  exportOrders: {
    access: 'operator:orders.read',
    summary: 'The orders that the filters of the list find, newest first, as a CSV',
    query: z.looseObject({ filters: z.string().max(2000).default('') }),
    produces: 'text/csv; charset=utf-8',
  },
});
