import type { Services } from '../../platform/config/services.ts';
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
export const invitationHandlers = (services: Services): Handlers<Calls> => ({
  listInvitations: (call) => listInvitations(services, call),
  createInvitations: (call) => createInvitations(services, call),
  deleteInvitation: (call) => deleteInvitation(services, call),
  resendInvitation: (call) => resendInvitation(services, call),
  getInvitationLink: (call) => getInvitationLink(services, call),
  setInvitationLink: (call) => setInvitationLink(services, call),
  getInvitation: (call) => getInvitation(services, call),
  acceptInvitation: (call) => acceptInvitation(services, call),
  importMembers: (call) => importMembers(services, call),
  getMemberImport: (call) => getMemberImport(services, call),
  getMemberImportReport: (call) => getMemberImportReport(services, call),
  getMemberTemplate: (call) => getMemberTemplate(services, call),
});
