import { pathOf, queryOf } from '@countersign/contract';
import { PAGE_SIZE } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../api/client.ts';
import { type ChargeSearch, recordFilters } from './charge-search.ts';

/** Whose charges: the person's own, or those of the active enterprise. */
export type ChargeSource =
  | { readonly owner: 'PERSON'; readonly userWsid: string }
  | { readonly owner: 'ENTERPRISE'; readonly userWsid: string; readonly enterpriseWsid: string };

const keyOf = (source: ChargeSource, ...rest: unknown[]) =>
  ['charges', source.owner === 'PERSON' ? source.userWsid : source.enterpriseWsid, ...rest] as const;
const pageOf = (page: number) => ({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of the active account (Rulings §2). */
export const chargesQuery = (source: ChargeSource) =>
  queryOptions({
    queryKey: keyOf(source, 'balance'),
    queryFn: async ({ signal }) =>
      (await call(api.getCharges, { params: { userWsid: source.userWsid }, signal })).charges,
  });

export const packagesQuery = queryOptions({
  queryKey: ['charge-packages'],
  staleTime: 3_600_000,
  queryFn: async ({ signal }) => (await call(api.listChargePackages, { signal })).packages,
});

export const ordersQuery = (source: ChargeSource, page: number) =>
  queryOptions({
    queryKey: keyOf(source, 'orders', page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      source.owner === 'PERSON'
        ? call(api.listOrders, { params: source, query: pageOf(page), signal })
        : call(api.listEnterpriseOrders, { params: source, query: pageOf(page), signal }),
  });

export const billsQuery = (source: ChargeSource, page: number) =>
  queryOptions({
    queryKey: keyOf(source, 'bills', page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      source.owner === 'PERSON'
        ? call(api.listBills, { params: source, query: pageOf(page), signal })
        : call(api.listEnterpriseBills, { params: source, query: pageOf(page), signal }),
  });

export const recordsQuery = (source: ChargeSource, search: ChargeSearch) => {
  const query = { ...pageOf(search.page), filters: recordFilters(search) };
  return queryOptions({
    queryKey: keyOf(source, 'records', query),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      source.owner === 'PERSON'
        ? call(api.listConsumptions, { params: source, query, signal })
        : call(api.listEnterpriseConsumptions, { params: source, query, signal }),
  });
};

export const usageQuery = (source: ChargeSource, by: 'day' | 'month') => {
  const query = { by, timezone: zone() };
  return queryOptions({
    queryKey: keyOf(source, 'usage', by),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (source.owner === 'PERSON'
        ? await call(api.getUsage, { params: source, query, signal })
        : await call(api.getEnterpriseUsage, { params: source, query, signal })
      ).usage,
  });
};

export async function placeOrder(source: ChargeSource, packageCode: string, idempotencyKey: string) {
  const body = { packageCode };
  const { order } =
    source.owner === 'PERSON'
      ? await call(api.createOrder, { params: source, body, idempotencyKey })
      : await call(api.createEnterpriseOrder, { params: source, body, idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: keyOf(source, 'orders') });
  return order;
}

export async function cancelOrder(source: ChargeSource, orderWsid: string): Promise<void> {
  if (source.owner === 'PERSON') await call(api.cancelOrder, { params: { ...source, orderWsid } });
  else await call(api.cancelEnterpriseOrder, { params: { ...source, orderWsid } });
  await queryClient.invalidateQueries({ queryKey: keyOf(source, 'orders') });
}

export async function setLowThreshold(source: ChargeSource, lowThreshold: number | null): Promise<void> {
  const body = { lowThreshold };
  const { charges } =
    source.owner === 'PERSON'
      ? await call(api.setLowCharges, { params: source, body })
      : await call(api.setEnterpriseLowCharges, { params: source, body });
  queryClient.setQueryData(chargesQuery(source).queryKey, charges);
}

export const billAddress = (source: ChargeSource, billWsid: string): string =>
  source.owner === 'PERSON'
    ? pathOf(api.getBill, { ...source, billWsid })
    : pathOf(api.getEnterpriseBill, { ...source, billWsid });

export const exportAddress = (source: ChargeSource, format: 'csv' | 'xlsx', search: ChargeSearch): string => {
  const query = queryOf({ format, filters: recordFilters(search) });
  return source.owner === 'PERSON'
    ? `${pathOf(api.exportConsumptions, source)}${query}`
    : `${pathOf(api.exportEnterpriseConsumptions, source)}${query}`;
};
