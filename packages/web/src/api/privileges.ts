import { type PermissionKey, type Privileges, editionOf, mayDo } from '@countersign/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { enterpriseQuery } from './accounts.ts';
import { api, call } from './client.ts';
import { currentUserWsid } from './session.ts';

/** The permission keys of an active account (Spec §6); none in the personal one. */
const privilegesQuery = (userWsid: string) =>
  queryOptions({
    queryKey: ['privileges', userWsid],
    staleTime: 60_000,
    enabled: editionOf(userWsid) === 'e',
    queryFn: async ({ signal }) => {
      const { privilegeList } = await call(api.listPrivileges, { params: { userWsid }, signal });
      return privilegeList.map(({ permissions }) => permissions);
    },
  });

/** The permissions of the active account; undefined until they are known. The server checks every call by itself. */
export function usePrivileges(): Privileges | undefined {
  const userWsid = currentUserWsid();
  const { data: keys } = useQuery(privilegesQuery(userWsid));
  const { data: enterprise } = useQuery(enterpriseQuery(userWsid));
  if (editionOf(userWsid) === 'p') return { isOwner: false, keys: new Set() };
  if (keys === undefined || enterprise === undefined) return undefined;
  return { isOwner: enterprise?.isOwner ?? false, keys: new Set(keys) };
}

/** Whether the active account holds the permission; actions without permission are not shown (ux 37). */
export function useMay(key: PermissionKey): boolean {
  const privileges = usePrivileges();
  return privileges !== undefined && mayDo(privileges, key);
}
