import type { Routes } from '../endpoint.ts';

export const authorityRoutes = {
  getPracticeStatement: { method: 'GET', path: '/api/practice-statement' },
  getLegalText: { method: 'GET', path: '/api/legal/:document' },
} as const satisfies Routes;
