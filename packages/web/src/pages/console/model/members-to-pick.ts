import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useEnterprise } from '../../../api/accounts.ts';
import { api, call } from '../../../api/client.ts';

const PAGE = 20;

/** A member to choose; their contact is masked (security 36). */
export interface MemberToPick {
  readonly memberWsid: string;
  readonly name: string;
  readonly contact: string;
  readonly departmentName?: string | null;
  readonly title?: string | null;
  readonly isMe?: boolean;
}
interface Found {
  readonly members: readonly MemberToPick[];
  readonly page: { readonly offset: number; readonly limit: number; readonly totalElements: number };
}
interface Asked {
  readonly enterpriseWsid: string;
  readonly search: string;
  /** Null: any member. */
  readonly roleId: string | null;
}

function find({ enterpriseWsid, search, roleId }: Asked, offset: number, signal: AbortSignal): Promise<Found> {
  if (roleId === null)
    return call(api.pickMembers, { params: { enterpriseWsid }, query: { search, offset, limit: PAGE }, signal });
  // A comma would separate two filters.
  const words = search.replaceAll(',', ' ').trim();
  const query = { filters: words === '' ? '' : `search=${words}`, offset, limit: PAGE };
  return call(api.listRoleCandidates, { params: { roleId }, query, signal });
}

const membersToPickQuery = (asked: Asked) =>
  infiniteQueryOptions({
    queryKey: ['members', asked.enterpriseWsid, 'pick', asked.roleId, asked.search],
    enabled: asked.enterpriseWsid !== '',
    placeholderData: keepPreviousData<InfiniteData<Found, number>>,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => find(asked, pageParam, signal),
    getNextPageParam: ({ page }) =>
      page.offset + page.limit < page.totalElements ? page.offset + page.limit : undefined,
  });

/**
 * Members of the active enterprise whose name or number matches the typed text, page by page; with a role, only those who can
 * be bound to it. None in the personal account.
 */
export function useMembersToPick(typed: string, roleId: string | null = null) {
  const enterpriseWsid = useEnterprise()?.enterpriseWsid ?? '';
  const search = useDeferredValue(typed.trim());
  const list = useInfiniteQuery(membersToPickQuery({ enterpriseWsid, search, roleId }));
  const { data, isError, hasNextPage, isFetchingNextPage: isLoadingMore } = list;
  return {
    /** Undefined while they are loading. */
    members: data?.pages.flatMap(({ members }) => members),
    search,
    isError,
    hasMore: hasNextPage,
    isLoadingMore,
    loadMore: () => void list.fetchNextPage(),
    again: () => void list.refetch(),
  };
}
