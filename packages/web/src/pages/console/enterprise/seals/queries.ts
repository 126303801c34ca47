import { type Api, type DataOf, type OfficeSeal, api } from '@countersign/contract';
import { PAGE_SIZE, PAGE_SIZE_SMALL, USE_RECORDS_SORT } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, queryClient } from '../../../../api/client.ts';

/** Everything about the seals of the active account; another account has another cache (see `changeAccount`). */
const SEALS = 'office-seals';

/** The filters that are set, in wire format (Rulings §1.3). A comma would start another filter. */
export const filtersOf = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value.replaceAll(',', ' ')}`)
    .join(',');

const pageOf = (page: number, size: number) => ({ offset: (page - 1) * size, limit: size });

export const adminSealsQuery = (filters: string, page: number) =>
  queryOptions({
    queryKey: [SEALS, 'admin', filters, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.listOfficeSealsAdmin, { query: { filters, ...pageOf(page, PAGE_SIZE_SMALL) }, signal }),
  });

export const sealQuery = (officeSealWsid: string) =>
  queryOptions({
    queryKey: [SEALS, 'one', officeSealWsid],
    queryFn: async ({ signal }) => (await call(api.getOfficeSeal, { params: { officeSealWsid }, signal })).officeSeal,
  });

export const groupsQuery = queryOptions({
  queryKey: [SEALS, 'groups'],
  queryFn: async ({ signal }) => (await call(api.listSealGroups, { signal })).groups,
});

export const authorizationsQuery = (officeSealWsid: string, page: number) =>
  queryOptions({
    queryKey: [SEALS, 'authorizations', officeSealWsid, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filters = filtersOf({ officeSealWsid, live: 'true' });
      return call(api.listOfficeSealAuthorizations, { query: { filters, ...pageOf(page, PAGE_SIZE) }, signal });
    },
  });

export type UseRecords = DataOf<Api['listAllSealUseRecords']>;
/** The use records of one seal, or of all; newest first (Spec §9 "Default sorts"). */
export const useRecordsQuery = (officeSealWsid: string | null, page: number) =>
  queryOptions({
    queryKey: [SEALS, 'uses', officeSealWsid, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }): Promise<UseRecords> => {
      const query = { sorts: USE_RECORDS_SORT, ...pageOf(page, PAGE_SIZE) };
      return officeSealWsid === null
        ? call(api.listAllSealUseRecords, { query, signal })
        : call(api.listSealUseRecords, { params: { officeSealWsid }, query, signal });
    },
  });

export const generalSealsQuery = (usable: boolean, page: number) =>
  queryOptions({
    queryKey: [SEALS, 'general', usable, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const filters = `usable=${String(usable)}`;
      return call(api.listOfficeSealsGeneral, { query: { filters, ...pageOf(page, PAGE_SIZE_SMALL) }, signal });
    },
  });

export const applicationsQuery = (filters: string, page: number) =>
  queryOptions({
    queryKey: [SEALS, 'applications', filters, page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(api.listSealApplications, { query: { filters, ...pageOf(page, PAGE_SIZE) }, signal }),
  });

/** Refetches the seals after an act. */
export const refreshSeals = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [SEALS] });

/** The state of a seal: usable, waiting to be checked, refused, or abandoned. */
export type SealState = 'USABLE' | 'WAITING' | 'REFUSED' | 'ABANDONED';
export function stateOf({ status, checkStatus }: Pick<OfficeSeal, 'status' | 'checkStatus'>): SealState {
  if (status === 'ABANDONED') return 'ABANDONED';
  return checkStatus === 'CHECKED' ? 'USABLE' : checkStatus;
}
const STATE_FILTERS: Readonly<Record<SealState, Readonly<Record<string, string>>>> = {
  USABLE: { status: 'NORMAL', checkStatus: 'CHECKED' },
  WAITING: { status: 'NORMAL', checkStatus: 'WAITING' },
  REFUSED: { status: 'NORMAL', checkStatus: 'REFUSED' },
  ABANDONED: { status: 'ABANDONED' },
};
export const SEAL_STATES = Object.keys(STATE_FILTERS) as SealState[];

/** The filters of the list of seals, as kept in the address. */
export interface SealSearch {
  readonly page: number;
  /** A group, `NONE` for seals in no group, or '' for all. */
  readonly group: string;
  readonly name: string;
  readonly state: SealState | 'ALL';
}
const textOr = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');
export function readSealSearch(search: Record<string, unknown>): SealSearch {
  const { page, group, name, state } = search;
  return {
    page: typeof page === 'number' && page > 1 ? Math.floor(page) : 1,
    group: textOr(group),
    name: textOr(name),
    state: SEAL_STATES.find((one) => one === state) ?? 'ALL',
  };
}
export const writeSealSearch = ({ page, group, name, state }: SealSearch): Record<string, unknown> => ({
  ...(page === 1 ? {} : { page }),
  ...(group === '' ? {} : { group }),
  ...(name === '' ? {} : { name }),
  ...(state === 'ALL' ? {} : { state }),
});
export const filtersOfSearch = ({ group, name, state }: SealSearch): string =>
  filtersOf({ groupWsid: group, name, ...(state === 'ALL' ? {} : STATE_FILTERS[state]) });
