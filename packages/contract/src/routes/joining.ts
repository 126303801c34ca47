import type { Routes } from '../endpoint.ts';

export const joiningRoutes = {
  listJoinApplications: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/join-applications' },
  handleJoinApplication: {
    method: 'POST',
    path: '/api/enterprises/:enterpriseWsid/join-applications/:joinWsid/handle',
  },
} as const satisfies Routes;
