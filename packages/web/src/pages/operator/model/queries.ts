import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operatorApi } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { queryClient } from '../../../api/client.ts';
import { operatorCall } from './calls.ts';
import { type ListSearch, filtersText, listQueryOf } from './list-search.ts';

const WAITING_MOST = 100;
export const HEALTH_EVERY_MS = 15_000;

type Filters<K extends readonly string[]> = Readonly<Record<K[number], string>>;
/** The query of a list that is paged by the key of its last row. */
const keyedQueryOf = (filters: Readonly<Record<string, string>>, before: string) => ({
  filters: filtersText(filters),
  before,
  limit: PAGE_SIZE,
});

export const APPLICATION_FILTERS = ['kind', 'status', 'name', 'numberHeld'] as const;
export type ApplicationSearch = ListSearch<(typeof APPLICATION_FILTERS)[number]>;
export const applicationsQuery = (search: ApplicationSearch) =>
  queryOptions({
    queryKey: ['operator', 'applications', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listIdentityApplications, { query: listQueryOf(search), signal }),
  });

/** The waiting applications, the longest-waiting first, for going from one to the next. */
export const waitingQuery = queryOptions({
  queryKey: ['operator', 'applications', 'waiting'],
  queryFn: ({ signal }) =>
    operatorCall(operatorApi.listIdentityApplications, {
      query: { filters: 'status=WAITING', limit: WAITING_MOST },
      signal,
    }),
});

/** Each view is recorded, so nothing is prefetched or refetched automatically. */
export const applicationQuery = (applicationWsid: string) =>
  queryOptions({
    queryKey: ['operator', 'application', applicationWsid],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      operatorCall(operatorApi.getIdentityApplication, { params: { applicationWsid }, signal }),
  });

export const CERTIFICATE_FILTERS = ['serial', 'subject', 'kind', 'revoked', 'envelopeWsid'] as const;
export const certificatesQuery = (filters: Filters<typeof CERTIFICATE_FILTERS>, before: string) =>
  queryOptions({
    queryKey: ['operator', 'certificates', filters, before],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      operatorCall(operatorApi.searchCertificates, { query: keyedQueryOf(filters, before), signal }),
  });

export const USER_FILTERS = ['contact', 'name', 'status'] as const;
export const usersQuery = (filters: Filters<typeof USER_FILTERS>, before: string) =>
  queryOptions({
    queryKey: ['operator', 'users', filters, before],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listUsers, { query: keyedQueryOf(filters, before), signal }),
  });

export const COMPLAINT_FILTERS = ['status', 'contact'] as const;
export type ComplaintSearch = ListSearch<(typeof COMPLAINT_FILTERS)[number]>;
export const complaintsQuery = (search: ComplaintSearch) =>
  queryOptions({
    queryKey: ['operator', 'complaints', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listComplaints, { query: listQueryOf(search), signal }),
  });
export const openComplaintsQuery = queryOptions({
  queryKey: ['operator', 'complaints', 'open'],
  queryFn: ({ signal }) =>
    operatorCall(operatorApi.listComplaints, { query: { filters: 'status=OPEN', limit: 1 }, signal }),
});

export const ORDER_FILTERS = ['status', 'reference', 'payerName', 'paymentReference', 'from', 'to'] as const;
export type OrderSearch = ListSearch<(typeof ORDER_FILTERS)[number]>;
export const ordersQuery = (search: OrderSearch) =>
  queryOptions({
    queryKey: ['operator', 'orders', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listOperatorOrders, { query: listQueryOf(search), signal }),
  });

export const blacklistQuery = (search: ListSearch<never>) =>
  queryOptions({
    queryKey: ['operator', 'blacklist', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listBlacklist, { query: listQueryOf(search), signal }),
  });

export const UNREACHED_FILTERS = ['contact', 'reason'] as const;
export const unreachedQuery = (search: ListSearch<(typeof UNREACHED_FILTERS)[number]>) =>
  queryOptions({
    queryKey: ['operator', 'unreached', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listReturnedContacts, { query: listQueryOf(search), signal }),
  });

export const healthQuery = queryOptions({
  queryKey: ['operator', 'health'],
  refetchInterval: HEALTH_EVERY_MS,
  queryFn: ({ signal }) => operatorCall(operatorApi.getHealth, { signal }),
});

export const REQUEST_FILTERS = ['status', 'kind'] as const;
export const requestsQuery = (search: ListSearch<(typeof REQUEST_FILTERS)[number]>) =>
  queryOptions({
    queryKey: ['operator', 'requests', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listOperatorRequests, { query: listQueryOf(search), signal }),
  });
export const requestQuery = (requestWsid: string) =>
  queryOptions({
    queryKey: ['operator', 'requests', 'one', requestWsid],
    queryFn: ({ signal }) => operatorCall(operatorApi.getOperatorRequest, { params: { requestWsid }, signal }),
  });
export const waitingRequestsQuery = queryOptions({
  queryKey: ['operator', 'requests', 'waiting'],
  queryFn: ({ signal }) =>
    operatorCall(operatorApi.listOperatorRequests, {
      query: { filters: 'status=WAITING', limit: WAITING_MOST },
      signal,
    }),
});
export const effectQuery = (kind: string, subject: string) =>
  queryOptions({
    queryKey: ['operator', 'effect', kind, subject],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await operatorCall(operatorApi.getRequestEffect, { params: { kind, subject }, signal })).effect,
  });

export const SEAL_CHECK_FILTERS = ['nameCheck'] as const;
export const sealChecksQuery = (search: ListSearch<(typeof SEAL_CHECK_FILTERS)[number]>) =>
  queryOptions({
    queryKey: ['operator', 'sealChecks', search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => operatorCall(operatorApi.listSealChecks, { query: listQueryOf(search), signal }),
  });
export const waitingSealsQuery = queryOptions({
  queryKey: ['operator', 'sealChecks', 'waiting'],
  queryFn: ({ signal }) =>
    operatorCall(operatorApi.listSealChecks, { query: { filters: 'nameCheck=WAITING', limit: 1 }, signal }),
});

export const operatorsQuery = queryOptions({
  queryKey: ['operator', 'operators'],
  queryFn: async ({ signal }) => (await operatorCall(operatorApi.listOperators, { signal })).operators,
});

/** Refetches what an act changed: every query under the name. */
export const refetch = (...names: string[]): void => {
  for (const name of names) void queryClient.invalidateQueries({ queryKey: ['operator', name] });
};
