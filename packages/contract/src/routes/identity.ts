import type { Routes } from '../endpoint.ts';

export const identityRoutes = {
  uploadIdentityPaper: { method: 'POST', path: '/api/identity-papers' },
  getIdentityPaper: { method: 'GET', path: '/api/identity-papers/:paperWsid' },
  getIdentity: { method: 'GET', path: '/api/users/:userWsid/identity-verification' },
  applyIdentity: { method: 'POST', path: '/api/users/:userWsid/identity-verification' },
  createEnterprise: { method: 'POST', path: '/api/enterprises' },
  getEnterprise: { method: 'GET', path: '/api/enterprises/:enterpriseWsid' },
  getEnterpriseIdentity: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/identity-verification' },
  applyEnterpriseIdentity: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/identity-verification' },
  disableMember: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid/disable' },
  createComplaint: { method: 'POST', path: '/api/complaints' },
} as const satisfies Routes;
