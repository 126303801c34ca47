import type { Routes } from '../endpoint.ts';

export const templateRoutes = {
  listBsts: { method: 'GET', path: '/api/templates/bsts' },
  createBst: { method: 'POST', path: '/api/templates/bsts' },
  getBst: { method: 'GET', path: '/api/templates/bsts/:bstWsid' },
  updateBst: { method: 'PUT', path: '/api/templates/bsts/:bstWsid' },
  renameBst: { method: 'PATCH', path: '/api/templates/bsts/:bstWsid' },
  enableBst: { method: 'POST', path: '/api/templates/bsts/:bstWsid/enable' },
  disableBst: { method: 'POST', path: '/api/templates/bsts/:bstWsid/disable' },
  deleteBst: { method: 'DELETE', path: '/api/templates/bsts/:bstWsid/delete' },
  useBst: { method: 'POST', path: '/api/templates/bsts/:bstWsid/envelopes' },
  addBstDocuments: { method: 'POST', path: '/api/templates/:bstWsid/documents' },
  downloadBstFile: { method: 'GET', path: '/api/templates/bsts/source-files/:fileWsid/download' },
  uploadBstAvatar: { method: 'POST', path: '/api/templates/bsts/:bstWsid/bst-avatars/form-upload' },
  getTemplate: { method: 'GET', path: '/api/templates/template' },
  saveTemplate: { method: 'POST', path: '/api/templates/template' },
  openBstEditing: { method: 'POST', path: '/api/templates/bsts/:bstWsid/editing' },
  listBstGroups: { method: 'GET', path: '/api/templates/bst-groups' },
  createBstGroup: { method: 'POST', path: '/api/templates/bst-groups' },
  updateBstGroup: { method: 'PATCH', path: '/api/templates/bst-groups/:bstGroupWsid' },
  deleteBstGroup: { method: 'DELETE', path: '/api/templates/bst-groups/:bstGroupWsid' },
  listBstUseRecords: { method: 'GET', path: '/api/templates/bsts/:bstWsid/use-records' },
} as const satisfies Routes;
