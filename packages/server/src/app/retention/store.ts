import { type RetentionBounds, type RetentionDays, RETENTION_GRACE_DAYS } from '@countersign/domain';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Keeper } from '../../contracts/index.ts';
import { type Tx, retentionNotice, retentionPolicy } from '../../platform/index.ts';

export type PolicyRow = typeof retentionPolicy.$inferSelect;

const DAY_MS = 86_400_000;

const NO_DAYS: RetentionDays = { drafts: null, contracts: null, messages: null, logs: null, sessions: null };

/** What the policy says, at least the bounds of today: the operator may have narrowed them since it was set. */
export function daysOf(row: PolicyRow | null, bounds: RetentionBounds): RetentionDays {
  if (row === null) return NO_DAYS;
  const atLeast = (kind: keyof RetentionDays, days: number | null): number | null =>
    days === null ? null : Math.max(days, bounds[kind].min);
  return {
    drafts: atLeast('drafts', row.draftDays),
    contracts: atLeast('contracts', row.contractDays),
    messages: atLeast('messages', row.messageDays),
    logs: atLeast('logs', row.logDays),
    sessions: atLeast('sessions', row.sessionDays),
  };
}

export async function findPolicy(tx: Tx, id: string): Promise<PolicyRow | null> {
  const [row] = await tx.select().from(retentionPolicy).where(eq(retentionPolicy.id, id));
  return row ?? null;
}

/** The policy, which cannot change until the transaction ends: each deletion reads it again. */
export async function lockPolicy(tx: Tx, id: string): Promise<PolicyRow | null> {
  const [row] = await tx.select().from(retentionPolicy).where(eq(retentionPolicy.id, id)).for('update');
  return row ?? null;
}

export const policiesAfter = (tx: Tx, after: string, limit: number): Promise<{ id: string }[]> =>
  tx
    .select({ id: retentionPolicy.id })
    .from(retentionPolicy)
    .where(gt(retentionPolicy.id, after))
    .orderBy(asc(retentionPolicy.id))
    .limit(limit);

export async function putPolicy(tx: Tx, row: PolicyRow): Promise<void> {
  const { id: _, ...set } = row;
  await tx.insert(retentionPolicy).values(row).onConflictDoUpdate({ target: retentionPolicy.id, set });
}

/** The policy of a person whose account ends. */
export async function dropPolicyOf(tx: Tx, id: string): Promise<void> {
  await tx.delete(retentionPolicy).where(eq(retentionPolicy.id, id));
  await dropNotices(tx, id);
}

/** What was announced is not deleted under the former policy: it is announced again. */
export async function dropNotices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(retentionNotice).where(eq(retentionNotice.accountId, accountId));
}

/** The instant before which something must have been unchanged to be deleted now; null while nothing is. */
export function cutoffOf(row: PolicyRow, days: number | null, now: Date): Date | null {
  if (days === null || row.since.getTime() + RETENTION_GRACE_DAYS * DAY_MS > now.getTime()) return null;
  return new Date(now.getTime() - days * DAY_MS);
}

/** When it is deleted, at the earliest. */
export const deleteAtOf = (since: Date, days: number, unchangedSince: Date): Date =>
  new Date(Math.max(unchangedSince.getTime() + days * DAY_MS, since.getTime() + RETENTION_GRACE_DAYS * DAY_MS));

/** Those among the envelopes of which the account was told this many days before. */
export async function noticedAmong(
  tx: Tx,
  { id }: Keeper,
  envelopeIds: readonly string[],
  days: number,
): Promise<ReadonlySet<string>> {
  if (envelopeIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: retentionNotice.envelopeId })
    .from(retentionNotice)
    .where(
      and(
        eq(retentionNotice.accountId, id),
        inArray(retentionNotice.envelopeId, [...envelopeIds]),
        eq(retentionNotice.days, days),
      ),
    );
  return new Set(rows.map((row) => row.id));
}

/** Whether the account was told at least `ago` days ago, by the notice of that many days before. */
export async function wasTold(tx: Tx, { id }: Keeper, envelopeId: string, ago: number, now: Date): Promise<boolean> {
  const isTold = and(
    eq(retentionNotice.accountId, id),
    eq(retentionNotice.envelopeId, envelopeId),
    eq(retentionNotice.days, ago),
    lte(retentionNotice.at, new Date(now.getTime() - ago * DAY_MS)),
  );
  return (await tx.$count(retentionNotice, isTold)) > 0;
}

export async function insertNotices(
  tx: Tx,
  { id }: Keeper,
  envelopeIds: readonly string[],
  days: number,
  at: Date,
): Promise<void> {
  const rows = envelopeIds.map((envelopeId) => ({ accountId: id, envelopeId, days, at }));
  await tx.insert(retentionNotice).values(rows).onConflictDoNothing();
}
