import { type WebhookDeliveryStatus, type WebhookEvent, WEBHOOKS_MAX, type WEBHOOK_TEST } from '@countersign/domain';
import { type SQL, and, count, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Tx, demandNotHeld, isNotHeld, lockHolds, webhook, webhookDelivery } from '../../platform/index.ts';
import { member } from '../../accounts/memberships/views.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;
export type DeliveryType = WebhookEvent | typeof WEBHOOK_TEST;

export const findWebhooks = (tx: Tx, enterpriseId: string): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhook)
    .where(eq(webhook.enterpriseId, enterpriseId))
    .orderBy(desc(webhook.createdAt), desc(webhook.id))
    .limit(WEBHOOKS_MAX);

/**
 * The webhooks of the enterprise that are enabled and subscribed, locked in the order of their ids until the transaction ends.
 */
export const lockSubscribed = (tx: Tx, enterpriseId: string, type: WebhookEvent): Promise<WebhookRow[]> =>
  tx
    .select()
    .from(webhook)
    .where(
      and(
        eq(webhook.enterpriseId, enterpriseId),
        eq(webhook.enabled, true),
        sql`${webhook.events} @> ${JSON.stringify([type])}::jsonb`,
      ),
    )
    .orderBy(webhook.id)
    .for('update');

export async function countWebhooks(tx: Tx, enterpriseId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(webhook).where(eq(webhook.enterpriseId, enterpriseId));
  return row?.count ?? 0;
}

/** A webhook of this enterprise, locked until the transaction ends; null if there is none. */
export async function lockWebhook(tx: Tx, enterpriseId: string, id: string): Promise<WebhookRow | null> {
  const where = and(eq(webhook.id, id), eq(webhook.enterpriseId, enterpriseId));
  const [row] = await tx.select().from(webhook).where(where).for('update');
  return row ?? null;
}

export async function insertWebhook(tx: Tx, row: typeof webhook.$inferInsert): Promise<WebhookRow> {
  const [made] = await tx.insert(webhook).values(row).returning();
  if (made === undefined) throw new Error('insert returned no row');
  return made;
}

export async function updateWebhookRow(
  tx: Tx,
  id: string,
  change: Partial<typeof webhook.$inferInsert>,
): Promise<WebhookRow> {
  const [row] = await tx.update(webhook).set(change).where(eq(webhook.id, id)).returning();
  if (row === undefined) throw new Error('the locked row is missing');
  return row;
}

/**
 * Its deliveries are deleted with it.
 * @throws Refused ERROR_LEGAL_HOLD
 */
export async function deleteWebhookRow(tx: Tx, { id, enterpriseId }: WebhookRow): Promise<void> {
  await demandNotHeld(tx, 'subject', enterpriseId);
  await tx.delete(webhook).where(eq(webhook.id, id));
}

export interface NewDelivery {
  readonly id: string;
  readonly type: DeliveryType;
  readonly status: WebhookDeliveryStatus;
  readonly payload: (number: number) => string;
  readonly now: Date;
}

/** The next delivery of a webhook whose row the transaction has locked, so that its numbers have no gap. */
export async function insertDelivery(tx: Tx, { id }: WebhookRow, made: NewDelivery): Promise<DeliveryRow> {
  const [counted] = await tx
    .update(webhook)
    .set({ lastNumber: sql`${webhook.lastNumber} + 1` })
    .where(eq(webhook.id, id))
    .returning({ number: webhook.lastNumber });
  const number = counted?.number ?? 0;
  const [row] = await tx
    .insert(webhookDelivery)
    .values({
      id: made.id,
      webhookId: id,
      number,
      type: made.type,
      status: made.status,
      payload: made.payload(number),
      createdAt: made.now,
      nextAttemptAt: made.status === 'WAITING' ? made.now : null,
    })
    .returning();
  if (row === undefined) throw new Error('insert returned no row');
  return row;
}

/** A delivery and its webhook. */
export async function findDelivery(tx: Tx, id: string): Promise<{ row: DeliveryRow; hook: WebhookRow } | null> {
  const [found] = await tx
    .select({ row: webhookDelivery, hook: webhook })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(eq(webhookDelivery.id, id));
  return found ?? null;
}

export async function updateDelivery(
  tx: Tx,
  id: string,
  change: Partial<typeof webhookDelivery.$inferInsert>,
): Promise<DeliveryRow | null> {
  const [row] = await tx.update(webhookDelivery).set(change).where(eq(webhookDelivery.id, id)).returning();
  return row ?? null;
}

export interface LogWish {
  readonly webhookId: string;
  readonly status: WebhookDeliveryStatus | undefined;
  readonly type: DeliveryType | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** One page of the log, highest number first. */
export async function listDeliveries(tx: Tx, wish: LogWish): Promise<{ rows: DeliveryRow[]; total: number }> {
  const where: SQL | undefined = and(
    eq(webhookDelivery.webhookId, wish.webhookId),
    wish.status === undefined ? undefined : eq(webhookDelivery.status, wish.status),
    wish.type === undefined ? undefined : eq(webhookDelivery.type, wish.type),
  );
  const rows = await tx
    .select()
    .from(webhookDelivery)
    .where(where)
    .orderBy(desc(webhookDelivery.number))
    .limit(wish.limit)
    .offset(wish.offset);
  const [sum] = await tx.select({ count: count() }).from(webhookDelivery).where(where);
  return { rows, total: sum?.count ?? 0 };
}

const OWNER = '(select w.enterprise_id from webhook w where w.id = webhook_delivery.webhook_id)';

/** Deletes at most a hundred deliveries of a webhook made before `before`. */
export async function forgetDeliveries(tx: Tx, webhookId: string, before: Date): Promise<void> {
  await lockHolds(tx);
  const old = tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(eq(webhookDelivery.webhookId, webhookId), lt(webhookDelivery.createdAt, before), isNotHeld('subject', OWNER)),
    )
    .limit(100);
  await tx.delete(webhookDelivery).where(inArray(webhookDelivery.id, old));
}

/**
 * Switches off the webhooks of the enterprises that a person owns.
 * @returns how many
 */
export async function switchOffOf(tx: Tx, personId: string): Promise<number> {
  const owned = tx
    .select({ id: member.enterpriseId })
    .from(member)
    .where(and(eq(member.personId, personId), eq(member.isOwner, true)));
  const rows = await tx
    .update(webhook)
    .set({ enabled: false })
    .where(and(inArray(webhook.enterpriseId, owned), eq(webhook.enabled, true)))
    .returning({ id: webhook.id });
  return rows.length;
}

/** Deletes at most `limit` deliveries of the webhooks of an enterprise that are over and were made before then; returns how many. */
export async function purgeLogOf(tx: Tx, enterpriseId: string, before: Date, limit: number): Promise<number> {
  const hooks = tx.select({ id: webhook.id }).from(webhook).where(eq(webhook.enterpriseId, enterpriseId));
  const old = tx
    .select({ id: webhookDelivery.id })
    .from(webhookDelivery)
    .where(
      and(
        inArray(webhookDelivery.webhookId, hooks),
        ne(webhookDelivery.status, 'WAITING'),
        lt(webhookDelivery.createdAt, before),
        isNotHeld('subject', OWNER),
      ),
    )
    .limit(limit);
  const gone = await tx
    .delete(webhookDelivery)
    .where(inArray(webhookDelivery.id, old))
    .returning({ id: webhookDelivery.id });
  return gone.length;
}
