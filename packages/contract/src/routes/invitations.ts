import type { Routes } from '../endpoint.ts';

export const invitationRoutes = {
  listInvitations: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/invitations' },
  createInvitations: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/invitations' },
  deleteInvitation: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/invitations/:invitationWsid' },
  resendInvitation: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/invitations/:invitationWsid/resend' },
  getInvitationLink: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/invitation-link' },
  setInvitationLink: { method: 'PUT', path: '/api/enterprises/:enterpriseWsid/invitation-link' },
  getInvitation: { method: 'GET', path: '/api/invitations/:invite' },
  acceptInvitation: { method: 'POST', path: '/api/invitations/:invite/accept' },
} as const satisfies Routes;
