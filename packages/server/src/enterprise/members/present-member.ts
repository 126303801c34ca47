import type { EnterpriseMember, Language, ListedMember } from '@countersign/contract';
import { displayName, maskContact, normaliseContact, publicName, toWsid } from '@countersign/domain';
import { presentRole } from '../../accounts/index.ts';
import type { HeldRole, InvitedRow, ListedMemberRow } from './list-store.ts';

/** Whose list it is, and whether they read contacts in full (`members:manage`). */
export interface MembersReader {
  readonly memberId: string | null;
  readonly seesContacts: boolean;
  readonly language: Language;
}

const shown = (contact: string | null, { seesContacts }: MembersReader): string | null =>
  contact === null || seesContacts ? contact : maskContact(contact);

/** The name used by the enterprise, otherwise their own display name. */
export const nameOfMember = (row: Pick<ListedMemberRow, 'name'> & Parameters<typeof displayName>[0]): string =>
  row.name || displayName(row);

export function presentMember(
  row: ListedMemberRow,
  roles: readonly HeldRole[],
  reader: MembersReader,
): EnterpriseMember {
  const name = nameOfMember(row);
  return {
    memberWsid: toWsid('enterpriseUser', row.id),
    invitationWsid: null,
    userWsid: toWsid('user', row.personId),
    name: reader.seesContacts ? name : publicName(name),
    phone: shown(row.phone, reader),
    email: shown(row.email, reader),
    status: row.status,
    isOwner: row.isOwner,
    isMe: row.id === reader.memberId,
    idttvStatus: row.idttvStatus,
    employeeNumber: row.employeeNumber,
    title: row.title,
    departmentWsid: row.departmentId === null ? null : toWsid('department', row.departmentId),
    departmentName: row.departmentName,
    enterpriseRoles: roles.map((role) => presentRole(role, reader.language)),
    joinedDate: row.joinedOn,
    createdDatetime: row.createdAt.toISOString(),
    disabledDatetime: row.disabledAt?.toISOString() ?? null,
  };
}

/** A person who has not answered their invitation. */
export function presentInvited(
  row: InvitedRow,
  roles: ReadonlyMap<string, HeldRole>,
  reader: MembersReader,
): EnterpriseMember {
  const isEmail = normaliseContact(row.contact)?.kind === 'email';
  const contact = shown(row.contact, reader);
  return {
    memberWsid: null,
    invitationWsid: toWsid('invitation', row.id),
    userWsid: null,
    name: row.name ?? '',
    phone: isEmail ? null : contact,
    email: isEmail ? contact : null,
    status: 'INVITED',
    isOwner: false,
    isMe: false,
    idttvStatus: 'NO',
    employeeNumber: row.employeeNumber,
    title: row.title,
    departmentWsid: row.departmentId === null ? null : toWsid('department', row.departmentId),
    departmentName: row.departmentName,
    enterpriseRoles: row.roleIds.flatMap((id) => {
      const role = roles.get(id);
      return role === undefined ? [] : [presentRole(role, reader.language)];
    }),
    joinedDate: null,
    createdDatetime: row.createdAt.toISOString(),
    disabledDatetime: null,
  };
}

/** A member as other members may choose them; contacts are always masked here. */
export const presentListed = (row: ListedMemberRow, memberId: string | null): ListedMember => ({
  memberWsid: toWsid('enterpriseUser', row.id),
  userWsid: toWsid('user', row.personId),
  name: publicName(nameOfMember(row)),
  contact: maskContact(row.phone ?? row.email ?? ''),
  departmentName: row.departmentName,
  title: row.title,
  isMe: row.id === memberId,
});
