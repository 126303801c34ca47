import type { Api, BodyIn, DataOf, Webhook, WebhookDelivery } from '@countersign/contract';
import { PAGE_SIZE, type WebhookDeliveryStatus } from '@countersign/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, call, queryClient } from '../../../../api/client.ts';

export const apiClientsQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['api-clients', enterpriseWsid],
    queryFn: async ({ signal }) => (await call(api.listApiClients, { params: { enterpriseWsid }, signal })).apiClients,
  });
export const refetchApiClients = () => queryClient.invalidateQueries({ queryKey: ['api-clients'] });

export const webhooksQuery = (enterpriseWsid: string) =>
  queryOptions({
    queryKey: ['webhooks', enterpriseWsid],
    queryFn: async ({ signal }) => (await call(api.listWebhooks, { params: { enterpriseWsid }, signal })).webhooks,
  });
export const refetchWebhooks = () => queryClient.invalidateQueries({ queryKey: ['webhooks'] });

export interface HookPlace {
  readonly enterpriseWsid: string;
  readonly webhookWsid: string;
}

type Deliveries = DataOf<Api['listWebhookDeliveries']>;

/** While a delivery is under way, the log is polled. */
const LOOK_AGAIN_MS = 2000;
const isUnderWay = ({ status, attempts }: WebhookDelivery): boolean => status === 'WAITING' && attempts === 0;

export const deliveriesQuery = (place: HookPlace, { status, page }: LogSearch) =>
  queryOptions({
    queryKey: ['webhook-deliveries', place.webhookWsid, status, page],
    queryFn: ({ signal }) =>
      call(api.listWebhookDeliveries, {
        params: place,
        query: {
          filters: status === '' ? '' : `status=${status}`,
          offset: (page - 1) * PAGE_SIZE,
          limit: PAGE_SIZE,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { state: { data?: Deliveries | undefined } }) =>
      state.data?.deliveries.some(isUnderWay) === true ? LOOK_AGAIN_MS : false,
  });
export const refetchDeliveries = () => queryClient.invalidateQueries({ queryKey: ['webhook-deliveries'] });

export async function changeWebhook(place: HookPlace, body: BodyIn<Api['updateWebhook']>): Promise<Webhook> {
  const { webhook } = await call(api.updateWebhook, { params: place, body });
  await refetchWebhooks();
  return webhook;
}

/** The filters of the log are kept in the address (ux 28). */
export interface LogSearch {
  readonly status: '' | WebhookDeliveryStatus;
  /** From 1. */
  readonly page: number;
}
