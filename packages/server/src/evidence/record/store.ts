import { eq } from 'drizzle-orm';
import { type Digest, type Tx, evidenceArchive, evidenceFacts, preparedRow } from '../../platform/index.ts';

export type ArchiveRow = typeof evidenceArchive.$inferSelect;

/** Prevents the facts of a report from being garbage collected. */
export async function insertFacts(tx: Tx, row: typeof evidenceFacts.$inferInsert): Promise<void> {
  await insertRow(tx, row);
}

const insertRow = preparedRow(
  evidenceFacts,
  (tx, values) => tx.insert(evidenceFacts).values(values).onConflictDoNothing(),
  ({ digest }) => ({ writes: [`facts ${digest}`] }),
);

export async function isFactsOf(tx: Tx, envelopeId: string, digest: Digest): Promise<boolean> {
  const [row] = await tx
    .select({ envelopeId: evidenceFacts.envelopeId })
    .from(evidenceFacts)
    .where(eq(evidenceFacts.digest, digest));
  return row?.envelopeId === envelopeId;
}

export async function findArchive(tx: Tx, envelopeId: string): Promise<ArchiveRow | null> {
  const [row] = await tx.select().from(evidenceArchive).where(eq(evidenceArchive.envelopeId, envelopeId));
  return row ?? null;
}

/** Stores new parts in place of older ones, and returns the stored parts. */
export async function saveArchive(tx: Tx, row: ArchiveRow): Promise<ArchiveRow> {
  const { state, digest, madeAt } = row;
  await tx
    .insert(evidenceArchive)
    .values(row)
    .onConflictDoUpdate({ target: evidenceArchive.envelopeId, set: { state, digest, madeAt } });
  return row;
}

/** Deletes the stored facts and archive parts of a contract that no party keeps; the collector then deletes their blobs. */
export async function deleteEvidenceOf(tx: Tx, envelopeId: string): Promise<void> {
  await tx.delete(evidenceFacts).where(eq(evidenceFacts.envelopeId, envelopeId));
  await tx.delete(evidenceArchive).where(eq(evidenceArchive.envelopeId, envelopeId));
}
