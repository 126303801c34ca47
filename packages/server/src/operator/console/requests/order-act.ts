import { accept, refuse, toWsid } from '@countersign/domain';
import { operatorName, recordOperatorAct } from '../../../accounts/index.ts';
import { judgePayment, lockOrder, moneyOf, orderDetail, refundCharges, settleOrder } from '../../../contracts/index.ts';
import type { Asked, TwoOperatorAct } from './act.ts';

const paymentOf = ({ detail }: Pick<Asked, 'detail'>) => ({
  paymentReference: detail['paymentReference'] ?? '',
  amountMinor: Number(detail['amountMinor']),
});

const refundOf = ({ detail, reason }: Pick<Asked, 'detail' | 'reason'>) => ({
  amountMinor: Number(detail['amountMinor']),
  charges: Number(detail['charges']),
  reason,
});

/** Confirms the payment of an order: granted charges and an issued bill are not reversed. */
export const payAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('order', id),
  async judge(tx, asked) {
    const order = await lockOrder(tx, asked.subject);
    if (order === null) return refuse('ERROR_NOT_FOUND');
    if (order.status !== 'WAITING') return refuse('ERROR_ORDER_DECIDED');
    const judged = await judgePayment(tx, order, paymentOf(asked));
    return judged.ok ? accept(order.reference) : judged;
  },
  effect: null,
  async execute(tx, services, asked, { by, context }) {
    const payment = paymentOf(asked);
    const decided = { payment, decidedBy: operatorName(by.login), now: context.now };
    const row = await settleOrder(tx, services, asked.subject, decided);
    const { paymentReference } = payment;
    const detail = { ...orderDetail(row), paymentReference };
    await recordOperatorAct(tx, services, by, { kind: 'order.paid', personId: row.personId, detail }, context);
  },
};

/** Pays a part of an order back, and takes its charges from the account. */
export const refundAct: TwoOperatorAct = {
  subjectOf: (id) => toWsid('order', id),
  async judge(tx, asked) {
    const order = await lockOrder(tx, asked.subject);
    if (order === null) return refuse('ERROR_NOT_FOUND');
    return order.status === 'PAID' ? accept(order.reference) : refuse('ERROR_ORDER_UNPAID');
  },
  effect: null,
  async execute(tx, services, asked, { by, context }) {
    const refund = refundOf(asked);
    const decided = { refund, decidedBy: operatorName(by.login), now: context.now };
    const row = await refundCharges(tx, services, asked.subject, decided);
    const amount = moneyOf(refund.amountMinor, row.currency);
    const { charges, reason } = refund;
    const detail = { ...orderDetail(row), amount, returned: String(charges), reason };
    await recordOperatorAct(tx, services, by, { kind: 'order.refunded', personId: row.personId, detail }, context);
  },
};
