import type { Routes } from '../endpoint.ts';

export const operatorFinanceRoutes = {
  listOperatorOrders: { method: 'GET', path: '/api/operator/orders' },
  payOrder: { method: 'POST', path: '/api/operator/orders/:orderWsid/paid' },
  exportOrders: { method: 'GET', path: '/api/operator/orders/export' },
  getRefundTerms: { method: 'GET', path: '/api/operator/orders/:orderWsid/refund-terms' },
  refundOrder: { method: 'POST', path: '/api/operator/orders/:orderWsid/refund' },
  refuseOrder: { method: 'POST', path: '/api/operator/orders/:orderWsid/cancel' },
} as const satisfies Routes;
