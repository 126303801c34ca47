import type { Routes } from '../endpoint.ts';

export const deletionRoutes = {
  getDeletion: { method: 'GET', path: '/api/users/:userWsid/deletion' },
  requestDeletion: { method: 'POST', path: '/api/users/:userWsid/deletion' },
} as const satisfies Routes;
