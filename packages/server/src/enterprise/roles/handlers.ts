import { PERMISSION_KEYS } from '@countersign/domain';
import type { House } from '../../platform/config/house.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { findPrivileges } from '../../accounts/memberships/privileges.ts';
import { bindRoleAuthors, unbindRoleAuthors } from './bind-authors.ts';
import { createRole, deleteRole, renameRole } from './change-role.ts';
import { handOverEnterprise } from './hand-over-enterprise.ts';
import {
  getRolePrivileges,
  listBindableRoles,
  listEnterpriseRoles,
  listPolicyRoles,
  listRoleAuthors,
  listRoleCandidates,
  listRolesOfAuthor,
  listRolesWithAuthors,
} from './list-roles.ts';
import { presentKeys } from './present.ts';
import { setRolePrivileges } from './set-privileges.ts';
import { listAuthorKeys } from '../../contracts/templates/reads.ts';

type Calls =
  | 'listPrivileges'
  | 'getRolePrivileges'
  | 'setRolePrivileges'
  | 'listRolesOfAuthor'
  | 'listPolicyRoles'
  | 'listBindableRoles'
  | 'listRolesWithAuthors'
  | 'listRoleAuthors'
  | 'bindRoleAuthors'
  | 'unbindRoleAuthors'
  | 'listRoleCandidates'
  | 'listEnterpriseRoles'
  | 'createRole'
  | 'renameRole'
  | 'deleteRole'
  | 'handOverEnterprise';

export const roleHandlers = (house: House): Handlers<Calls> => ({
  async listPrivileges({ caller: { memberId, isOwner } }) {
    if (memberId === null) return { privilegeList: [] };
    if (isOwner) return { privilegeList: presentKeys([...PERMISSION_KEYS]) };
    const keys = await house.db.withTx(async (tx) => [
      ...(await findPrivileges(tx, memberId)),
      ...(await listAuthorKeys(tx, memberId)),
    ]);
    return { privilegeList: presentKeys(keys) };
  },
  getRolePrivileges: (call) => getRolePrivileges(house, call),
  setRolePrivileges: (call) => setRolePrivileges(house, call),
  listRolesOfAuthor: (call) => listRolesOfAuthor(house, call),
  listPolicyRoles: (call) => listPolicyRoles(house, call),
  listBindableRoles: (call) => listBindableRoles(house, call),
  listRolesWithAuthors: (call) => listRolesWithAuthors(house, call),
  listRoleAuthors: (call) => listRoleAuthors(house, call),
  bindRoleAuthors: (call) => bindRoleAuthors(house, call),
  unbindRoleAuthors: (call) => unbindRoleAuthors(house, call),
  listRoleCandidates: (call) => listRoleCandidates(house, call),
  listEnterpriseRoles: (call) => listEnterpriseRoles(house, call),
  createRole: (call) => createRole(house, call),
  renameRole: (call) => renameRole(house, call),
  deleteRole: (call) => deleteRole(house, call),
  handOverEnterprise: (call) => handOverEnterprise(house, call),
});
