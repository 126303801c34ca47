import type { Routes } from '../endpoint.ts';

export const exportRoutes = {
  listOwnExports: { method: 'GET', path: '/api/users/:userWsid/exports' },
  createOwnExport: { method: 'POST', path: '/api/users/:userWsid/exports' },
  getOwnExport: { method: 'GET', path: '/api/users/:userWsid/exports/:exportWsid/archive' },
  deleteOwnExport: { method: 'DELETE', path: '/api/users/:userWsid/exports/:exportWsid' },
  listEnterpriseExports: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/exports' },
  createEnterpriseExport: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/exports' },
  getEnterpriseExport: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/exports/:exportWsid/archive' },
  deleteEnterpriseExport: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/exports/:exportWsid' },
} as const satisfies Routes;
