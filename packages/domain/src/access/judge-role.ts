import { SUPER_ADMINISTRATOR } from '../vocabulary.ts';
import { type Decision, accept, refuse } from '../decision.ts';
import { GRANTABLE_KEYS, MEMBER_ROLE } from './built-in-roles.ts';
import type { Privileges } from './permissions.ts';

/** A role, and whether whoever wants to change it is bound to it. */
export interface RoleFacts {
  readonly alias: string | null;
  readonly keys: readonly string[];
  readonly isOwn: boolean;
}

/**
 * Nobody reaches above themselves: whoever is not the owner touches only roles all of whose keys they hold, before and
 * after, and leaves those alone that they have themselves (Rulings §3 "permission keys").
 */
function judgeReach(by: Privileges, { isOwn, keys }: RoleFacts, given: readonly string[] = []): Decision<null> {
  if (by.isOwner) return accept(null);
  if (isOwn) return refuse('ERROR_ROLE_OWN');
  return [...keys, ...given].every((key) => by.keys.has(key)) ? accept(null) : refuse('ERROR_ROLE_ABOVE');
}

/** Whether this one may give the role these keys instead of those it has; the owner's role has all and keeps them. */
export function judgeRoleKeys(by: Privileges, role: RoleFacts, given: readonly string[]): Decision<null> {
  if (role.alias === SUPER_ADMINISTRATOR) return refuse('ERROR_ROLE_BUILT_IN');
  if (!given.every((key) => (GRANTABLE_KEYS as readonly string[]).includes(key))) return refuse('ERROR_ROLE_KEY');
  return judgeReach(by, role, given);
}

/** Whether this one may rename or delete it; those that every enterprise has stay as they are. */
export const judgeOwnRole = (by: Privileges, role: RoleFacts): Decision<null> =>
  role.alias === null ? judgeReach(by, role) : refuse('ERROR_ROLE_BUILT_IN');

/**
 * Whether this one may bind members to it or unbind them, and not themselves: whoever holds a role may sign as it. The
 * owner's role moves with the ownership alone, and that of members is everybody's.
 */
export function judgeAuthors(
  by: Privileges,
  role: Omit<RoleFacts, 'isOwn'>,
  { isSelf }: { readonly isSelf: boolean },
): Decision<null> {
  if (role.alias === SUPER_ADMINISTRATOR || role.alias === MEMBER_ROLE) return refuse('ERROR_ROLE_BUILT_IN');
  return judgeReach(by, { ...role, isOwn: isSelf });
}
