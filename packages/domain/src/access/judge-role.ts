import { SUPER_ADMINISTRATOR } from '../vocabulary.ts';
import { type Decision, accept, refuse } from '../decision.ts';
import { GRANTABLE_KEYS, MEMBER_ROLE } from './built-in-roles.ts';
import type { Privileges } from './permissions.ts';

/** A role, and whether the member who wants to change it is bound to it. */
export interface RoleFacts {
  readonly alias: string | null;
  readonly keys: readonly string[];
  readonly isOwn: boolean;
}

/**
 * No one can raise their own rights: a member who is not the owner may change only roles whose keys they all hold,
 * before and after the change, and no role that they have themselves (Rulings §3 "permission keys").
 */
function judgeReach(by: Privileges, { isOwn, keys }: RoleFacts, given: readonly string[] = []): Decision<null> {
  if (by.isOwner) return accept(null);
  if (isOwn) return refuse('ERROR_ROLE_OWN');
  return [...keys, ...given].every((key) => by.keys.has(key)) ? accept(null) : refuse('ERROR_ROLE_ABOVE');
}

/** Whether the member may replace the keys of the role with these; the keys of the owner role cannot change. */
export function judgeRoleKeys(by: Privileges, role: RoleFacts, given: readonly string[]): Decision<null> {
  if (role.alias === SUPER_ADMINISTRATOR) return refuse('ERROR_ROLE_BUILT_IN');
  if (!given.every((key) => (GRANTABLE_KEYS as readonly string[]).includes(key))) return refuse('ERROR_ROLE_KEY');
  return judgeReach(by, role, given);
}

/** Whether the member may rename or delete the role; built-in roles can be neither renamed nor deleted. */
export const judgeOwnRole = (by: Privileges, role: RoleFacts): Decision<null> =>
  role.alias === null ? judgeReach(by, role) : refuse('ERROR_ROLE_BUILT_IN');

/**
 * Whether the member may bind other members to the role or unbind them; not themselves, because the holder of a role
 * may sign for it. The owner role moves only with the ownership, and the member role belongs to every member.
 */
export function judgeAuthors(
  by: Privileges,
  role: Omit<RoleFacts, 'isOwn'>,
  { isSelf }: { readonly isSelf: boolean },
): Decision<null> {
  if (role.alias === SUPER_ADMINISTRATOR || role.alias === MEMBER_ROLE) return refuse('ERROR_ROLE_BUILT_IN');
  return judgeReach(by, { ...role, isOwn: isSelf });
}
