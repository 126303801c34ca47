import type { Routes } from '../endpoint.ts';

export const operatorAuthorityRoutes = {
  getAuthority: { method: 'GET', path: '/api/operator/authority' },
} as const satisfies Routes;
