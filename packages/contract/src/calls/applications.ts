import {
  API_CLIENT_NAME_MAX,
  API_KEY_OVERLAP_HOURS,
  API_KEY_OVERLAP_MAX_HOURS,
  API_SCOPE_NAMES,
  PAGE_SIZE,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
} from '@countersign/domain';
import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { applicationRoutes } from '../routes/applications.ts';
import { apiClient, webhook, webhookDelivery } from '../shapes/applications.ts';
import { lineText, listQuery, page, wireDateIn } from '../shapes/basics.ts';
import { wsid } from './envelope-params.ts';

const ofEnterprise = z.object({ enterpriseWsid: wsid });
const ofApiClient = ofEnterprise.extend({ apiClientWsid: wsid });
const ofWebhook = ofEnterprise.extend({ webhookWsid: wsid });

const name = lineText(API_CLIENT_NAME_MAX);
const scopes = z.array(z.enum(API_SCOPE_NAMES)).min(1).max(API_SCOPE_NAMES.length);
const url = z.string().trim().min(1).max(WEBHOOK_URL_MAX);
const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const description = z.string().trim().max(WEBHOOK_DESCRIPTION_MAX);

/** The key in clear text; this answer is the only place where it is shown. */
const shownOnce = z.object({ apiClient, key: z.string() });
/** `whsec_` and base64, as Standard Webhooks writes it. */
const withSecret = z.object({ webhook, secret: z.string() });

/** Spec §6 "Applications": how programs of an enterprise call the API, and how they receive events. */
export const applicationCalls = endpoints(applicationRoutes, {
  listApiClients: {
    access: 'enterprise:permitted',
    summary: 'The API keys of the enterprise, newest first, without the keys themselves',
    params: ofEnterprise,
    response: z.object({ apiClients: z.array(apiClient) }),
  },
  createApiClient: {
    access: 'enterprise:permitted',
    summary: 'Make an API key; the key is shown in this answer only',
    params: ofEnterprise,
    body: z.strictObject({ name, scopes, expireDatetime: wireDateIn.nullable().optional() }),
    response: shownOnce,
  },
  updateApiClient: {
    access: 'enterprise:permitted',
    summary: 'Rename an API key, or change its scopes',
    params: ofApiClient,
    body: z.strictObject({ name: name.optional(), scopes: scopes.optional() }),
    response: z.object({ apiClient }),
  },
  rotateApiClient: {
    access: 'enterprise:permitted',
    summary:
      'Replace the key by a new one; the old one keeps working for the given number of hours; an expired one needs a new expiry',
    params: ofApiClient,
    body: z.strictObject({
      expireDatetime: wireDateIn.nullable().optional(),
      overlapHours: z.number().int().min(0).max(API_KEY_OVERLAP_MAX_HOURS).default(API_KEY_OVERLAP_HOURS),
    }),
    response: shownOnce,
  },
  revokeApiClient: {
    access: 'enterprise:permitted',
    summary: 'Revoke an API key at once and permanently',
    params: ofApiClient,
    response: z.object({ apiClient }),
  },
  listWebhooks: {
    access: 'enterprise:permitted',
    summary: 'The webhooks of the enterprise, newest first',
    params: ofEnterprise,
    response: z.object({ webhooks: z.array(webhook) }),
  },
  createWebhook: {
    access: 'enterprise:permitted',
    summary: 'Make a webhook; its secret is shown in this answer only',
    params: ofEnterprise,
    body: z.strictObject({ url, events, description: description.default('') }),
    response: withSecret,
  },
  updateWebhook: {
    access: 'enterprise:permitted',
    summary: 'Change a webhook, or switch it on or off',
    params: ofWebhook,
    body: z.strictObject({
      url: url.optional(),
      events: events.optional(),
      description: description.optional(),
      enabled: z.boolean().optional(),
    }),
    response: z.object({ webhook }),
  },
  deleteWebhook: {
    access: 'enterprise:permitted',
    summary: 'Delete a webhook and its log',
    params: ofWebhook,
    response: z.object({}),
  },
  rotateWebhookSecret: {
    access: 'enterprise:permitted',
    summary: 'Make a new secret; deliveries are signed with both secrets for one day',
    params: ofWebhook,
    body: z.strictObject({}).optional(),
    response: withSecret,
  },
  testWebhook: {
    access: 'enterprise:permitted',
    summary: 'Send webhook.test now, once, and answer the outcome',
    params: ofWebhook,
    body: z.strictObject({}).optional(),
    response: z.object({ delivery: webhookDelivery }),
  },
  listWebhookDeliveries: {
    access: 'enterprise:permitted',
    summary: 'The deliveries of a webhook, newest first; filters status, type',
    params: ofWebhook,
    query: z.looseObject(listQuery(PAGE_SIZE)),
    response: z.object({ deliveries: z.array(webhookDelivery), page }),
  },
  replayWebhookDelivery: {
    access: 'enterprise:permitted',
    summary: 'Send a delivery once more, under the same id',
    params: ofWebhook.extend({ deliveryWsid: wsid }),
    body: z.strictObject({}).optional(),
    response: z.object({ delivery: webhookDelivery }),
  },
});
