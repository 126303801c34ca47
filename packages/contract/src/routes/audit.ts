import type { Routes } from '../endpoint.ts';

export const auditRoutes = {
  searchAudit: { method: 'GET', path: '/api/operator/audit' },
  exportAudit: { method: 'GET', path: '/api/operator/audit/export' },
} as const satisfies Routes;
