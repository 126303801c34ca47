import type { Routes } from '../endpoint.ts';

export const trustListRoutes = {
  listTrustLists: { method: 'GET', path: '/api/operator/trust-lists' },
  createTrustList: { method: 'POST', path: '/api/operator/trust-lists' },
  listTrustAnchors: { method: 'GET', path: '/api/operator/trust-lists/:trustListWsid/anchors' },
  setTrustListEnabled: { method: 'POST', path: '/api/operator/trust-lists/:trustListWsid/enabled' },
  deleteTrustList: { method: 'DELETE', path: '/api/operator/trust-lists/:trustListWsid' },
} as const satisfies Routes;
