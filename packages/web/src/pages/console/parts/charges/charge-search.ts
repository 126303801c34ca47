import { CHARGE_KINDS, type ChargeKind } from '@countersign/domain';
import { dayBegins } from '../../../../text/local-time.ts';

const CHARGE_LISTS = ['orders', 'bills', 'records'] as const;
export type ChargeList = (typeof CHARGE_LISTS)[number];

/** The open list and the filters of the records; all of it is kept in the address (ux 28). '' means not set. */
export interface ChargeSearch {
  readonly tab: ChargeList;
  /** From 1. */
  readonly page: number;
  readonly by: 'day' | 'month';
  readonly kind: '' | ChargeKind;
  /** Days as 2026-11-21. */
  readonly from: string;
  readonly to: string;
  readonly member: string;
  readonly envelope: string;
}
export const EMPTY_CHARGE_SEARCH: ChargeSearch = {
  tab: 'orders',
  page: 1,
  by: 'day',
  kind: '',
  from: '',
  to: '',
  member: '',
  envelope: '',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const day = (value: unknown): string => /^\d{4}-\d{2}-\d{2}$/.exec(text(value))?.[0] ?? '';
const wsid = (value: unknown): string => /^WSID_[A-Z]{4}_\w{26}$/.exec(text(value))?.[0] ?? '';

/** Reads the address; an invalid value falls back to its default instead of an error page. */
export function readChargeSearch(raw: Record<string, unknown>): ChargeSearch {
  const page = Number(raw['page']);
  return {
    tab: CHARGE_LISTS.find((one) => one === raw['tab']) ?? 'orders',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    by: raw['by'] === 'month' ? 'month' : 'day',
    kind: CHARGE_KINDS.find((one) => one === raw['kind']) ?? '',
    from: day(raw['from']),
    to: day(raw['to']),
    member: wsid(raw['member']),
    envelope: wsid(raw['envelope']),
  };
}

/** The search parameters of an address; defaults are left out. */
export function writeChargeSearch(search: ChargeSearch): Record<string, string | number> {
  const defaults: Record<string, string | number> = { ...EMPTY_CHARGE_SEARCH };
  return Object.fromEntries(
    Object.entries(search).filter(([key, value]) => value !== defaults[key]) as [string, string | number][],
  );
}

/** `filters` of the list of records; days are in the time zone of the user. */
export function recordFilters({ kind, from, to, member, envelope }: ChargeSearch): string {
  const last = to === '' ? '' : new Date(dayBegins(to, 1).getTime() - 1).toISOString();
  const parts = {
    kind,
    from: from === '' ? '' : dayBegins(from).toISOString(),
    to: last,
    memberWsid: member,
    envelopeWsid: envelope,
  };
  return Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${value}`)
    .join(',');
}

export const isNarrowed = (search: ChargeSearch): boolean => recordFilters(search) !== '';
