import type { Handlers } from '../../platform/index.ts';
import { listOperatorOrders, payOrder, refuseOrder } from './decide-orders.ts';

/** Actions of operators on orders: one reports the payment, and another confirms it (console/requests/order-act.ts). */
export const orderDecisionCalls = {
  listOperatorOrders,
  payOrder,
  refuseOrder,
} satisfies Partial<Handlers>;
