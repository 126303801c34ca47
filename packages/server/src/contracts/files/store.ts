import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type Tx, file, uploadChunk, uploadTask } from '../../platform/index.ts';

export type FileRow = typeof file.$inferSelect;
export type UploadRow = typeof uploadTask.$inferSelect;
export type ChunkRow = typeof uploadChunk.$inferSelect;

export async function insertUpload(tx: Tx, row: typeof uploadTask.$inferInsert): Promise<void> {
  await tx
    .insert(uploadTask)
    .values(row)
    .onConflictDoNothing({ target: [uploadTask.ownerId, uploadTask.taskId] });
}

/** The upload of this person's task; null if none of its chunks has been received. */
export async function findUpload(tx: Tx, ownerId: string, taskId: string): Promise<UploadRow | null> {
  const where = and(eq(uploadTask.ownerId, ownerId), eq(uploadTask.taskId, taskId));
  const [row] = await tx.select().from(uploadTask).where(where);
  return row ?? null;
}

/** The upload of this person's task with its row locked, so that only one request sees the last chunk arrive. */
export async function lockUpload(tx: Tx, ownerId: string, taskId: string): Promise<UploadRow | null> {
  const where = and(eq(uploadTask.ownerId, ownerId), eq(uploadTask.taskId, taskId));
  const [row] = await tx.select().from(uploadTask).where(where).for('update');
  return row ?? null;
}

export async function insertChunk(tx: Tx, row: ChunkRow): Promise<void> {
  await tx.insert(uploadChunk).values(row).onConflictDoNothing();
}

/** The received chunks, by number. */
export const listChunks = (tx: Tx, uploadId: string): Promise<ChunkRow[]> =>
  tx.select().from(uploadChunk).where(eq(uploadChunk.uploadId, uploadId)).orderBy(asc(uploadChunk.chunk));

export async function findUploadOfFile(tx: Tx, fileId: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploadTask).where(eq(uploadTask.fileId, fileId));
  return row ?? null;
}

export async function setUploadFile(tx: Tx, uploadId: string, fileId: string): Promise<void> {
  await tx.update(uploadTask).set({ fileId }).where(eq(uploadTask.id, uploadId));
}

export async function insertFile(tx: Tx, row: typeof file.$inferInsert): Promise<void> {
  await tx.insert(file).values(row);
}

export async function findFile(tx: Tx, fileId: string): Promise<FileRow | null> {
  const [row] = await tx.select().from(file).where(eq(file.id, fileId));
  return row ?? null;
}

export const listFiles = (tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> =>
  fileIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(file)
        .where(inArray(file.id, [...fileIds]));

export async function updateFile(tx: Tx, fileId: string, change: Partial<typeof file.$inferInsert>): Promise<void> {
  await tx.update(file).set(change).where(eq(file.id, fileId));
}

/** Purges uploads that were never completed, and the chunk lists of those completed long ago; files stay. */
export async function deleteStaleUploads(tx: Tx, before: Date, limit: number): Promise<number> {
  const stale = tx.select({ id: uploadTask.id }).from(uploadTask).where(lt(uploadTask.createdAt, before)).limit(limit);
  const gone = await tx.delete(uploadTask).where(inArray(uploadTask.id, stale)).returning({ id: uploadTask.id });
  return gone.length;
}

/** Uploads of this person that are still open. */
export async function countOpenUploads(tx: Tx, ownerId: string): Promise<number> {
  const open = and(eq(uploadTask.ownerId, ownerId), sql`file_id is null`);
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(uploadTask)
    .where(open);
  return row?.count ?? 0;
}

/** Whether files were ever stored with this database; cheap, because it asks only the tables in which every blob starts. */
export async function namesBlobs(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from upload_chunk) or exists (select from file) or exists (select from picture)
      or exists (select from identity_paper) or exists (select from revision) as found`);
  return rows[0]?.found === true;
}

/** The digests among these that a row still names; the others are orphans. */
export async function namedDigests(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const list = sql.join(
    digests.map((digest) => sql`${digest}`),
    sql`, `,
  );
  const rows = await tx.execute<{ digest: string }>(sql`
    select digest from revision where digest in (${list})
    union select source_digest from file where source_digest in (${list})
    union select digest from file where digest in (${list})
    union select digest from upload_chunk where digest in (${list})
    union select digest from picture where digest in (${list})
    union select digest from identity_paper where digest in (${list})
    union select avatar_digest from bst where avatar_digest in (${list})
    union select avatar_digest from person where avatar_digest in (${list})
    union select avatar_digest from enterprise where avatar_digest in (${list})
    union select digest from evidence_facts where digest in (${list})
    union select digest from evidence_archive where digest in (${list})
    union select evidence_digest from envelope where evidence_digest in (${list})`);
  return new Set(rows.rows.map(({ digest }) => digest));
}
