import type { Handlers } from '../../platform/index.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks.ts';

/** Webhooks of an enterprise (Spec §6 "Applications"). */
export const webhookCalls = {
  listWebhooks,
  createWebhook,
  updateWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  listWebhookDeliveries,
  replayWebhookDelivery,
} satisfies Partial<Handlers>;
