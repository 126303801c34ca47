import {
  ENVELOPES_SORT,
  ENVELOPE_FLOW_TYPES,
  type EnvelopeFlowType,
  PAGE_SIZE,
  SHOWN_STATUS_FILTERS,
  type ShownStatus,
  type ShownStatusFilter,
} from '@countersign/domain';

/** The sort orders of the list by their names in the address. */
export const LIST_SORTS = {
  updated: ENVELOPES_SORT,
  created: '-createdDatetime',
  deadline: '+expireDatetime',
  title: '+title',
} as const;
export type ListSort = keyof typeof LIST_SORTS;
export const LIST_SORT_NAMES = Object.keys(LIST_SORTS) as ListSort[];

/**
 * Every filter of the list is kept in its address (ux 28). Days are YYYY-MM-DD in the time zone of the user; '' means not set.
 */
export interface ListSearch {
  readonly status: ShownStatusFilter;
  /** Matches title, participant and document name. */
  readonly search: string;
  /** Label ids; an envelope must have at least one of them. */
  readonly labels: readonly string[];
  readonly side: '' | 'sent' | 'received';
  readonly flow: '' | EnvelopeFlowType;
  readonly createdFrom: string;
  readonly createdTo: string;
  readonly expireFrom: string;
  readonly expireTo: string;
  /** The multi-send job that created the envelopes. */
  readonly job: string;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}
export const EMPTY_SEARCH: ListSearch = {
  status: 'ALL',
  search: '',
  labels: [],
  side: '',
  flow: '',
  job: '',
  sort: 'updated',
  page: 1,
  createdFrom: '',
  createdTo: '',
  expireFrom: '',
  expireTo: '',
};

const DAYS = ['createdFrom', 'createdTo', 'expireFrom', 'expireTo'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).slice(0, 100)
    : '';

function day(value: unknown): string {
  const text = word(value);
  return DAY.test(text) && !Number.isNaN(new Date(text).getTime()) ? text : '';
}

/** Reads the address; an invalid value falls back to its default instead of an error page. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page']);
  const side = word(raw['isSender']);
  const labels = typeof raw['labelWsid'] === 'string' ? raw['labelWsid'].split('|') : [];
  return {
    status: SHOWN_STATUS_FILTERS.find((status) => status === raw['envelopeShownStatus']) ?? 'ALL',
    search: word(raw['search']),
    labels: labels.filter((wsid) => /^WSID_LABL_\w{26}$/.test(wsid)).slice(0, 20),
    side: side === 'true' ? 'sent' : side === 'false' ? 'received' : '',
    flow: ENVELOPE_FLOW_TYPES.find((type) => type === raw['envelopeFlowType']) ?? '',
    createdFrom: day(raw['createdFrom']),
    createdTo: day(raw['createdTo']),
    expireFrom: day(raw['expireFrom']),
    expireTo: day(raw['expireTo']),
    job: /^WSID_JOBS_\w{26}$/.exec(word(raw['multiJobWsid']))?.[0] ?? '',
    sort: LIST_SORT_NAMES.find((name) => name === raw['sort']) ?? 'updated',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The search parameters of an address; defaults are left out, so that the unfiltered list has a plain address. */
export function writeListSearch(search: ListSearch): Record<string, string | number> {
  const { status, labels, side, flow, job, sort, page } = search;
  return {
    ...(status === 'ALL' ? {} : { envelopeShownStatus: status }),
    ...(search.search === '' ? {} : { search: search.search }),
    ...(labels.length === 0 ? {} : { labelWsid: labels.join('|') }),
    ...(side === '' ? {} : { isSender: String(side === 'sent') }),
    ...(flow === '' ? {} : { envelopeFlowType: flow }),
    ...Object.fromEntries(DAYS.flatMap((key) => (search[key] === '' ? [] : [[key, search[key]]]))),
    ...(job === '' ? {} : { multiJobWsid: job }),
    ...(sort === 'updated' ? {} : { sort }),
    ...(page === 1 ? {} : { page }),
  };
}

