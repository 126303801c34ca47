import type { Handlers } from '../../platform/index.ts';
import { getRefundTerms, listOperatorOrders, payOrder, refundOrder, refuseOrder } from './decide-orders.ts';
import { exportOrders } from './export-orders.ts';

/** Acts of operators on orders: payments and refunds are requested by one and confirmed by another (requests/order-act.ts). */
export const orderDecisionCalls = {
  listOperatorOrders,
  payOrder,
  refuseOrder,
  getRefundTerms,
  refundOrder,
  exportOrders,
} satisfies Partial<Handlers>;
