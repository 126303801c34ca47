import type { Api, DataIn } from '@countersign/contract';
import { MEMBER_ROLE, SUPER_ADMINISTRATOR, fromWsid, mayDo } from '@countersign/domain';
import { type Call, type Services, demandSorts, filtersOf, pageOf, refuseWith } from '../../platform/index.ts';
import { findMemberOf, listRoles, listRolesOf, presentRole, privilegesOf } from '../../accounts/index.ts';
import { activeMember, demandRole, keysOf } from './demand-role.ts';
import { findAuthors, findCandidates, findFirstAuthors } from './find-holders.ts';
import { presentAuthor, presentKeys, presentMember, presentPolicyRoles } from './present.ts';

type Db = Pick<Services, 'db'>;
/** Added to each role in the full list. */
const FIRST_AUTHORS = 20;

export const listPolicyRoles = (
  { db }: Db,
  { caller, context }: Call<Api['listPolicyRoles']>,
): Promise<DataIn<Api['listPolicyRoles']>> =>
  db.withTx(async (tx) => {
    const { enterpriseId } = activeMember(caller);
    return {
      enterpriseRoles: await presentPolicyRoles(tx, enterpriseId, await listRoles(tx, enterpriseId), context.language),
    };
  });

export const listRolesWithAuthors = (
  { db }: Db,
  { caller, context }: Call<Api['listRolesWithAuthors']>,
): Promise<DataIn<Api['listRolesWithAuthors']>> =>
  db.withTx(async (tx) => {
    const { enterpriseId } = activeMember(caller);
    const roles = await presentPolicyRoles(tx, enterpriseId, await listRoles(tx, enterpriseId), context.language);
    const authors = await findFirstAuthors(tx, enterpriseId, FIRST_AUTHORS);
    return {
      enterpriseRoles: roles.map((role) => {
        const roleId = fromWsid('role', role.enterpriseRoleWsid);
        return { ...role, authors: authors.filter((one) => one.roleId === roleId).map(presentAuthor) };
      }),
    };
  });

/** Omits the owner's role, which cannot be bound, and the role of all members. */
export const listBindableRoles = (
  { db }: Db,
  { caller, context }: Call<Api['listBindableRoles']>,
): Promise<DataIn<Api['listBindableRoles']>> =>
  db.withTx(async (tx) => {
    const roles = await listRoles(tx, activeMember(caller).enterpriseId);
    return {
      enterpriseRoles: roles
        .filter(({ alias }) => alias !== SUPER_ADMINISTRATOR && alias !== MEMBER_ROLE)
        .map((role) => presentRole(role, context.language)),
    };
  });

/** Roles for participants; the role of all members would be everyone and is omitted. */
export const listEnterpriseRoles = (
  { db }: Db,
  { caller, context }: Call<Api['listEnterpriseRoles']>,
): Promise<DataIn<Api['listEnterpriseRoles']>> =>
  db.withTx(async (tx) => {
    const roles = await listRoles(tx, activeMember(caller).enterpriseId);
    return {
      enterpriseRoles: roles
        .filter(({ alias }) => alias !== MEMBER_ROLE)
        .map((role) => presentRole(role, context.language)),
    };
  });

/** Everyone may read their own roles; the roles of others need the right to read holders. */
export const listRolesOfAuthor = (
  { db }: Db,
  { caller, params, context }: Call<Api['listRolesOfAuthor']>,
): Promise<DataIn<Api['listRolesOfAuthor']>> =>
  db.withTx(async (tx) => {
    const { enterpriseId, memberId } = activeMember(caller);
    const asked = {
      memberId: fromWsid('enterpriseUser', params.userWsid),
      personId: fromWsid('user', params.userWsid),
    };
    const isSelf = asked.memberId === memberId || asked.personId === caller.personId;
    const by = await privilegesOf(tx, caller);
    const looksAfter = (
      ['privileges:manage', 'enterpriseRoles:authors:bind', 'enterpriseRoles:authors:delete', 'members:manage'] as const
    ).some((key) => mayDo(by, key));
    if (!isSelf && !looksAfter) refuseWith('ERROR_FORBIDDEN');
    const found = (await findMemberOf(tx, enterpriseId, asked)) ?? refuseWith('ERROR_NOT_FOUND');
    return {
      enterpriseRoles: (await listRolesOf(tx, enterpriseId, found.memberId)).map((role) =>
        presentRole(role, context.language),
      ),
    };
  });

export const getRolePrivileges = (
  { db }: Db,
  { caller, params }: Call<Api['getRolePrivileges']>,
): Promise<DataIn<Api['getRolePrivileges']>> =>
  db.withTx(async (tx) => {
    const role = await demandRole(tx, caller, params.enterpriseRoleWsid);
    return { privilegeList: presentKeys(await keysOf(tx, role)) };
  });

export const listRoleAuthors = (
  { db }: Db,
  { caller, params, query }: Call<Api['listRoleAuthors']>,
): Promise<DataIn<Api['listRoleAuthors']>> => {
  const { search, page } = asked(query);
  return db.withTx(async (tx) => {
    const role = await demandRole(tx, caller, params.roleId);
    const { rows, total } = await findAuthors(tx, role.id, { search, ...page });
    return { authors: rows.map(presentAuthor), page: { ...page, totalElements: total } };
  });
};

export const listRoleCandidates = (
  { db }: Db,
  { caller, params, query }: Call<Api['listRoleCandidates']>,
): Promise<DataIn<Api['listRoleCandidates']>> => {
  const { search, page } = asked(query);
  return db.withTx(async (tx) => {
    const { id: roleId, enterpriseId } = await demandRole(tx, caller, params.roleId);
    const { rows, total } = await findCandidates(tx, { enterpriseId, roleId, search, ...page });
    return { members: rows.map(presentMember), page: { ...page, totalElements: total } };
  });
};

function asked(query: Call<Api['listRoleAuthors']>['query']) {
  demandSorts(query.sorts, []);
  const { search = '' } = filtersOf(query.filters, ['search']);
  return { search: search.trim(), page: pageOf(query) };
}