/** A saved search is the address without its page. */
export const viewSearchOf = (search: ListSearch): string =>
  new URLSearchParams(
    Object.entries(writeListSearch({ ...search, page: 1 })).map(([key, value]) => [key, String(value)]),
  ).toString();
export const readViewSearch = (text: string): ListSearch =>
  readListSearch(Object.fromEntries(new URLSearchParams(text)));

/** The query to the server: days are converted to the instants at which they begin and end for the user. */
export function listCallQuery(search: ListSearch) {
  const begin = (text: string): string => new Date(`${text}T00:00:00`).toISOString();
  const end = (text: string): string => new Date(`${text}T23:59:59.999`).toISOString();
  const filters = Object.entries({
    labelWsid: search.labels.join('|'),
    isSender: search.side === '' ? '' : String(search.side === 'sent'),
    envelopeFlowType: search.flow,
    createdFrom: search.createdFrom && begin(search.createdFrom),
    createdTo: search.createdTo && end(search.createdTo),
    expireFrom: search.expireFrom && begin(search.expireFrom),
    expireTo: search.expireTo && end(search.expireTo),
    multiJobWsid: search.job,
  }).flatMap(([key, value]) => (value === '' ? [] : [`${key}=${value}`]));
  return {
    envelopeShownStatus: search.status,
    search: search.search || undefined,
    filters: filters.join(',') || undefined,
    sorts: LIST_SORTS[search.sort],
    offset: pageOffset(search),
    limit: PAGE_SIZE,
  };
}

export const pageOffset = ({ page }: ListSearch): number => (page - 1) * PAGE_SIZE;

/** The search without its filters; the tab, the order and the page are kept. */
export const withoutFilters = ({ status, sort }: ListSearch): ListSearch => ({ ...EMPTY_SEARCH, status, sort });
/** The number of active filters in the popover; a span of days counts as one. */
export const filterCount = ({ labels, side, flow, job, ...days }: ListSearch): number =>
  [
    labels.length > 0,
    side !== '',
    flow !== '',
    job !== '',
    days.createdFrom !== '' || days.createdTo !== '',
    days.expireFrom !== '' || days.expireTo !== '',
  ].filter(Boolean).length;
export const isFiltered = (search: ListSearch): boolean => search.search !== '' || filterCount(search) > 0;

/** These tabs are always shown, the others only while they are not empty. */
const STANDING: readonly ShownStatusFilter[] = [
  'ALL',
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'WAITING_OTHERS',
  'DRAFT',
  'ED_SUCCESS',
];
const PASSING: readonly ShownStatusFilter[] = [
  'EXPIRING_SOON',
  'WAITING_JOIN_ENTERPRISE',
  'CANCEL_WAITING_ME',
  'CANCEL_WAITING_OTHERS',
  'TIMED',
  'REJECT',
  'CHECK_FAILED',
  'BACK',
  'REVOKE',
  'ED_FAIL_EXPIRED',
  'CANCELLED',
];
export interface TabCount {
  readonly status: ShownStatusFilter;
  /** Null for tabs that are not counted and while the counts are loading. */
  readonly count: number | null;
}

/** @param expiring the number of contracts that expire soon, which is not a shown status */
export function tabsOf(
  counts: Partial<Record<ShownStatus, number>> | undefined,
  chosen: ShownStatusFilter,
  expiring: number | null = null,
): TabCount[] {
  const countOf = (status: ShownStatusFilter): number | null => {
    if (status === 'EXPIRING_SOON') return expiring;
    if (counts === undefined) return null;
    if (status !== 'ALL') return counts[status] ?? 0;
    // The recycle bin is not part of the sum.
    return Object.entries(counts).reduce((sum, [one, count]) => (one === 'RECYCLED' ? sum : sum + count), 0);
  };
  const passing = PASSING.filter((status) => (countOf(status) ?? 0) > 0 || status === chosen);
  return [...STANDING, ...passing, 'RECYCLED' as const].map((status) => ({ status, count: countOf(status) }));
}
