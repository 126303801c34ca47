import { PAGE_SIZE, PERMISSION_KEYS, ROLE_AUTHORS_AT_ONCE, ROLE_NAME_MAX } from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { roleRoutes } from '../routes/roles.ts';
import { enterprise } from '../shapes/people.ts';
import { enterpriseRole, policyRole, privilege, roleAuthor, roleMember } from '../shapes/roles.ts';
import { lineText, listQuery, page } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';

const enterpriseParams = z.object({ enterpriseWsid: wsid });
const roleParams = z.object({ roleId: wsid });
const ownRoleParams = enterpriseParams.extend({ enterpriseRoleWsid: wsid });
const privilegesParams = z.object({ enterpriseRoleWsid: wsid });
const name = lineText(ROLE_NAME_MAX);
const privilegeList = z.array(z.strictObject({ permissions: z.enum(PERMISSION_KEYS) })).max(PERMISSION_KEYS.length);
const memberList = z.strictObject({ memberWsids: z.array(wsid).min(1).max(ROLE_AUTHORS_AT_ONCE) });
/** `filters=search=…` searches names and contacts. */
const searchQuery = z.looseObject(listQuery(PAGE_SIZE));
const withPrivileges = z.object({ privilegeList: z.array(privilege) });

/**
 * Spec §7 "Enterprise roles, privileges": who may do what in an enterprise. If the path names no enterprise, the call concerns
 * the active one.
 */
export const roleCalls = endpoints(roleRoutes, {
  listPrivileges: {
    access: 'self',
    summary: 'The permission keys of the active account; none in the personal one, all for the owner',
    params: z.object({ userWsid: wsid }),
    response: withPrivileges,
  },
  getRolePrivileges: {
    access: 'enterprise:permitted',
    summary: "The permission keys of a role; all for the owner's",
    params: privilegesParams,
    response: withPrivileges,
  },
  setRolePrivileges: {
    access: 'enterprise:permitted',
    summary: 'Replace the permission keys of a role; open pages of its holders are notified',
    params: privilegesParams,
    body: z.strictObject({ privilegeList }),
    response: withPrivileges,
  },
  listRolesOfAuthor: {
    access: 'enterprise:member',
    summary: 'The roles that a member is bound to; those of other members only for a caller who manages roles',
    params: z.object({ userWsid: wsid }),
    response: z.object({ enterpriseRoles: z.array(enterpriseRole) }),
  },
  listPolicyRoles: {
    access: 'enterprise:permitted',
    summary: 'Every role of the enterprise with the number of its holders and keys; built-in roles first',
    response: z.object({ enterpriseRoles: z.array(policyRole) }),
  },
  listBindableRoles: {
    access: 'enterprise:member',
    summary: 'The names of the roles that members can be bound to, for pickers',
    response: z.object({ enterpriseRoles: z.array(enterpriseRole) }),
  },
  listRolesWithAuthors: {
    access: 'enterprise:permitted',
    summary: 'Every role with the first of its holders',
    response: z.object({ enterpriseRoles: z.array(policyRole.extend({ authors: z.array(roleAuthor) })) }),
  },
  listRoleAuthors: {
    access: 'enterprise:permitted',
    summary: 'The members who are bound to a role, earliest first',
    params: roleParams,
    query: searchQuery,
    response: z.object({ authors: z.array(roleAuthor), page }),
  },
  bindRoleAuthors: {
    access: 'enterprise:permitted',
    summary: 'Bind members to a role: they have its keys from their next request on, and its part in open envelopes',
    params: roleParams,
    body: memberList,
    response: z.object({ enterpriseRole: policyRole }),
  },
  unbindRoleAuthors: {
    access: 'enterprise:permitted',
    summary: 'Take a role away from members, from their next request on',
    params: roleParams,
    body: memberList,
    response: z.object({ enterpriseRole: policyRole }),
  },
  listRoleCandidates: {
    access: 'enterprise:permitted',
    summary: 'The active members who could be bound to a role, by name or contact',
    params: roleParams,
    query: searchQuery,
    response: z.object({ members: z.array(roleMember), page }),
  },
  listEnterpriseRoles: {
    access: 'enterprise:member',
    summary: 'The roles of the enterprise, which an ENTERPRISE_ROLE participant may name',
    params: enterpriseParams,
    response: z.object({ enterpriseRoles: z.array(enterpriseRole) }),
  },
  createRole: {
    access: 'enterprise:permitted',
    summary: 'Add a custom role, with keys that the caller holds',
    params: enterpriseParams,
    body: z.strictObject({ name, privilegeList: privilegeList.default([]) }),
    response: z.object({ enterpriseRole: policyRole }),
  },
  renameRole: {
    access: 'enterprise:permitted',
    summary: 'Rename a custom role',
    params: ownRoleParams,
    body: z.strictObject({ name }),
    response: z.object({ enterpriseRole: policyRole }),
  },
  deleteRole: {
    access: 'enterprise:permitted',
    summary: 'Delete a custom role, unless a running envelope waits for its holders',
    params: ownRoleParams,
    response: z.object({}),
  },
  handOverEnterprise: {
    access: 'enterprise:owner',
    summary:
      'Make another member the owner, proved by the sign password or by an opcode of service OWNER for the caller’s own contact',
    params: enterpriseParams,
    body: z.strictObject({
      memberWsid: wsid,
      signPassword: z.string().max(200).optional(),
      opcode: wsid.optional(),
    }),
    response: z.object({ enterprise }),
  },
});
