import type { Routes } from '../endpoint.ts';

export const scanRoutes = {
  createScan: { method: 'POST', path: '/api/scan-upload' },
  openScan: { method: 'POST', path: '/api/scan-upload/:scanWsid/open' },
  finishScan: { method: 'POST', path: '/api/scan-upload/:scanWsid/result' },
} as const satisfies Routes;
