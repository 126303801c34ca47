import { WEBHOOK_DELIVERY_STATUSES } from '@countersign/domain';
import type { LogSearch } from './calls.ts';

export function readLogSearch(raw: Record<string, unknown>): LogSearch {
  const page = Number(raw['page']);
  return {
    status: WEBHOOK_DELIVERY_STATUSES.find((status) => status === raw['status']) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export const writeLogSearch = ({ status, page }: LogSearch) => ({
  ...(status === '' ? {} : { status }),
  ...(page === 1 ? {} : { page }),
});
