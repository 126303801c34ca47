import type { Routes } from '../endpoint.ts';

export const operatorRequestRoutes = {
  listOperatorRequests: { method: 'GET', path: '/api/operator/requests' },
  getOperatorRequest: { method: 'GET', path: '/api/operator/requests/:requestWsid' },
  getRequestEffect: { method: 'GET', path: '/api/operator/request-effects/:kind/:subject' },
  createOperatorRequest: { method: 'POST', path: '/api/operator/requests' },
  creditCharges: { method: 'POST', path: '/api/operator/credits' },
  confirmOperatorRequest: { method: 'POST', path: '/api/operator/requests/:requestWsid/confirm' },
  collectPasswordHalf: { method: 'POST', path: '/api/operator/requests/:requestWsid/password-half' },
  refuseOperatorRequest: { method: 'POST', path: '/api/operator/requests/:requestWsid/refuse' },
} as const satisfies Routes;
