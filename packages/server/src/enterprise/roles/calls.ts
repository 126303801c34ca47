import type { Handlers } from '../../platform/index.ts';
import { bindRoleAuthors, unbindRoleAuthors } from './bind-authors.ts';
import { createRole, deleteRole, renameRole } from './change-role.ts';
import { handOverEnterprise } from './hand-over-enterprise.ts';
import { listPrivileges } from './list-privileges.ts';
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
import { setRolePrivileges } from './set-privileges.ts';

export const roleCalls = {
  listPrivileges,
  getRolePrivileges,
  setRolePrivileges,
  listRolesOfAuthor,
  listPolicyRoles,
  listBindableRoles,
  listRolesWithAuthors,
  listRoleAuthors,
  bindRoleAuthors,
  unbindRoleAuthors,
  listRoleCandidates,
  listEnterpriseRoles,
  createRole,
  renameRole,
  deleteRole,
  handOverEnterprise,
} satisfies Partial<Handlers>;
