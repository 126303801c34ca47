import type { Routes } from '../endpoint.ts';

export const roleRoutes = {
  listPrivileges: { method: 'GET', path: '/api/enterprise-roles/users/:userWsid/privileges' },
  getRolePrivileges: { method: 'GET', path: '/api/enterprise-roles/:enterpriseRoleWsid/privileges' },
  setRolePrivileges: { method: 'PUT', path: '/api/enterprise-roles/:enterpriseRoleWsid/privileges' },
  listRolesOfAuthor: { method: 'GET', path: '/api/enterprise-roles/authors/:userWsid' },
  listPolicyRoles: { method: 'GET', path: '/api/policy/enterprise-roles' },
  listBindableRoles: { method: 'GET', path: '/api/policy/enterprise-roles-list' },
  listRolesWithAuthors: { method: 'GET', path: '/api/policy/enterprise-roles/author' },
  listRoleAuthors: { method: 'GET', path: '/api/policy/:roleId/authors' },
  bindRoleAuthors: { method: 'POST', path: '/api/policy/:roleId/authors' },
  unbindRoleAuthors: { method: 'DELETE', path: '/api/policy/:roleId/authors' },
  listRoleCandidates: { method: 'GET', path: '/api/policy/:roleId/candidates' },
  listEnterpriseRoles: { method: 'GET', path: '/api/enterprises/:enterpriseWsid/roles' },
  createRole: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/roles' },
  renameRole: { method: 'PATCH', path: '/api/enterprises/:enterpriseWsid/roles/:enterpriseRoleWsid' },
  deleteRole: { method: 'DELETE', path: '/api/enterprises/:enterpriseWsid/roles/:enterpriseRoleWsid' },
  handOverEnterprise: { method: 'POST', path: '/api/enterprises/:enterpriseWsid/owner' },
} as const satisfies Routes;
