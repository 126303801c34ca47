import { PERMISSION_KEYS } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
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

export const roleHandlers = (services: Services): Handlers<Calls> => ({
  async listPrivileges({ caller: { memberId, isOwner } }) {
    if (memberId === null) return { privilegeList: [] };
    if (isOwner) return { privilegeList: presentKeys([...PERMISSION_KEYS]) };
    const keys = await services.db.withTx(async (tx) => [
      ...(await findPrivileges(tx, memberId)),
      ...(await listAuthorKeys(tx, memberId)),
    ]);
    return { privilegeList: presentKeys(keys) };
  },
  getRolePrivileges: (call) => getRolePrivileges(services, call),
  setRolePrivileges: (call) => setRolePrivileges(services, call),
  listRolesOfAuthor: (call) => listRolesOfAuthor(services, call),
  listPolicyRoles: (call) => listPolicyRoles(services, call),
  listBindableRoles: (call) => listBindableRoles(services, call),
  listRolesWithAuthors: (call) => listRolesWithAuthors(services, call),
  listRoleAuthors: (call) => listRoleAuthors(services, call),
  bindRoleAuthors: (call) => bindRoleAuthors(services, call),
  unbindRoleAuthors: (call) => unbindRoleAuthors(services, call),
  listRoleCandidates: (call) => listRoleCandidates(services, call),
  listEnterpriseRoles: (call) => listEnterpriseRoles(services, call),
  createRole: (call) => createRole(services, call),
  renameRole: (call) => renameRole(services, call),
  deleteRole: (call) => deleteRole(services, call),
  handOverEnterprise: (call) => handOverEnterprise(services, call),
});
