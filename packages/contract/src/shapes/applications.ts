import {
  API_SCOPE_NAMES,
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_EVENTS,
  WEBHOOK_FAULTS,
  WEBHOOK_TEST,
} from '@countersign/domain';
import { z } from 'zod';
import { wireDate } from './basics.ts';

/** A key of an enterprise for its programs; the key itself is answered once, when it is made. */
export const apiClient = z.object({
  apiClientWsid: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPE_NAMES)),
  /** The first characters, by which people tell keys apart. */
  keyPrefix: z.string(),
  /** STOPPED: its maker is no longer the owner; a rotation by the owner makes it work again. */
  status: z.enum(['ACTIVE', 'EXPIRED', 'STOPPED', 'REVOKED']),
  createdDatetime: wireDate,
  expireDatetime: wireDate.nullable(),
  /** While the key before the last rotation still works. */
  oldKeyUntilDatetime: wireDate.nullable(),
  lastUsedDatetime: wireDate.nullable(),
  lastUsedIp: z.string().nullable(),
  revokedDatetime: wireDate.nullable(),
});
export type ApiClient = z.output<typeof apiClient>;

export const webhook = z.object({
  webhookWsid: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  enabled: z.boolean(),
  /** Since when every attempt has failed. */
  failingSinceDatetime: wireDate.nullable(),
  /** When the server disabled it, after days of failures. */
  givenUpDatetime: wireDate.nullable(),
  createdDatetime: wireDate,
  /** While the secret before the last rotation still signs as well. */
  oldSecretUntilDatetime: wireDate.nullable(),
});
export type Webhook = z.output<typeof webhook>;

export const webhookDelivery = z.object({
  deliveryWsid: z.string(),
  /** Numbers the deliveries of the webhook without a gap, in the order of their events. */
  number: z.number(),
  type: z.enum([...WEBHOOK_EVENTS, WEBHOOK_TEST]),
  status: z.enum(WEBHOOK_DELIVERY_STATUSES),
  attempts: z.number(),
  createdDatetime: wireDate,
  lastAttemptDatetime: wireDate.nullable(),
  nextAttemptDatetime: wireDate.nullable(),
  responseStatus: z.number().nullable(),
  /** Its first 2 kB. */
  responseBody: z.string().nullable(),
  durationMs: z.number().nullable(),
  fault: z.enum(WEBHOOK_FAULTS).nullable(),
  /** The JSON that is sent, byte for byte. */
  payload: z.string(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
