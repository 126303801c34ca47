import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Tx, attachedFile, file, isNotHeld, lockHolds } from '../../platform/index.ts';

/** A file of a field of a contract, and what is known of it. */
export interface AttachmentRow {
  readonly id: string;
  readonly envelopeId: string;
  readonly formId: string;
  readonly participantId: string;
  readonly fileId: string;
  readonly createdAt: Date;
  readonly signedAt: Date | null;
  readonly name: string;
  readonly printedName: string;
  readonly type: typeof file.$inferSelect.type;
  readonly status: typeof file.$inferSelect.status;
  readonly digest: string | null;
  readonly bytes: number;
}

export async function insertAttachment(tx: Tx, row: typeof attachedFile.$inferInsert): Promise<void> {
  await tx.insert(attachedFile).values(row);
}

/** Those of a contract in the order in which they were sent, without files that were refused. */
export async function listAttached(tx: Tx, envelopeId: string): Promise<AttachmentRow[]> {
  return tx
    .select({
      id: attachedFile.id,
      envelopeId: attachedFile.envelopeId,
      formId: attachedFile.formId,
      participantId: attachedFile.participantId,
      fileId: attachedFile.fileId,
      createdAt: attachedFile.createdAt,
      signedAt: attachedFile.signedAt,
      name: file.name,
      printedName: attachedFile.printedName,
      type: file.type,
      status: file.status,
      digest: file.digest,
      bytes: sql<number>`coalesce(${file.bytes}, ${file.sourceBytes})`.mapWith(Number),
    })
    .from(attachedFile)
    .innerJoin(file, eq(file.id, attachedFile.fileId))
    .where(and(eq(attachedFile.envelopeId, envelopeId), sql`${file.status} <> 'FAILED'`))
    .orderBy(asc(attachedFile.createdAt), asc(attachedFile.id));
}

/** Marks those that a participant signs with. @returns how many of them were there and not signed with yet */
export async function keepSigned(
  tx: Tx,
  { participantId, ids, now }: { readonly participantId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<number> {
  const isOpen = and(eq(attachedFile.participantId, participantId), isNull(attachedFile.signedAt));
  const kept = await tx
    .update(attachedFile)
    .set({ signedAt: now })
    .where(and(isOpen, inArray(attachedFile.id, [...ids])))
    .returning({ id: attachedFile.id });
  return kept.length;
}

/** Removes one that its participant has not signed with; the collector deletes its file. */
export async function deleteAttached(tx: Tx, id: string, participantId: string): Promise<boolean> {
  const isTheirs = and(eq(attachedFile.id, id), eq(attachedFile.participantId, participantId));
  const gone = await tx
    .delete(attachedFile)
    .where(and(isTheirs, isNull(attachedFile.signedAt)))
    .returning({ id: attachedFile.id });
  return gone.length > 0;
}

/** Removes those of a contract that is erased; the collector deletes their files. */
export async function deleteAttachedOf(tx: Tx, envelopeId: string): Promise<void> {
  await tx.delete(attachedFile).where(eq(attachedFile.envelopeId, envelopeId));
}

/** Removes those of this person that no one has signed with. */
export async function deleteUnsignedOf(tx: Tx, ownerId: string): Promise<void> {
  const own = tx.select({ id: file.id }).from(file).where(eq(file.ownerId, ownerId));
  await tx.delete(attachedFile).where(and(inArray(attachedFile.fileId, own), isNull(attachedFile.signedAt)));
}

/** Removes those that no one has signed with since before this instant, unless their contract is under a legal hold. */
export async function deleteUnsigned(tx: Tx, before: Date): Promise<void> {
  await lockHolds(tx);
  const isOld = and(isNull(attachedFile.signedAt), lt(attachedFile.createdAt, before));
  await tx.delete(attachedFile).where(and(isOld, isNotHeld('envelope', 'attached_file.envelope_id')));
}
