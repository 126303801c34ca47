import type { Routes } from '../endpoint.ts';

export const retentionRoutes = {
  getRetention: { method: 'GET', path: '/api/users/:userWsid/retention' },
  setRetention: { method: 'PUT', path: '/api/users/:userWsid/retention' },
  previewRetention: { method: 'GET', path: '/api/users/:userWsid/retention/preview' },
  getEnterpriseRetention: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/retention' },
  setEnterpriseRetention: { method: 'PUT', path: '/api/enterprises/:enterpriseWsid/retention' },
  previewEnterpriseRetention: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/retention/preview' },
} as const satisfies Routes;
