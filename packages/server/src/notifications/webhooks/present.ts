import type { Webhook, WebhookDelivery } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import type { DeliveryRow, WebhookRow } from './store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentWebhook = (row: WebhookRow, now: Date): Webhook => ({
  webhookWsid: toWsid('webhook', row.id),
  url: row.url,
  description: row.description,
  events: row.events,
  enabled: row.enabled,
  failingSinceDatetime: iso(row.failingSince),
  givenUpDatetime: iso(row.givenUpAt),
  createdDatetime: row.createdAt.toISOString(),
  oldSecretUntilDatetime: row.oldSecretUntil !== null && row.oldSecretUntil > now ? iso(row.oldSecretUntil) : null,
});

export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  deliveryWsid: toWsid('webhookDelivery', row.id),
  number: row.number,
  type: row.type,
  status: row.status,
  attempts: row.attempts,
  createdDatetime: row.createdAt.toISOString(),
  lastAttemptDatetime: iso(row.lastAttemptAt),
  nextAttemptDatetime: iso(row.nextAttemptAt),
  responseStatus: row.responseStatus,
  responseBody: row.responseBody,
  durationMs: row.durationMs,
  fault: row.fault,
  payload: row.payload,
});
