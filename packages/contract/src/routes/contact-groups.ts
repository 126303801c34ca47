import type { Routes } from '../endpoint.ts';

export const contactGroupRoutes = {
  listContactGroups: { method: 'GET', path: '/api/users/:userWsid/contact-groups' },
  addContactGroup: { method: 'POST', path: '/api/users/:userWsid/contact-groups' },
  updateContactGroup: { method: 'PUT', path: '/api/users/:userWsid/contact-groups/:contactGroupWsid' },
  deleteContactGroup: { method: 'DELETE', path: '/api/users/:userWsid/contact-groups/:contactGroupWsid' },
} as const satisfies Routes;
