import type { Routes } from '../endpoint.ts';

export const labelRoutes = {
  listLabels: { method: 'GET', path: '/api/labels' },
  addLabels: { method: 'POST', path: '/api/labels' },
  updateLabels: { method: 'PUT', path: '/api/labels' },
  deleteLabel: { method: 'DELETE', path: '/api/labels/:labelWsid' },
  labelEnvelopes: { method: 'PUT', path: '/api/envelopes/labels' },
  listSavedViews: { method: 'GET', path: '/api/users/:userWsid/envelope-views' },
  saveView: { method: 'POST', path: '/api/users/:userWsid/envelope-views' },
  deleteView: { method: 'DELETE', path: '/api/users/:userWsid/envelope-views/:viewWsid' },
} as const satisfies Routes;
