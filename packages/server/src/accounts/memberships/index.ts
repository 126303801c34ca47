// Enterprises, their members and roles as stored, and the privileges of a member.
export { completeBuiltInRoles, insertBuiltInRoles } from './built-in-roles.ts';
export {
  type ProfileChange,
  disableMember,
  findEnterprise,
  findEnterpriseOfMember,
  findNumberOwner,
  findOwner,
  insertEnterprise,
  isVerified,
  setEnterpriseIdentity,
  updateProfile,
} from './enterprise-store.ts';
export { findHeldRoles } from './held-roles.ts';
export { keyHolders } from './key-holders.ts';
export {
  type ListedJoin,
  closeJoin,
  findJoin,
  findMember,
  findOwnedEnterprise,
  insertJoin,
  listJoinsOf,
  listWaitingJoins,
  upsertMember,
} from './member-store.ts';
export { type Membership, findMembership, findMemberships } from './memberships.ts';
export { type EnterpriseRow, presentEnterprise } from './present-enterprise.ts';
export { presentRole, roleNameIn } from './present-role.ts';
export { findPrivileges, privilegesOf } from './privileges.ts';
export {
  type RoleRow,
  countHolders,
  countKeys,
  countOwnRoles,
  deleteAuthors,
  dropRoles,
  findKeys,
  findLiveMembers,
  findMemberOf,
  findRole,
  findRoleByAlias,
  insertAuthors,
  insertRole,
  isAuthor,
  isNameTaken,
  listHolders,
  listRoles,
  listRolesOf,
  lockRole,
  moveOwner,
  removeRole,
  replaceKeys,
  updateRoleName,
} from './role-store.ts';
