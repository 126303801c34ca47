import type { Routes } from '../endpoint.ts';

export const holdRoutes = {
  listEnterpriseHolds: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/holds' },
  placeEnterpriseHold: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/holds' },
  releaseEnterpriseHold: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/holds/:holdWsid/release' },
} as const satisfies Routes;

export const operatorHoldRoutes = {
  listHolds: { method: 'GET', path: '/api/operator/holds' },
  placeHold: { method: 'POST', path: '/api/operator/holds' },
  releaseHold: { method: 'POST', path: '/api/operator/holds/:holdWsid/release' },
} as const satisfies Routes;
