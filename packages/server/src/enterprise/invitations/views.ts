import {
  invitationLink as invitationLinkTable,
  memberInvitation as memberInvitationTable,
} from '../../platform/database/schema/members.ts';
import { readable } from '../../platform/database/view.ts';

// The columns that other features read.
export const invitationLink = readable(invitationLinkTable, ['enterpriseId', 'departmentId']);
export const memberInvitation = readable(memberInvitationTable, [
  'id',
  'enterpriseId',
  'contact',
  'name',
  'employeeNumber',
  'title',
  'departmentId',
  'roleIds',
  'status',
  'language',
  'expireAt',
  'createdAt',
]);
