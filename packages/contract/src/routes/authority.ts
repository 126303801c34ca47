import type { Routes } from '../endpoint.ts';

export const authorityRoutes = {
  getPracticeStatement: { method: 'GET', path: '/api/practice-statement' },
  getAuthority: { method: 'GET', path: '/api/operator/authority' },
} as const satisfies Routes;
