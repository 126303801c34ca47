import type { Api, OperatorOrder } from '@countersign/contract';
import { fromWsid, judgeRefund, suggestedRefund } from '@countersign/domain';
import { type Handler, demand, emit } from '../../platform/index.ts';
import { closeRequestsAbout, operatorName, recordOperatorAct, waitingFor } from '../../accounts/index.ts';
import { askForAct } from '../console/index.ts';
import {
  type OrderRow,
  cancel,
  demandWaiting,
  judgePayment,
  listOrders,
  moneyOf,
  offlineTransfer,
  orderDetail,
  presentOrder,
  readList,
  refundTermsOf,
} from '../../contracts/index.ts';
import { ORDER_FILTERS, specOf } from './order-filters.ts';

export const listOperatorOrders: Handler<Api['listOperatorOrders']> = async (services, { query, context: { now } }) => {
  const { filters, page } = readList(query, ORDER_FILTERS);
  const spec = specOf(filters);
  return services.db.withTx(async (tx) => {
    const { rows, total } = await listOrders(tx, spec, page);
    const stated = await waitingFor(tx, ['ORDER_PAY'], now);
    const orders = rows.map((row) => present(row, services.config, stated.has(row.id)));
    return { orders, page: { ...page, totalElements: total } };
  });
};

const present = (
  row: OrderRow,
  config: Parameters<typeof offlineTransfer>[0],
  isPaymentStated: boolean,
): OperatorOrder => ({
  ...presentOrder(row, offlineTransfer(config)),
  isPaymentStated,
  paidMinor: row.paidMinor,
  paymentReference: row.paymentReference,
  refundedMinor: row.refundedMinor,
  returnedCharges: row.returnedCharges,
});

export const payOrder: Handler<Api['payOrder']> = (services, { caller, params, body, context }) => {
  return services.db.withTx(async (tx) => {
    const order = await demandWaiting(tx, fromWsid('order', params.orderWsid));
    demand(await judgePayment(tx, order, body));
    const { payerName, priceMinor, currency, charges } = order;
    const { paymentReference, amountMinor } = body;
    const price = moneyOf(priceMinor, currency);
    const payment = { paymentReference, amountMinor: String(amountMinor) };
    const detail = { payerName, price, charges: String(charges), ...payment };
    const asked = { kind: 'ORDER_PAY', subject: order.id, detail, reason: '' } as const;
    return { request: await askForAct(tx, services, caller, asked, context) };
  });
};

export const refuseOrder: Handler<Api['refuseOrder']> = (services, { caller, params, body: { reason }, context }) => {
  const { now } = context;
  return services.db.withTx(async (tx) => {
    const waiting = await demandWaiting(tx, fromWsid('order', params.orderWsid));
    await closeRequestsAbout(tx, waiting.id, now);
    const row = await cancel(tx, waiting, { reason, decidedBy: operatorName(caller.login), now });
    const { id: orderId, personId, memberId, reference } = row;
    const news = { type: 'charges.refused', orderId, personId, memberId, reference, reason } as const;
    await emit(tx, news, { id: services.ids.next(), now });
    const act = { kind: 'order.cancelled' as const, personId: row.personId, detail: { ...orderDetail(row), reason } };
    await recordOperatorAct(tx, services, caller, act, context);
    return { order: presentOrder(row, offlineTransfer(services.config)) };
  });
};

export const getRefundTerms: Handler<Api['getRefundTerms']> = (services, { params, context: { now } }) => {
  return services.db.withTx(async (tx) => {
    const { terms } = await refundTermsOf(tx, services, fromWsid('order', params.orderWsid), now);
    return { terms: { ...terms, suggestedMinor: suggestedRefund(terms) } };
  });
};

export const refundOrder: Handler<Api['refundOrder']> = (services, { caller, params, body, context }) => {
  const { amountMinor, charges, reason } = body;
  return services.db.withTx(async (tx) => {
    const { order, terms } = await refundTermsOf(tx, services, fromWsid('order', params.orderWsid), context.now);
    demand(judgeRefund(terms, body));
    const { payerName, currency } = order;
    const paid = `${moneyOf(terms.paidMinor, currency)} (− ${moneyOf(terms.refundedMinor, currency)})`;
    const numbers = { amountMinor: String(amountMinor), charges: String(charges) };
    const used = `${terms.consumed} + ${terms.held} + ${terms.expired}`;
    const detail = { payerName, amount: moneyOf(amountMinor, currency), paid, used, ...numbers };
    const asked = { kind: 'ORDER_REFUND', subject: order.id, detail, reason } as const;
    return { request: await askForAct(tx, services, caller, asked, context) };
  });
};
