import type { Handlers } from '../../platform/index.ts';
import { disableMember } from './disable-member.ts';
import { exportMembers } from './export-members.ts';
import { handleJoinApplication, listJoinApplications } from './handle-join.ts';
import { joinEnterprise } from './join-enterprise.ts';
import { getMember, listForbiddenMembers, listMembers, pickMembers } from './list-members.ts';
import { enableMember, updateMember } from './update-member.ts';

/** The members of an enterprise with their details, and the removed ones (Spec §6 "Members"). */
export const memberCalls = {
  listMembers,
  listForbiddenMembers,
  pickMembers,
  getMember,
  updateMember,
  enableMember,
  disableMember,
  exportMembers,
  joinEnterprise,
  listJoinApplications,
  handleJoinApplication,
} satisfies Partial<Handlers>;
