import { PAGE_SIZE, SHOWN_STATUS_FILTERS, type ShownStatus, type ShownStatusFilter } from '@countersign/domain';

/** Every filter of the list stands in its address (ux 28). */
export interface ListSearch {
  readonly status: ShownStatusFilter;
  readonly title: string;
  readonly participant: string;
  /** From 1. */
  readonly page: number;
}
export const EMPTY_SEARCH: ListSearch = { status: 'ALL', title: '', participant: '', page: 1 };

/** Reads the address; whatever makes no sense there falls back to its default instead of to an error page. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const word = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
  const page = Number(raw['page']);
  return {
    status: SHOWN_STATUS_FILTERS.find((status) => status === raw['envelopeShownStatus']) ?? 'ALL',
    title: word(raw['title']),
    participant: word(raw['participantName']),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The search parameters of an address; defaults are left out, so that the plain list has a plain address. */
export function writeListSearch(search: ListSearch): Record<string, string | number> {
  return {
    ...(search.status === 'ALL' ? {} : { envelopeShownStatus: search.status }),
    ...(search.title === '' ? {} : { title: search.title }),
    ...(search.participant === '' ? {} : { participantName: search.participant }),
    ...(search.page === 1 ? {} : { page: search.page }),
  };
}

export const pageOffset = ({ page }: ListSearch): number => (page - 1) * PAGE_SIZE;
export const pageCount = (totalElements: number): number => Math.max(1, Math.ceil(totalElements / PAGE_SIZE));
export const isFiltered = ({ title, participant }: ListSearch): boolean => title !== '' || participant !== '';

/** These tabs always stand; the others only while something is in them. */
const STANDING: readonly ShownStatusFilter[] = [
  'ALL',
  'WAITING_ME_SIGN',
  'WAITING_ME_CHECK',
  'WAITING_OTHERS',
  'DRAFT',
  'ED_SUCCESS',
];
const PASSING: readonly ShownStatus[] = ['REJECT', 'CHECK_FAILED', 'REVOKE', 'ED_FAIL_EXPIRED'];
export interface TabCount {
  readonly status: ShownStatusFilter;
  /** Null where nothing is counted, as long as the counts are on their way. */
  readonly count: number | null;
}
export function tabsOf(
  counts: Partial<Record<ShownStatus, number>> | undefined,
  chosen: ShownStatusFilter,
): TabCount[] {
  const countOf = (status: ShownStatusFilter): number | null => {
    if (counts === undefined || status === 'EXPIRING_SOON') return null;
    if (status !== 'ALL') return counts[status] ?? 0;
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  };
  const passing = PASSING.filter((status) => (counts?.[status] ?? 0) > 0 || status === chosen);
  const known: ShownStatusFilter[] = [...STANDING, ...passing];
  const tabs = known.includes(chosen) ? known : [...known, chosen];
  return tabs.map((status) => ({ status, count: countOf(status) }));
}
