import type { ContractNumberStatus } from '@countersign/domain';
import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { type Tx, contractNumber, contractNumberCounter, contractNumberUse, prepared } from '../../platform/index.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';

export type RuleRow = typeof contractNumber.$inferSelect;
export type UseRow = typeof contractNumberUse.$inferSelect;

/** Lock for changes to the rules of an enterprise, so that only one rule is enabled at a time. */
export async function lockEnterprise(tx: Tx, enterpriseId: string): Promise<void> {
  await tx.select({ id: enterprise.id }).from(enterprise).where(eq(enterprise.id, enterpriseId)).for('update');
}

/** The enabled one first, then the newest. */
export const listRules = (tx: Tx, enterpriseId: string, limit = 100): Promise<RuleRow[]> =>
  tx
    .select()
    .from(contractNumber)
    .where(eq(contractNumber.enterpriseId, enterpriseId))
    .orderBy(desc(contractNumber.status), desc(contractNumber.createdAt), desc(contractNumber.id))
    .limit(limit);

export async function findRule(tx: Tx, enterpriseId: string, id: string): Promise<RuleRow | null> {
  const [row] = await tx
    .select()
    .from(contractNumber)
    .where(and(eq(contractNumber.id, id), eq(contractNumber.enterpriseId, enterpriseId)));
  return row ?? null;
}

/** The rule that currently numbers what the enterprise sends. */
export async function findEnabledRule(tx: Tx, enterpriseId: string): Promise<RuleRow | null> {
  const [row] = await tx
    .select()
    .from(contractNumber)
    .where(and(eq(contractNumber.enterpriseId, enterpriseId), eq(contractNumber.status, 'ENABLE')));
  return row ?? null;
}

export async function insertRule(tx: Tx, row: typeof contractNumber.$inferInsert): Promise<void> {
  await tx.insert(contractNumber).values(row);
}

export async function setRuleStatus(tx: Tx, id: string, status: ContractNumberStatus, now: Date): Promise<void> {
  await tx.update(contractNumber).set({ status, statusAt: now }).where(eq(contractNumber.id, id));
}

/** The count of each of these rules, by period. */
export const listCounters = (
  tx: Tx,
  ruleIds: readonly string[],
): Promise<(typeof contractNumberCounter.$inferSelect)[]> =>
  ruleIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(contractNumberCounter)
        .where(inArray(contractNumberCounter.contractNumberId, [...ruleIds]))
        .orderBy(asc(contractNumberCounter.contractNumberId), asc(contractNumberCounter.period));

/** The next number of the counter; its row is locked until the transaction ends, and a rollback undoes the increment. */
export async function countOn(tx: Tx, contractNumberId: string, period: string): Promise<number> {
  const [row] = await tx
    .insert(contractNumberCounter)
    .values({ contractNumberId, period, last: 1 })
    .onConflictDoUpdate({
      target: [contractNumberCounter.contractNumberId, contractNumberCounter.period],
      set: { last: sql`${contractNumberCounter.last} + 1` },
    })
    .returning({ last: contractNumberCounter.last });
  if (row === undefined) throw new Error('an upsert answers its row');
  return row.last;
}

/** @returns false if the enterprise has given this number to another envelope before */
export async function insertUse(tx: Tx, row: UseRow): Promise<boolean> {
  const rows = await tx
    .insert(contractNumberUse)
    .values(row)
    .onConflictDoNothing({ target: [contractNumberUse.enterpriseId, contractNumberUse.number] })
    .returning({ number: contractNumberUse.number });
  return rows.length > 0;
}

/** Every rule of every enterprise. */
export const listAllRules = (tx: Tx): Promise<Pick<RuleRow, 'id' | 'reset'>[]> =>
  tx
    .select({ id: contractNumber.id, reset: contractNumber.reset })
    .from(contractNumber)
    .orderBy(asc(contractNumber.id));

/** How many numbers each rule has given in a time. */
export async function countUses(tx: Tx, { from, to }: { from: Date; to: Date }): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: contractNumberUse.contractNumberId, uses: count() })
    .from(contractNumberUse)
    .where(and(gte(contractNumberUse.createdAt, from), lt(contractNumberUse.createdAt, to)))
    .groupBy(contractNumberUse.contractNumberId);
  return new Map(rows.map(({ id, uses }) => [id, uses]));
}

export async function findUse(tx: Tx, envelopeId: string): Promise<UseRow | null> {
  const [row] = await useOf(tx, { envelopeId });
  return row ?? null;
}

const useOf = prepared<{ readonly envelopeId: string }, UseRow[]>((tx) =>
  tx
    .select()
    .from(contractNumberUse)
    .where(eq(contractNumberUse.envelopeId, sql.placeholder('envelopeId'))),
);

export async function enterpriseOfMember(tx: Tx, memberId: string): Promise<string | null> {
  const [row] = await tx.select({ id: member.enterpriseId }).from(member).where(eq(member.id, memberId));
  return row?.id ?? null;
}
