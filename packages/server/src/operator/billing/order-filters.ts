import { YEARS, readDate } from '@countersign/contract';
import { refuseWith } from '../../platform/index.ts';
import { statusOf } from '../../contracts/index.ts';

export const ORDER_FILTERS = ['status', 'reference', 'payerName', 'paymentReference', 'from', 'to'] as const;
type OrderFilters = { readonly [K in (typeof ORDER_FILTERS)[number]]?: string };

const DAY_MS = 86_400_000;

/** @throws Refused ERROR_MALFORMED */
export function specOf({ status, from, to, ...exact }: OrderFilters) {
  const last = to === undefined ? undefined : dayOf('to', to);
  return {
    ...exact,
    status: statusOf(status),
    from: from === undefined ? undefined : dayOf('from', from),
    until: last === undefined ? undefined : new Date(last.getTime() + DAY_MS),
  };
}

function dayOf(name: 'from' | 'to', text: string): Date {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? readDate(text) : null;
  return at ?? refuseWith('ERROR_MALFORMED', { field: `filters.${name}`, detail: NO_DAY });
}
const NO_DAY = `is not a day of the years ${YEARS.first} to ${YEARS.last}`;
