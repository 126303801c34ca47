import type { Api } from '@countersign/contract';
import { fromWsid } from '@countersign/domain';
import { type Handler, emit } from '../../platform/index.ts';
import { closeRequestsAbout, operatorName, recordOperatorAct, waitingFor } from '../../accounts/index.ts';
import { askForAct } from '../console/index.ts';
import {
  cancel,
  demandWaiting,
  listOrders,
  offlineTransfer,
  orderDetail,
  presentOrder,
  readList,
  statusOf,
} from '../../contracts/index.ts';

export const listOperatorOrders: Handler<Api['listOperatorOrders']> = async (services, { query, context: { now } }) => {
  const { filters, page } = readList(query, ['status', 'reference', 'payerName']);
  const spec = { ...filters, status: statusOf(filters.status) };
  return services.db.withTx(async (tx) => {
    const { rows, total } = await listOrders(tx, spec, page);
    const stated = await waitingFor(tx, ['ORDER_PAY'], now);
    const orders = rows.map((row) => ({
      ...presentOrder(row, offlineTransfer(services.config)),
      isPaymentStated: stated.has(row.id),
    }));
    return { orders, page: { ...page, totalElements: total } };
  });
};

export const payOrder: Handler<Api['payOrder']> = (services, { caller, params, context }) => {
  return services.db.withTx(async (tx) => {
    const order = await demandWaiting(tx, fromWsid('order', params.orderWsid));
    const { payerName, priceMinor, currency, charges } = order;
    const price = `${(priceMinor / 100).toFixed(2)} ${currency}`;
    const detail = { payerName, price, charges: String(charges) };
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
