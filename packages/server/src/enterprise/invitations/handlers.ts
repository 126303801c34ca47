import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { createInvitations, deleteInvitation, resendInvitation } from './create-invitations.ts';
import { getMemberImport, getMemberImportReport, getMemberTemplate, importMembers } from './import-members.ts';
import { getInvitationLink, setInvitationLink } from './invitation-link.ts';
import { listInvitations } from './list-invitations.ts';

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

/** Invitations to become a member of an enterprise (Spec §6 "Members"). */
export const invitationHandlers = (house: House): Handlers<Calls> => ({
  listInvitations: (call) => listInvitations(house, call),
  createInvitations: (call) => createInvitations(house, call),
  deleteInvitation: (call) => deleteInvitation(house, call),
  resendInvitation: (call) => resendInvitation(house, call),
  getInvitationLink: (call) => getInvitationLink(house, call),
  setInvitationLink: (call) => setInvitationLink(house, call),
  getInvitation: (call) => getInvitation(house, call),
  acceptInvitation: (call) => acceptInvitation(house, call),
  importMembers: (call) => importMembers(house, call),
  getMemberImport: (call) => getMemberImport(house, call),
  getMemberImportReport: (call) => getMemberImportReport(house, call),
  getMemberTemplate: (call) => getMemberTemplate(house, call),
});
