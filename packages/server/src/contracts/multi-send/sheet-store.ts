import { type SQL, and, asc, eq, gt, inArray, isNotNull, isNull, lt, notExists } from 'drizzle-orm';
import { type Tx, multiSendJob, multiSendRow, multiSendSheet } from '../../platform/index.ts';

export type SheetRow = typeof multiSendSheet.$inferSelect;
export type RecipientRecord = typeof multiSendRow.$inferSelect;

/** Rows that one transaction writes (conventions, rule 11). */
export const BATCH = 100;

export async function insertSheet(tx: Tx, row: typeof multiSendSheet.$inferInsert): Promise<void> {
  await tx.insert(multiSendSheet).values(row);
}

export async function insertRows(tx: Tx, rows: (typeof multiSendRow.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(multiSendRow).values(rows);
}

export async function findSheet(tx: Tx, participantId: string): Promise<SheetRow | null> {
  const [row] = await tx.select().from(multiSendSheet).where(eq(multiSendSheet.participantId, participantId));
  return row ?? null;
}

/** Makes this sheet the current one of its participant; the previous one is kept for the jobs started from it. */
export async function placeSheet(
  tx: Tx,
  { id, valid, participantId }: { id: string; valid: number; participantId: string },
): Promise<void> {
  await tx.update(multiSendSheet).set({ participantId: null }).where(eq(multiSendSheet.participantId, participantId));
  await tx.update(multiSendSheet).set({ participantId, valid }).where(eq(multiSendSheet.id, id));
}

const validity = (valid: boolean | undefined): SQL | undefined =>
  valid === undefined ? undefined : valid ? isNull(multiSendRow.errors) : isNotNull(multiSendRow.errors);

export interface RowsSpec {
  readonly sheetId: string;
  readonly valid?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export const listRows = (tx: Tx, { sheetId, valid, offset, limit }: RowsSpec): Promise<RecipientRecord[]> =>
  tx
    .select()
    .from(multiSendRow)
    .where(and(eq(multiSendRow.sheetId, sheetId), validity(valid)))
    .orderBy(asc(multiSendRow.number))
    .offset(offset)
    .limit(limit);

/** The rows after `number`, only valid ones if `valid` is set; long reads page by this key. */
export const rowsAfter = (
  tx: Tx,
  sheetId: string,
  number: number,
  { valid, limit }: { valid: boolean; limit: number },
): Promise<RecipientRecord[]> =>
  tx
    .select()
    .from(multiSendRow)
    .where(
      and(
        eq(multiSendRow.sheetId, sheetId),
        gt(multiSendRow.number, number),
        valid ? isNull(multiSendRow.errors) : undefined,
      ),
    )
    .orderBy(asc(multiSendRow.number))
    .limit(limit);

/** A sheet that no participant uses and no job was started from, older than `before`. */
export async function findStaleSheet(tx: Tx, before: Date): Promise<string | null> {
  const [row] = await tx
    .select({ id: multiSendSheet.id })
    .from(multiSendSheet)
    .where(
      and(
        isNull(multiSendSheet.participantId),
        lt(multiSendSheet.createdAt, before),
        notExists(
          tx.select({ id: multiSendJob.id }).from(multiSendJob).where(eq(multiSendJob.sheetId, multiSendSheet.id)),
        ),
      ),
    )
    .orderBy(asc(multiSendSheet.createdAt))
    .limit(1);
  return row?.id ?? null;
}

/** Deletes a batch of the sheet's rows, and the sheet itself with the last one; returns true once it is deleted. */
export async function deleteSheetRows(tx: Tx, sheetId: string): Promise<boolean> {
  const rows = await rowsAfter(tx, sheetId, 0, { valid: false, limit: BATCH });
  const numbers = rows.map(({ number }) => number);
  if (numbers.length > 0) {
    await tx.delete(multiSendRow).where(and(eq(multiSendRow.sheetId, sheetId), inArray(multiSendRow.number, numbers)));
    return false;
  }
  await tx.delete(multiSendSheet).where(eq(multiSendSheet.id, sheetId));
  return true;
}

export async function findRow(tx: Tx, sheetId: string, number: number): Promise<RecipientRecord | null> {
  const [row] = await tx
    .select()
    .from(multiSendRow)
    .where(and(eq(multiSendRow.sheetId, sheetId), eq(multiSendRow.number, number)));
  return row ?? null;
}
