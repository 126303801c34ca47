import type { Handlers } from '../../platform/index.ts';
import { acceptInvitation, getInvitation } from './accept-invitation.ts';
import { createInvitations, deleteInvitation, resendInvitation } from './create-invitations.ts';
import { getMemberImport, getMemberImportReport, getMemberTemplate, importMembers } from './import-members.ts';
import { getInvitationLink, setInvitationLink } from './invitation-link.ts';
import { listInvitations } from './list-invitations.ts';

/** Invitations to become a member of an enterprise (Spec §6 "Members"). */
export const invitationCalls = {
  listInvitations,
  createInvitations,
  deleteInvitation,
  resendInvitation,
  getInvitationLink,
  setInvitationLink,
  getInvitation,
  acceptInvitation,
  importMembers,
  getMemberImport,
  getMemberImportReport,
  getMemberTemplate,
} satisfies Partial<Handlers>;
