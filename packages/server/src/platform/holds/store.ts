import type { HoldPlacer } from '@countersign/domain';
import { type SQL, and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Tx, legalHold } from '../database/index.ts';
import { lockDeletions } from './held.ts';

export type HoldRow = typeof legalHold.$inferSelect;

/** From the commit on nothing of its subject is deleted. */
export async function insertHold(tx: Tx, row: typeof legalHold.$inferInsert): Promise<HoldRow> {
  await lockDeletions(tx);
  const [made] = await tx.insert(legalHold).values(row).returning();
  if (made === undefined) throw new Error('insert returned no row');
  return made;
}

/** A hold of the operators, or of this enterprise, with its row locked. */
export async function lockHold(tx: Tx, id: string, enterpriseId: string | null): Promise<HoldRow | null> {
  const theirs = enterpriseId === null ? isNull(legalHold.enterpriseId) : eq(legalHold.enterpriseId, enterpriseId);
  const [row] = await tx
    .select()
    .from(legalHold)
    .where(and(eq(legalHold.id, id), theirs))
    .for('update');
  return row ?? null;
}

export async function releaseHold(
  tx: Tx,
  id: string,
  release: Required<Pick<HoldRow, 'releasedByName' | 'releaseReason' | 'releasedAt'>>,
): Promise<HoldRow> {
  const [row] = await tx.update(legalHold).set(release).where(eq(legalHold.id, id)).returning();
  if (row === undefined) throw new Error('the locked row is missing');
  return row;
}

export interface HoldFilter {
  readonly placedBy?: HoldPlacer | undefined;
  readonly enterpriseId?: string | undefined;
  readonly subjectIds?: readonly string[] | undefined;
  readonly isActive?: boolean | undefined;
}

/** Newest first, with how many there are in all. */
export async function listHolds(
  tx: Tx,
  { placedBy, enterpriseId, subjectIds, isActive }: HoldFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: HoldRow[]; total: number }> {
  const where: SQL | undefined = and(
    placedBy === undefined ? undefined : eq(legalHold.placedBy, placedBy),
    enterpriseId === undefined ? undefined : eq(legalHold.enterpriseId, enterpriseId),
    subjectIds === undefined ? undefined : inArray(legalHold.subjectId, [...subjectIds]),
    isActive === undefined ? undefined : isActive ? isNull(legalHold.releasedAt) : isNotNull(legalHold.releasedAt),
  );
  const rows = await tx
    .select()
    .from(legalHold)
    .where(where)
    .orderBy(desc(legalHold.placedAt), desc(legalHold.id))
    .offset(offset)
    .limit(limit);
  return { rows, total: await tx.$count(legalHold, where) };
}
