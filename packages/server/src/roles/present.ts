import type { EnterpriseRole, PolicyRole, RoleAuthor, RoleMember } from '@countersign/contract';
import {
  PERMISSION_KEYS,
  SUPER_ADMINISTRATOR,
  displayName,
  maskContact,
  publicName,
  toWsid,
} from '@countersign/domain';
import type { Tx } from '../db/database.ts';
import type { AuthorRow, MemberRow } from './find-holders.ts';
import { type RoleRow, countHolders, countKeys } from './store.ts';

export const presentRole = ({ id, name, alias }: RoleRow): EnterpriseRole => ({
  enterpriseRoleWsid: toWsid('role', id),
  name,
  alias,
});

/** With how many hold each of these roles of one enterprise, and how many keys it has. */
export async function presentPolicyRoles(
  tx: Tx,
  enterpriseId: string,
  roles: readonly RoleRow[],
): Promise<PolicyRole[]> {
  const keys = await countKeys(
    tx,
    roles.map(({ id }) => id),
  );
  const holders = await countHolders(tx, enterpriseId);
  return roles.map((role) => ({
    ...presentRole(role),
    authorCount: holders.get(role.id) ?? 0,
    permissionCount: role.alias === SUPER_ADMINISTRATOR ? PERMISSION_KEYS.length : (keys.get(role.id) ?? 0),
    createdDatetime: role.createdAt.toISOString(),
  }));
}

export const presentMember = ({ memberId, names }: MemberRow): RoleMember => ({
  memberWsid: toWsid('enterpriseUser', memberId),
  name: publicName(displayName(names)),
  contact: maskContact(names.phone ?? names.email ?? ''),
});

export const presentAuthor = (row: AuthorRow): RoleAuthor => ({
  ...presentMember(row),
  boundDatetime: row.boundAt.toISOString(),
});

export const presentKeys = (keys: readonly string[]): { permissions: string }[] =>
  keys.toSorted().map((permissions) => ({ permissions }));
