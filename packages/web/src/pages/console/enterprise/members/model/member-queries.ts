import type { Api, BodyIn, EnterpriseMember } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../../api/client.ts';
import { type MemberSearch, type MemberSort, NO_DEPARTMENT } from './member-search.ts';

const SORTS: Record<MemberSort, string> = { name: '+name', joined: '-joinedDate', number: '+employeeNumber' };

const filtersOf = ({ department, status, role }: MemberSearch): string =>
  [
    department === '' ? null : `departmentWsid=${department === NO_DEPARTMENT ? 'none' : department}`,
    status === '' ? null : `status=${status}`,
    role === '' ? null : `roleWsid=${role}`,
  ]
    .filter((part) => part !== null)
    .join(',');

/** A page of the members, by the filters in the address. */
export const membersQuery = (enterpriseWsid: string, search: MemberSearch) =>
  queryOptions({
    queryKey: ['members', enterpriseWsid, 'list', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listMembers, {
        params: { enterpriseWsid },
        query: {
          search: search.search,
          filters: filtersOf(search),
          sorts: SORTS[search.sort],
          offset: (search.page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
        },
        signal,
      }),
  });

/** The disabled members, the latest first. */
export const forbiddenQuery = (enterpriseWsid: string, { search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['members', enterpriseWsid, 'forbidden', search, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { search, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      return call(api.listForbiddenMembers, { params: { enterpriseWsid }, query, signal });
    },
  });

export const changedMembers = (enterpriseWsid: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['members', enterpriseWsid] });

/** Departments count their members, so both lists are refetched. */
const changedCounts = async (enterpriseWsid: string): Promise<void> => {
  await Promise.all([
    changedMembers(enterpriseWsid),
    queryClient.invalidateQueries({ queryKey: ['departments', enterpriseWsid] }),
  ]);
};

export async function updateMember(
  enterpriseWsid: string,
  memberWsid: string,
  body: BodyIn<Api['updateMember']>,
): Promise<EnterpriseMember> {
  const { member } = await call(api.updateMember, { params: { enterpriseWsid, memberWsid }, body });
  await changedCounts(enterpriseWsid);
  return member;
}

export async function disableMember(enterpriseWsid: string, memberWsid: string): Promise<void> {
  await call(api.disableMember, { params: { enterpriseWsid, memberWsid } });
  await changedCounts(enterpriseWsid);
}

export async function enableMember(enterpriseWsid: string, memberWsid: string): Promise<void> {
  await call(api.enableMember, { params: { enterpriseWsid, memberWsid } });
  await changedCounts(enterpriseWsid);
}

/** The key of a row: invited people have no membership yet. */
export const keyOf = ({ memberWsid, invitationWsid }: EnterpriseMember): string => memberWsid ?? invitationWsid ?? '';
