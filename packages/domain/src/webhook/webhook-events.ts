/** Events that an enterprise may receive over a webhook: about envelopes sent from it, and about itself. */
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
/** The event that the test button sends, whatever the webhook is subscribed to. */
export const WEBHOOK_TEST = 'webhook.test';

export const WEBHOOK_DELIVERY_STATUSES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

/** Why an attempt failed without a response. */
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

/** Seconds from the attempt with this number (from 1) to the next; null if it was the last. */
export const webhookRetrySec = (attempt: number): number | null => WEBHOOK_RETRY_SEC[attempt - 1] ?? null;

/** Whether to disable a webhook whose every attempt has failed since then. */
export const isGivenUp = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_MS;

/** After failing for this long a webhook is disabled, and its owner is notified. */
const WEBHOOK_FAILING_MS = 3 * 86_400_000;
