/** What an enterprise may be told over a webhook: things that happened to envelopes sent from it, and to itself. */
export const WEBHOOK_EVENTS = [
  'envelope.started',
  'envelope.participantActed',
  'envelope.returned',
  'envelope.rejected',
  'envelope.prolonged',
  'envelope.revoked',
  'envelope.expired',
  'envelope.completed',
  'envelope.voided',
  'envelope.failed',
  'member.joined',
  'member.disabled',
  'seal.applied',
  'seal.handled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What the test button sends, whatever the webhook is subscribed to. */
export const WEBHOOK_TEST = 'webhook.test';

export const WEBHOOK_DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Why an attempt came to nothing where no answer says so. */
export const WEBHOOK_FAULTS = [
  'ADDRESS_FORBIDDEN',
  'NAME_UNKNOWN',
  'UNREACHABLE',
  'TLS',
  'TIMEOUT',
  'REDIRECT',
  'REFUSED',
  'SWITCHED_OFF',
] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

/** Seconds from one attempt to the next; after the last one the delivery has failed. */
export const WEBHOOK_RETRY_SEC = [5, 30, 120, 600, 3600, 21_600, 86_400] as const;

/** Seconds from the attempt of this number (from 1) to the next; null where it was the last. */
export const webhookRetrySec = (attempt: number): number | null => WEBHOOK_RETRY_SEC[attempt - 1] ?? null;

/** Whether a webhook whose every attempt has failed since then is switched off. */
export const isGivenUp = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_MS;

/** Failing for so long switches a webhook off, and its owner is told. */
export const WEBHOOK_FAILING_MS = 3 * 86_400_000;
