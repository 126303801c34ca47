import type { Routes } from '../endpoint.ts';

export const handoverRoutes = {
  getHandover: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid/handover' },
  handOverMember: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid/handover' },
} as const satisfies Routes;
