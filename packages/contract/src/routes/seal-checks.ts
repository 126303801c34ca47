import type { Routes } from '../endpoint.ts';

export const sealCheckRoutes = {
  listSealChecks: { method: 'GET', path: '/api/operator/seal-checks' },
  getSealCheckPicture: { method: 'GET', path: '/api/operator/seal-checks/:officeSealWsid/picture' },
  decideSealCheck: { method: 'POST', path: '/api/operator/seal-checks/:officeSealWsid/decide' },
} as const satisfies Routes;
