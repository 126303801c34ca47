import { MEMBER_ROLE, type Privileges } from '@countersign/domain';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import {
  type Caller,
  type Tx,
  enterpriseRole,
  enterpriseRoleAuthor,
  enterpriseRolePrivilege,
  member,
} from '../../platform/index.ts';

/**
 * The keys of the roles that an active membership holds, and of the role that every member has; read again for every call
 * (security 40).
 */
export async function findPrivileges(tx: Tx, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ key: enterpriseRolePrivilege.key })
    .from(member)
    .innerJoin(enterpriseRole, eq(enterpriseRole.enterpriseId, member.enterpriseId))
    .innerJoin(enterpriseRolePrivilege, eq(enterpriseRolePrivilege.roleId, enterpriseRole.id))
    .leftJoin(
      enterpriseRoleAuthor,
      and(eq(enterpriseRoleAuthor.roleId, enterpriseRole.id), eq(enterpriseRoleAuthor.memberId, member.id)),
    )
    .where(
      and(
        eq(member.id, memberId),
        eq(member.status, 'NORMAL'),
        or(isNotNull(enterpriseRoleAuthor.memberId), eq(enterpriseRole.alias, MEMBER_ROLE)),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

/** What the active account may do, for rules that are finer than access to a call (domain: access/permissions.ts). */
export async function privilegesOf(
  tx: Tx,
  { isOwner, memberId }: Pick<Caller, 'isOwner' | 'memberId'>,
): Promise<Privileges> {
  const keys = isOwner || memberId === null ? new Set<string>() : await findPrivileges(tx, memberId);
  return { isOwner, keys };
}
