import type { OrderStatus } from '@countersign/domain';
import { defineText } from '../../../text/text.ts';

const statusZh: Record<OrderStatus, string> = { WAITING: '待到账', PAID: '已到账', CANCELLED: '已取消' };
const statusEn: Record<OrderStatus, string> = { WAITING: 'Waiting', PAID: 'Paid', CANCELLED: 'Cancelled' };

export const ordersText = defineText(
  {
    statusWord: statusZh,
    title: '额度订单',
    lead: '核对银行到账记录后确认订单；另一位操作员复核后，额度和账单随即生成。',
    emptyTitle: '没有订单',
    emptyWhy: '个人或企业购买签署额度后，订单会显示在这里。',
    status: '状态',
    reference: '订单号',
    payer: '付款方',
    package: '套餐',
    amount: '金额',
    created: '下单时间',
    charges: (count: string) => `${count} 份`,
    person: '个人',
    enterprise: '企业',
    pay: '确认到账',
    refuse: '取消订单',
    actOn: (act: string, reference: string) => `${act}：${reference}`,
    payTitle: (reference: string) => `订单 ${reference} 的款项已到账？`,
    payWhy: (amount: string, payer: string, charges: string) =>
      `请确认已收到 ${payer} 的转账 ${amount}。另一位操作员复核后，${charges} 份额度立即生效，不能撤回。`,
    refuseTitle: (reference: string) => `取消订单 ${reference}`,
    refuseWhy: '付款方会看到取消原因。',
    reason: '原因',
    paid: '已提出，等待另一位操作员复核',
    stated: '待复核',
    refused: '订单已取消',
  },
  {
    statusWord: statusEn,
    title: 'Orders for charges',
    lead: 'Check an order against the bank statement, then confirm the payment; once another operator confirms it, its charges and its bill are created.',
    emptyTitle: 'No orders',
    emptyWhy: 'When a person or an enterprise buys charges, the order appears here.',
    status: 'Status',
    reference: 'Order number',
    payer: 'Payer',
    package: 'Package',
    amount: 'Amount',
    created: 'Ordered',
    charges: (count) => `${count} charges`,
    person: 'Person',
    enterprise: 'Enterprise',
    pay: 'Payment received',
    refuse: 'Cancel order',
    actOn: (act, reference) => `${act}: ${reference}`,
    payTitle: (reference) => `Has the payment for order ${reference} been received?`,
    payWhy: (amount, payer, charges) =>
      `Make sure that ${amount} from ${payer} has been received. Once another operator confirms it, the ${charges} charges can be used, and this cannot be undone.`,
    refuseTitle: (reference) => `Cancel order ${reference}`,
    refuseWhy: 'The payer sees this reason.',
    reason: 'Reason',
    paid: 'Recorded; another operator has to confirm it',
    stated: 'To be confirmed',
    refused: 'Order cancelled',
  },
);
