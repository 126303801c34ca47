import { MEMBER_ROLE, type PermissionKey } from '@countersign/domain';
import { and, asc, eq, exists, isNotNull, or } from 'drizzle-orm';
import {
  type Tx,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  member,
} from '../../platform/index.ts';

/** A member, and the person behind the membership. */
export interface KeyHolder {
  readonly accountId: string;
  readonly personId: string;
}

/** At most this many people are told about a matter of one enterprise. */
const TOLD_MAX = 50;

/**
 * The owner, and the active members who hold the key, also by the role that every member has
 * (accounts/memberships/privileges.ts): oldest membership first.
 */
export const keyHolders = (tx: Tx, enterpriseId: string, key: PermissionKey): Promise<KeyHolder[]> =>
  tx
    .select({ accountId: member.id, personId: member.personId })
    .from(member)
    .where(
      and(
        eq(member.enterpriseId, enterpriseId),
        eq(member.status, 'NORMAL'),
        or(eq(member.isOwner, true), exists(roleWith(tx, key))),
      ),
    )
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(TOLD_MAX);

const roleWith = (tx: Tx, key: PermissionKey) =>
  tx
    .select({ id: enterpriseRole.id })
    .from(enterpriseRole)
    .innerJoin(enterpriseRolePrivilege, eq(enterpriseRolePrivilege.roleId, enterpriseRole.id))
    .leftJoin(
      enterpriseRoleAuthor,
      and(eq(enterpriseRoleAuthor.roleId, enterpriseRole.id), eq(enterpriseRoleAuthor.memberId, member.id)),
    )
    .where(
      and(
        eq(enterpriseRole.enterpriseId, member.enterpriseId),
        eq(enterpriseRolePrivilege.key, key),
        or(isNotNull(enterpriseRoleAuthor.memberId), eq(enterpriseRole.alias, MEMBER_ROLE)),
      ),
    );
