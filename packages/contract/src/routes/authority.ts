import type { Routes } from '../endpoint.ts';

export const authorityRoutes = {
  getPracticeStatement: { method: 'GET', path: '/api/practice-statement' },
} as const satisfies Routes;
