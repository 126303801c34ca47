import type { Routes } from '../endpoint.ts';

export const directoryRoutes = {
  searchDirectory: { method: 'GET', path: '/api/operator/directory' },
  getDirectoryEntry: { method: 'GET', path: '/api/operator/directory/:account' },
  listDirectoryHistory: { method: 'GET', path: '/api/operator/directory/:account/history' },
} as const satisfies Routes;
