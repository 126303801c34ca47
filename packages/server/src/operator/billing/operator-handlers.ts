import { fromWsid } from '@countersign/domain';
import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { operatorName, recordOperatorAct } from '../../accounts/operators/record.ts';
import { emit } from '../../platform/events/emit.ts';
import { cancel, demandWaiting, orderDetail, settleOrder } from '../../contracts/billing/order-charges.ts';
import { listOrders } from '../../contracts/billing/order-store.ts';
import { readList, statusOf } from '../../contracts/charges/owner-calls.ts';
import { offlineTransfer } from '../../contracts/billing/payment.ts';
import { presentOrder } from '../../contracts/billing/present.ts';

/** What operators do with orders: they see the money come in. */
export function orderDeskHandlers(house: House): Handlers<'listOperatorOrders' | 'payOrder' | 'refuseOrder'> {
  const payments = offlineTransfer(house.config);
  return {
    async listOperatorOrders({ query }) {
      const { filters, page } = readList(query, ['status', 'reference', 'payerName']);
      const wish = { ...filters, status: statusOf(filters.status) };
      const { rows, total } = await house.db.withTx((tx) => listOrders(tx, wish, page));
      return { orders: rows.map((row) => presentOrder(row, payments)), page: { ...page, totalElements: total } };
    },
    payOrder({ caller, params, context }) {
      const { now } = context;
      return house.db.withTx(async (tx) => {
        const by = { decidedBy: operatorName(caller.login), now };
        const row = await settleOrder(tx, house, fromWsid('order', params.orderWsid), by);
        const act = { kind: 'order.paid', personId: row.personId, detail: orderDetail(row) };
        await recordOperatorAct(tx, house, caller, act, context);
        return { order: presentOrder(row, payments) };
      });
    },
    refuseOrder({ caller, params, body: { reason }, context }) {
      const { now } = context;
      return house.db.withTx(async (tx) => {
        const waiting = await demandWaiting(tx, fromWsid('order', params.orderWsid));
        const row = await cancel(tx, waiting, { reason, decidedBy: operatorName(caller.login), now });
        const { id: orderId, personId, memberId, reference } = row;
        const news = { type: 'charges.refused', orderId, personId, memberId, reference, reason } as const;
        await emit(tx, news, { id: house.ids.next(), now });
        const act = { kind: 'order.cancelled', personId: row.personId, detail: { ...orderDetail(row), reason } };
        await recordOperatorAct(tx, house, caller, act, context);
        return { order: presentOrder(row, payments) };
      });
    },
  };
}
