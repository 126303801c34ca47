import { type PolicyRole, api } from '@countersign/contract';
import type { PermissionKey } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, queryClient } from '../../../../api/client.ts';
import { currentUserWsid } from '../../../../api/session.ts';

const KEY = 'roles';
/** All role queries are about the active account. */
const key = (...about: readonly unknown[]) => [KEY, currentUserWsid(), ...about] as const;

export const rolesQuery = () =>
  queryOptions({
    queryKey: key('list'),
    queryFn: async ({ signal }) => (await call(api.listPolicyRoles, { signal })).enterpriseRoles,
  });

export const keysQuery = (enterpriseRoleWsid: string) =>
  queryOptions({
    queryKey: key('keys', enterpriseRoleWsid),
    queryFn: async ({ signal }) => {
      const { privilegeList } = await call(api.getRolePrivileges, { params: { enterpriseRoleWsid }, signal });
      return privilegeList.map(({ permissions }) => permissions);
    },
  });

/** The roles of the user themselves, whose keys they may not change. */
export const ownRolesQuery = () =>
  queryOptions({
    queryKey: key('own'),
    queryFn: async ({ signal }) => {
      const { enterpriseRoles } = await call(api.listRolesOfAuthor, {
        params: { userWsid: currentUserWsid() },
        signal,
      });
      return enterpriseRoles.map(({ enterpriseRoleWsid }) => enterpriseRoleWsid);
    },
  });

export const HOLDERS_AT_ONCE = 10;
export const holdersQuery = (roleId: string, page: number) =>
  queryOptions({
    queryKey: key('holders', roleId, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { offset: (page - 1) * HOLDERS_AT_ONCE, limit: HOLDERS_AT_ONCE };
      return call(api.listRoleAuthors, { params: { roleId }, query, signal });
    },
  });

export const refreshRoles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [KEY] });

/** Sets the keys and updates the query cache of the page. */
export async function saveKeys(role: PolicyRole, keys: ReadonlySet<string>): Promise<void> {
  const params = { enterpriseRoleWsid: role.enterpriseRoleWsid };
  const privilegeList = [...keys].map((permissions) => ({ permissions: permissions as PermissionKey }));
  await call(api.setRolePrivileges, { params, body: { privilegeList } });
  await refreshRoles();
}
