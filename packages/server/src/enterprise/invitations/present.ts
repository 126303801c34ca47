import type { Invitation, Language } from '@countersign/contract';
import { type InvitationStatus, publicName, toWsid } from '@countersign/domain';
import { type HeldRole, nameOfMember } from '../members/index.ts';
import { presentRole } from '../../accounts/index.ts';
import type { InvitationRow, ShownInvitation } from './store.ts';

/** The current state: an invitation that was not answered in time has expired. */
export const statusOf = (
  { status, expireAt }: Pick<InvitationRow, 'status' | 'expireAt'>,
  now: Date,
): InvitationStatus => (status === 'WAITING' && expireAt.getTime() <= now.getTime() ? 'EXPIRED' : status);

const hrefOfInvitation = (publicUrl: string, id: string): string =>
  `${publicUrl}/invitation/${toWsid('invitation', id)}`;

export interface Shown {
  readonly publicUrl: string;
  readonly roles: ReadonlyMap<string, HeldRole>;
  readonly language: Language;
  readonly now: Date;
}

export const presentInvitation = (
  { row, departmentName, inviter }: ShownInvitation,
  { publicUrl, roles, language, now }: Shown,
): Invitation => ({
  invitationWsid: toWsid('invitation', row.id),
  contact: row.contact,
  name: row.name,
  employeeNumber: row.employeeNumber,
  title: row.title,
  departmentWsid: row.departmentId === null ? null : toWsid('department', row.departmentId),
  departmentName,
  enterpriseRoles: row.roleIds.flatMap((id) => {
    const role = roles.get(id);
    return role === undefined ? [] : [presentRole(role, language)];
  }),
  status: statusOf(row, now),
  invitedBy: publicName(nameOfMember(inviter)),
  href: hrefOfInvitation(publicUrl, row.id),
  expireDatetime: row.expireAt.toISOString(),
  sentDatetime: row.sentAt.toISOString(),
  createdDatetime: row.createdAt.toISOString(),
});
