import { accept, refuse, toWsid } from '@countersign/domain';
import { operatorName, recordOperatorAct } from '../../../accounts/index.ts';
import { lockOrder, orderDetail, settleOrder } from '../../../contracts/index.ts';
import type { TwoOperatorAct } from './act.ts';

/** Confirms the payment of an order: granted charges and an issued bill are not reversed. */
export const payAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('order', id),
  async judge(tx, { subject: id }) {
    const order = await lockOrder(tx, id);
    if (order === null) return refuse('ERROR_NOT_FOUND');
    return order.status === 'WAITING' ? accept(order.reference) : refuse('ERROR_ORDER_DECIDED');
  },
  effect: null,
  async execute(tx, services, { subject: id }, { by, context }) {
    const row = await settleOrder(tx, services, id, { decidedBy: operatorName(by.login), now: context.now });
    const act = { kind: 'order.paid' as const, personId: row.personId, detail: orderDetail(row) };
    await recordOperatorAct(tx, services, by, act, context);
  },
};
