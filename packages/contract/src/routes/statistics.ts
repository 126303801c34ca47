import type { Routes } from '../endpoint.ts';

export const statisticsRoutes = {
  getStatistics: { method: 'GET', path: '/api/operator/statistics' },
  recountStatistics: { method: 'POST', path: '/api/operator/statistics/recount' },
} as const satisfies Routes;
