import {
  type ApiScopeName,
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_FAULTS,
  type WebhookEvent,
  type WebhookFault,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise, member } from './enterprises.ts';

/** An API key with which programs of an enterprise call; stored are only its SHA-256 and its first characters. */
export const apiClient = pgTable(
  'api_client',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    /** The membership the key acts as: the member who made it, or rotated it last. */
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<ApiScopeName[]>().notNull(),
    keyHash: text('key_hash').notNull(),
    keyPrefix: text('key_prefix').notNull(),
    /** The key before the last rotation, and how long it still works. */
    oldKeyHash: text('old_key_hash'),
    oldKeyUntil: instant('old_key_until'),
    createdAt: instant('created_at').notNull(),
    expireAt: instant('expire_at'),
    revokedAt: instant('revoked_at'),
    lastUsedAt: instant('last_used_at'),
    lastUsedIp: text('last_used_ip'),
  },
  (t) => [
    uniqueIndex('api_client_key').on(t.keyHash),
    uniqueIndex('api_client_old_key').on(t.oldKeyHash),
    index('api_client_enterprise').on(t.enterpriseId, t.createdAt.desc(), t.id.desc()),
  ],
);

/** Where an enterprise receives webhook messages. The secrets are sealed, not hashed: messages are signed with them. */
export const webhook = pgTable(
  'webhook',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    url: text('url').notNull(),
    description: text('description').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    secretSealed: text('secret_sealed').notNull(),
    oldSecretSealed: text('old_secret_sealed'),
    oldSecretUntil: instant('old_secret_until'),
    enabled: boolean('enabled').notNull().default(true),
    failingSince: instant('failing_since'),
    givenUpAt: instant('given_up_at'),
    /** The number of its last delivery. */
    lastNumber: integer('last_number').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('webhook_enterprise').on(t.enterpriseId, t.createdAt.desc(), t.id.desc())],
);

/** One message of one webhook; it keeps its id, number and bytes however often it is sent. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    type: text('type').$type<WebhookEvent | 'webhook.test'>().notNull(),
    payload: text('payload').notNull(),
    status: status('status', WEBHOOK_DELIVERY_STATUSES).notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    lastAttemptAt: instant('last_attempt_at'),
    nextAttemptAt: instant('next_attempt_at'),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    durationMs: integer('duration_ms'),
    fault: text('fault').$type<WebhookFault>(),
  },
  (t) => [
    uniqueIndex('webhook_delivery_number').on(t.webhookId, t.number),
    index('webhook_delivery_status').on(t.webhookId, t.status, t.number),
    index('webhook_delivery_created').on(t.webhookId, t.createdAt),
    check('webhook_delivery_status', sql.raw(oneOf('status', WEBHOOK_DELIVERY_STATUSES))),
    check('webhook_delivery_fault', sql.raw(`fault is null or ${oneOf('fault', WEBHOOK_FAULTS)}`)),
  ],
);
