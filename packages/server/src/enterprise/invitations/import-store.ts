import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Tx, memberImport, memberImportRow } from '../../platform/index.ts';

export type ImportRow = typeof memberImport.$inferSelect;
export type ImportedRow = typeof memberImportRow.$inferSelect;
export type RowErrors = NonNullable<ImportedRow['errors']>;

/** Rows written by one transaction, and people invited by one transaction (conventions, rule 11). */
export const BATCH = 100;

/** @returns false if another import of the enterprise is running */
export async function insertImport(tx: Tx, row: typeof memberImport.$inferInsert): Promise<boolean> {
  const made = await tx.insert(memberImport).values(row).onConflictDoNothing().returning({ id: memberImport.id });
  return made.length > 0;
}

export async function insertImportRows(tx: Tx, rows: (typeof memberImportRow.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(memberImportRow).values(rows);
}

export async function findImport(tx: Tx, enterpriseId: string, id: string): Promise<ImportRow | null> {
  const [row] = await tx
    .select()
    .from(memberImport)
    .where(and(eq(memberImport.id, id), eq(memberImport.enterpriseId, enterpriseId)));
  return row ?? null;
}

/** An import, locked while a batch of it is processed. */
export async function lockImport(tx: Tx, id: string): Promise<ImportRow | null> {
  const [row] = await tx.select().from(memberImport).where(eq(memberImport.id, id)).for('update');
  return row ?? null;
}

export const countRows = (tx: Tx, importId: string): Promise<number> =>
  tx.$count(memberImportRow, eq(memberImportRow.importId, importId));

/** With its rows. */
export async function removeImport(tx: Tx, id: string): Promise<void> {
  await tx.delete(memberImport).where(eq(memberImport.id, id));
}

export async function updateImport(
  tx: Tx,
  id: string,
  change: Partial<typeof memberImport.$inferInsert>,
): Promise<void> {
  await tx.update(memberImport).set(change).where(eq(memberImport.id, id));
}

/** Valid rows after row `taken`. */
export const nextRows = (tx: Tx, importId: string, taken: number): Promise<ImportedRow[]> =>
  tx
    .select()
    .from(memberImportRow)
    .where(and(eq(memberImportRow.importId, importId), isNull(memberImportRow.errors)))
    .orderBy(asc(memberImportRow.number))
    .offset(taken)
    .limit(BATCH);

export async function failRow(tx: Tx, importId: string, number: number, errors: RowErrors): Promise<void> {
  await tx
    .update(memberImportRow)
    .set({ errors })
    .where(and(eq(memberImportRow.importId, importId), eq(memberImportRow.number, number)));
}

/** Invalid rows after this one, in their order. */
export const badRows = (
  tx: Tx,
  importId: string,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ImportedRow[]> =>
  tx
    .select()
    .from(memberImportRow)
    .where(and(eq(memberImportRow.importId, importId), isNotNull(memberImportRow.errors)))
    .orderBy(asc(memberImportRow.number))
    .offset(offset)
    .limit(limit);

/** Keeps only the last few imports of an enterprise, with their reports. */
export async function purgeOldImports(tx: Tx, enterpriseId: string, keep: number): Promise<void> {
  const kept = tx
    .select({ id: memberImport.id })
    .from(memberImport)
    .where(eq(memberImport.enterpriseId, enterpriseId))
    .orderBy(desc(memberImport.createdAt), desc(memberImport.id))
    .limit(keep);
  await tx
    .delete(memberImport)
    .where(
      and(
        eq(memberImport.enterpriseId, enterpriseId),
        ne(memberImport.status, 'RUNNING'),
        sql`not ${inArray(memberImport.id, kept)}`,
      ),
    );
}
