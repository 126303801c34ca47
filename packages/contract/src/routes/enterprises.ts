import type { Routes } from '../endpoint.ts';

export const enterpriseRoutes = {
  updateEnterprise: { method: 'PATCH', path: '/api/enterprises/:enterpriseWsid' },
  uploadEnterpriseAvatar: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/avatars/form-upload' },
  getEnterpriseAvatar: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/avatar' },
  deleteEnterpriseAvatar: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/avatar' },
} as const satisfies Routes;
