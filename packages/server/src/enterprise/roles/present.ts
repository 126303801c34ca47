import type { Language, PolicyRole, RoleAuthor, RoleMember } from '@countersign/contract';
import {
  PERMISSION_KEYS,
  SUPER_ADMINISTRATOR,
  displayName,
  maskContact,
  publicName,
  toWsid,
} from '@countersign/domain';
import type { Tx } from '../../platform/index.ts';
import { type RoleRow, countHolders, countKeys, presentRole } from '../../accounts/index.ts';
import type { AuthorRow, MemberRow } from './find-holders.ts';

/** These roles of one enterprise, each with the number of its holders and of its keys. */
export async function presentPolicyRoles(
  tx: Tx,
  enterpriseId: string,
  roles: readonly RoleRow[],
  language: Language,
): Promise<PolicyRole[]> {
  const keys = await countKeys(
    tx,
    roles.map(({ id }) => id),
  );
  const holders = await countHolders(tx, enterpriseId);
  return roles.map((role) => ({
    ...presentRole(role, language),
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
