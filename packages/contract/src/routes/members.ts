import type { Routes } from '../endpoint.ts';

export const memberRoutes = {
  listMembers: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members' },
  listForbiddenMembers: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/forbidden-members' },
  pickMembers: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members-list' },
  getMember: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid' },
  updateMember: { method: 'PATCH', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid' },
  enableMember: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/members/:memberWsid/enable' },
  importMembers: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/members/import' },
  getMemberImport: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/imports/:importWsid' },
  getMemberImportReport: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/imports/:importWsid/report' },
  getMemberTemplate: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/batch-template' },
  exportMembers: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/members/export' },
} as const satisfies Routes;
