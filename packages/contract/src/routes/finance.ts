import type { Routes } from '../endpoint.ts';

export const financeRoutes = {
  getCharges: { method: 'GET', path: '/api/users/:userWsid/charges' },
  listChargePackages: { method: 'GET', path: '/api/charge-packages' },
  createOrder: { method: 'POST', path: '/api/users/:userWsid/orders' },
  listOrders: { method: 'GET', path: '/api/users/:userWsid/orders' },
  cancelOrder: { method: 'POST', path: '/api/users/:userWsid/orders/:orderWsid/cancel' },
  listBills: { method: 'GET', path: '/api/users/:userWsid/bills' },
  getBill: { method: 'GET', path: '/api/users/:userWsid/bills/:billWsid' },
  listConsumptions: { method: 'GET', path: '/api/users/:userWsid/consumptions' },
  exportConsumptions: { method: 'GET', path: '/api/users/:userWsid/consumptions/export' },
  getUsage: { method: 'GET', path: '/api/users/:userWsid/consumptions/usage' },
  setLowCharges: { method: 'PUT', path: '/api/users/:userWsid/charges/low-threshold' },
  createEnterpriseOrder: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/orders' },
  listEnterpriseOrders: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/orders' },
  cancelEnterpriseOrder: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/orders/:orderWsid/cancel' },
  listEnterpriseBills: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/bills' },
  getEnterpriseBill: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/bills/:billWsid' },
  listEnterpriseConsumptions: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/consumptions' },
  exportEnterpriseConsumptions: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/consumptions/export' },
  getEnterpriseUsage: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/consumptions/usage' },
  setEnterpriseLowCharges: { method: 'PUT', path: '/api/enterprises/:enterpriseWsid/charges/low-threshold' },
} as const satisfies Routes;
