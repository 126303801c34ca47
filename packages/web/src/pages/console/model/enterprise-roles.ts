import { queryOptions } from '@tanstack/react-query';
import { api, call } from '../../../api/client.ts';

/** The roles of the enterprise, sorted by name. */
export const rolesQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['enterprise-roles', enterpriseWsid],
    staleTime: 60_000,
    queryFn: async ({ signal }) =>
      (await call(api.listEnterpriseRoles, { params: { enterpriseWsid }, signal })).enterpriseRoles,
  });
