import type { House } from '../house.ts';
import type { Handlers } from '../http/handlers.ts';
import { refuseWith } from '../http/refused.ts';

type Calls =
  | 'listInvitations'
  | 'createInvitations'
  | 'deleteInvitation'
  | 'resendInvitation'
  | 'getInvitationLink'
  | 'setInvitationLink'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'importMembers'
  | 'getMemberImport'
  | 'getMemberImportReport'
  | 'getMemberTemplate';

export const invitationHandlers = (_house: House): Handlers<Calls> => ({
  listInvitations: async () => refuseWith('ERROR_BUSY'),
  createInvitations: async () => refuseWith('ERROR_BUSY'),
  deleteInvitation: async () => refuseWith('ERROR_BUSY'),
  resendInvitation: async () => refuseWith('ERROR_BUSY'),
  getInvitationLink: async () => refuseWith('ERROR_BUSY'),
  setInvitationLink: async () => refuseWith('ERROR_BUSY'),
  getInvitation: async () => refuseWith('ERROR_BUSY'),
  importMembers: async () => refuseWith('ERROR_BUSY'),
  getMemberImport: async () => refuseWith('ERROR_BUSY'),
  getMemberImportReport: async () => refuseWith('ERROR_BUSY'),
  getMemberTemplate: async () => refuseWith('ERROR_BUSY'),
  acceptInvitation: async () => refuseWith('ERROR_BUSY'),
});
