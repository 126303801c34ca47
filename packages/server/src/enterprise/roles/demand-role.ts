import { type Privileges, type RoleFacts, SUPER_ADMINISTRATOR, PERMISSION_KEYS, fromWsid } from '@countersign/domain';
import { type Caller, type Tx, refuseWith } from '../../platform/index.ts';
import { type RoleRow, findKeys, findRole, isAuthor, lockRole, privilegesOf } from '../../accounts/index.ts';

/** The active enterprise and the membership in it: every right over roles depends on them (security 34). */
export const activeMember = ({
  enterpriseId,
  memberId,
}: Pick<Caller, 'enterpriseId' | 'memberId'>): { enterpriseId: string; memberId: string } =>
  enterpriseId === null || memberId === null ? refuseWith('ERROR_NOT_FOUND') : { enterpriseId, memberId };

/** A role of the active enterprise; foreign and unknown ids return the same error. */
export async function demandRole(tx: Tx, caller: Caller, roleWsid: string): Promise<RoleRow> {
  const roleId = fromWsid('role', roleWsid);
  const { enterpriseId } = activeMember(caller);
  return (roleId === null ? null : await findRole(tx, enterpriseId, roleId)) ?? refuseWith('ERROR_NOT_FOUND');
}

/** A role about to be changed, and the data that the change is checked against. */
export interface RoleInHand {
  readonly role: RoleRow;
  readonly facts: RoleFacts;
  readonly by: Privileges;
}

/** The role, locked, with its keys and the rights of the member who wants to change it. */
export async function demandRoleToChange(tx: Tx, caller: Caller, roleWsid: string): Promise<RoleInHand> {
  const { enterpriseId, memberId } = activeMember(caller);
  const roleId = fromWsid('role', roleWsid);
  const role = (roleId === null ? null : await lockRole(tx, enterpriseId, roleId)) ?? refuseWith('ERROR_NOT_FOUND');
  const facts = {
    alias: role.alias,
    keys: await keysOf(tx, role),
    isOwn: await isAuthor(tx, role.id, memberId),
  };
  return { role, facts, by: await privilegesOf(tx, caller) };
}

/** The owner's role has every key implicitly (Spec §6). */
export const keysOf = async (tx: Tx, { id, alias }: RoleRow): Promise<readonly string[]> =>
  alias === SUPER_ADMINISTRATOR ? PERMISSION_KEYS : findKeys(tx, id);
