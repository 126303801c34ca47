/** The sort orders of the list by their names in the address. */
export const MEMBER_SORT_NAMES = ['name', 'joined', 'number'] as const;
export type MemberSort = (typeof MEMBER_SORT_NAMES)[number];

/** The states besides active members, which are shown by default. */
export const SHOWN_MEMBER_STATUSES = ['INVITED'] as const;
export type ShownMemberStatus = (typeof SHOWN_MEMBER_STATUSES)[number];

/** The value for members in no department. */
export const NO_DEPARTMENT = 'none';

/** Every filter of the members is kept in the address (ux 28); '' means not set. */
export interface MemberSearch {
  readonly search: string;
  /** '' for all members, 'none' for those in no department, else an id. */
  readonly department: string;
  readonly status: '' | ShownMemberStatus;
  readonly role: string;
  readonly sort: MemberSort;
  /** From 1. */
  readonly page: number;
}
export const EMPTY_MEMBER_SEARCH: MemberSearch = {
  search: '',
  department: '',
  status: '',
  role: '',
  sort: 'name',
  page: 1,
};

const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
const wsid = (value: unknown): string => /^WSID_[A-Z]{4}_\w{26}$/.exec(word(value))?.[0] ?? '';

/** Reads the address; an invalid value falls back to its default instead of an error page. */
export function readMemberSearch(raw: Record<string, unknown>): MemberSearch {
  const page = Number(raw['page']);
  return {
    search: word(raw['search']),
    department: raw['department'] === NO_DEPARTMENT ? NO_DEPARTMENT : wsid(raw['department']),
    status: SHOWN_MEMBER_STATUSES.find((status) => status === raw['status']) ?? '',
    role: wsid(raw['role']),
    sort: MEMBER_SORT_NAMES.find((name) => name === raw['sort']) ?? 'name',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The search parameters of an address; defaults are left out, so that the unfiltered list has a plain address. */
export function writeMemberSearch(search: MemberSearch): Record<string, string | number> {
  const defaults: Record<string, string | number> = { ...EMPTY_MEMBER_SEARCH };
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== defaults[key]) as [string, string | number][],
  );
}

/** Whether anything but the department narrows the list. */
export const isNarrowed = ({ search, status, role }: MemberSearch): boolean => search + status + role !== '';
