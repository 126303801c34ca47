import { isGivenUp, toWsid, webhookRetrySec } from '@countersign/domain';
import { type AddressRule, type Config, type Services, type Tx, emit, unseal } from '../../platform/index.ts';
import { type Outcome, sendWebhook } from './send.ts';
import { signatureOf } from './signature.ts';
import {
  type DeliveryRow,
  type WebhookRow,
  findDelivery,
  lockWebhook,
  updateDelivery,
  updateWebhookRow,
} from './store.ts';

export type WebhookServices = Pick<Services, 'clock' | 'config' | 'db' | 'ids' | 'observer' | 'secrets'>;

export const addressRuleOf = ({ mode, webhookAllowLoopback }: Config): AddressRule => ({
  allowLoopback: mode === 'evaluation' && webhookAllowLoopback,
});

/** The secrets that sign now: the current secret of the webhook, and for a day the one before it. */
function secretsOf({ secrets: { pepper } }: Pick<Services, 'secrets'>, hook: WebhookRow, now: Date): string[] {
  const open = (sealed: string): string => unseal(pepper, 'webhook-secret', sealed, hook.id);
  const isOldInForce = hook.oldSecretUntil !== null && hook.oldSecretUntil > now && hook.oldSecretSealed !== null;
  return [open(hook.secretSealed), ...(isOldInForce ? [open(hook.oldSecretSealed ?? '')] : [])];
}

/** Sends a delivery once, outside any transaction; its id, number and bytes are the same every time. */
export function sendOnce(
  services: Pick<Services, 'config' | 'secrets'>,
  { row, hook }: { readonly row: DeliveryRow; readonly hook: WebhookRow },
  { now, abort }: { readonly now: Date; readonly abort?: AbortSignal },
): Promise<Outcome> {
  const id = toWsid('webhookDelivery', row.id);
  const timestamp = Math.floor(now.getTime() / 1000);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Countersign-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secretsOf(services, hook, now), { id, timestamp, body: row.payload }),
  };
  return sendWebhook({ url: hook.url, headers, body: row.payload, rule: addressRuleOf(services.config), abort });
}

/** The change to the row of a delivery after an attempt: the next attempt is at `next`, or there is none. */
export const settled = (row: DeliveryRow, outcome: Outcome, { now, next }: { now: Date; next: Date | null }) => ({
  status: outcome.ok ? ('DELIVERED' as const) : next === null ? ('FAILED' as const) : ('WAITING' as const),
  attempts: row.attempts + 1,
  lastAttemptAt: now,
  nextAttemptAt: outcome.ok ? null : next,
  responseStatus: outcome.responseStatus,
  responseBody: outcome.responseBody,
  durationMs: outcome.durationMs,
  fault: outcome.fault,
});

/**
 * Records the outcome of an attempt and returns when the next one is due, if any. A webhook that has failed for days is
 * switched off, and its owner is notified.
 */
export async function settle(
  tx: Tx,
  services: Pick<Services, 'ids'>,
  deliveryId: string,
  { outcome, now }: { readonly outcome: Outcome; readonly now: Date },
): Promise<Date | null> {
  const found = await findDelivery(tx, deliveryId);
  if (found === null) return null;
  const hook = await lockWebhook(tx, found.hook.enterpriseId, found.hook.id);
  if (hook === null) return null;
  const retrySec = webhookRetrySec(found.row.attempts + 1);
  const failingSince = outcome.ok ? null : (hook.failingSince ?? now);
  const givesUp = hook.enabled && isGivenUp(failingSince, now);
  await updateWebhookRow(tx, hook.id, { failingSince, ...(givesUp ? { enabled: false, givenUpAt: now } : {}) });
  const isOver = outcome.ok || retrySec === null || givesUp || !hook.enabled;
  const next = isOver ? null : new Date(now.getTime() + retrySec * 1000);
  await updateDelivery(tx, deliveryId, settled(found.row, outcome, { now, next }));
  if (givesUp) await emit(tx, { type: 'webhook.givenUp', webhookId: hook.id }, { id: services.ids.next(), now });
  return next;
}
