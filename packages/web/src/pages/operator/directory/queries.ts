import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { operatorApi } from '@countersign/contract';
import { operatorCall } from '../model/calls.ts';
import { type ListSearch, listQueryOf } from '../model/list-search.ts';

export const DIRECTORY_FILTERS = ['kind', 'text'] as const;

/** Each read is recorded, so nothing is prefetched or refetched automatically. */
const RECORDED = { staleTime: 60_000, refetchOnWindowFocus: false } as const;
const HISTORY_SIZE = 20;

export const directoryQuery = (search: ListSearch<(typeof DIRECTORY_FILTERS)[number]>) =>
  queryOptions({
    queryKey: ['operator', 'directory', search],
    ...RECORDED,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.searchDirectory, { query: listQueryOf(search), signal }),
  });

export const entryQuery = (account: string) =>
  queryOptions({
    queryKey: ['operator', 'directory', 'one', account],
    ...RECORDED,
    queryFn: ({ signal }) => operatorCall(operatorApi.getDirectoryEntry, { params: { account }, signal }),
  });

export const historyQuery = (account: string, before: string) =>
  queryOptions({
    queryKey: ['operator', 'directory', 'history', account, before],
    ...RECORDED,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operatorCall(operatorApi.listDirectoryHistory, {
        params: { account },
        query: { before, limit: HISTORY_SIZE },
        signal,
      }),
  });
