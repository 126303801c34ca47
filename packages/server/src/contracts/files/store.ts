import { and, asc, eq, getTableColumns, inArray, lt, notExists, sql } from 'drizzle-orm';
import {
  type Tx,
  attachedFile,
  file,
  isNotHeld,
  lockHolds,
  prepared,
  preparedRow,
  preparedText,
  preparedUpdate,
  uploadChunk,
  uploadTask,
} from '../../platform/index.ts';
import { deleteUnsignedOf } from './attachments.ts';
import { envelopeDocument, revision } from '../envelopes/views.ts';
import { bstFile } from '../templates/views.ts';

export type FileRow = typeof file.$inferSelect;
export type UploadRow = typeof uploadTask.$inferSelect;
export type ChunkRow = typeof uploadChunk.$inferSelect;

export async function insertUpload(tx: Tx, row: typeof uploadTask.$inferInsert): Promise<void> {
  await insertUploadRow(tx, row);
}

const insertUploadRow = preparedRow(uploadTask, (tx, values) =>
  tx
    .insert(uploadTask)
    .values(values)
    .onConflictDoNothing({ target: [uploadTask.ownerId, uploadTask.taskId] }),
);

type OfTask = { readonly ownerId: string; readonly taskId: string };
const isOfTask = and(
  eq(uploadTask.ownerId, sql.placeholder('ownerId')),
  eq(uploadTask.taskId, sql.placeholder('taskId')),
);
const uploadQuery = (tx: Tx) => tx.select().from(uploadTask).where(isOfTask);
const uploadOf = prepared<OfTask, UploadRow[]>(uploadQuery);
const lockedUpload = prepared<OfTask, UploadRow[]>((tx) => uploadQuery(tx).for('update'));

/** The upload of this person's task; null if none of its chunks has been received. */
export async function findUpload(tx: Tx, ownerId: string, taskId: string): Promise<UploadRow | null> {
  const [row] = await uploadOf(tx, { ownerId, taskId });
  return row ?? null;
}

/** The upload of this person's task with its row locked, so that only one request sees the last chunk arrive. */
export async function lockUpload(tx: Tx, ownerId: string, taskId: string): Promise<UploadRow | null> {
  const [row] = await lockedUpload(tx, { ownerId, taskId });
  return row ?? null;
}

/** A chunk of a person's task. The first that was received under its number stays. */
export async function insertChunk(
  tx: Tx,
  { ownerId, taskId, chunk, digest, size }: OfTask & Omit<ChunkRow, 'uploadId'>,
): Promise<void> {
  await insertChunkOf(tx, [ownerId, taskId, chunk, digest, size]);
}

const insertChunkOf = preparedText(`
  insert into upload_chunk (upload_id, chunk, digest, size)
  select id, $3::int, $4, $5::int from upload_task where owner_id = $1 and task_id = $2
  on conflict do nothing`);

/** The received chunks of a person's task, by number. */
export const listChunks = (tx: Tx, { ownerId, taskId }: OfTask): Promise<ChunkRow[]> =>
  chunksOfTask(tx, { ownerId, taskId });

const chunksQuery = (tx: Tx) =>
  tx
    .select(getTableColumns(uploadChunk))
    .from(uploadChunk)
    .innerJoin(uploadTask, eq(uploadTask.id, uploadChunk.uploadId));
const chunksOfTask = prepared<OfTask, ChunkRow[]>((tx) =>
  chunksQuery(tx).where(isOfTask).orderBy(asc(uploadChunk.chunk)),
);

/** The chunks that a file is made of, by number. */
export const listChunksOfFile = (tx: Tx, fileId: string): Promise<ChunkRow[]> => chunksOfFile(tx, { fileId });

const chunksOfFile = prepared<{ readonly fileId: string }, ChunkRow[]>((tx) =>
  chunksQuery(tx)
    .where(eq(uploadTask.fileId, sql.placeholder('fileId')))
    .orderBy(asc(uploadChunk.chunk)),
);

export async function setUploadFile(tx: Tx, uploadId: string, fileId: string): Promise<void> {
  await changeUpload(tx, { uploadId }, { fileId });
}

const changeUpload = preparedUpdate<typeof uploadTask, { uploadId: string }>(uploadTask, (tx, set) =>
  tx
    .update(uploadTask)
    .set(set)
    .where(eq(uploadTask.id, sql.placeholder('uploadId'))),
);

export async function insertFile(tx: Tx, row: typeof file.$inferInsert): Promise<void> {
  await insertFileRow(tx, row);
}

const insertFileRow = preparedRow(file, (tx, values) => tx.insert(file).values(values));

export async function findFile(tx: Tx, fileId: string): Promise<FileRow | null> {
  const [row] = await fileOf(tx, { fileId });
  return row ?? null;
}

const fileOf = prepared<{ readonly fileId: string }, FileRow[]>((tx) =>
  tx
    .select()
    .from(file)
    .where(eq(file.id, sql.placeholder('fileId'))),
);

export const listFiles = (tx: Tx, fileIds: readonly string[]): Promise<FileRow[]> =>
  fileIds.length === 0 ? Promise.resolve([]) : filesOf(tx, { fileIds });

const filesOf = prepared<{ readonly fileIds: readonly string[] }, FileRow[]>((tx) =>
  tx
    .select()
    .from(file)
    .where(sql`${file.id} = any(${sql.placeholder('fileIds')}::uuid[])`),
);

export async function updateFile(tx: Tx, fileId: string, change: Partial<typeof file.$inferInsert>): Promise<void> {
  await changeFile(tx, { ofFile: fileId }, change);
}

const changeFile = preparedUpdate<typeof file, { ofFile: string }>(file, (tx, set) =>
  tx
    .update(file)
    .set(set)
    .where(eq(file.id, sql.placeholder('ofFile'))),
);

/** Purges uploads that were never completed, and the chunk lists of those completed long ago; files stay. */
export async function deleteStaleUploads(tx: Tx, before: Date, limit: number): Promise<number> {
  await lockHolds(tx);
  const isStale = and(lt(uploadTask.createdAt, before), isNotHeld('subject', 'upload_task.owner_id'));
  const stale = tx.select({ id: uploadTask.id }).from(uploadTask).where(isStale).limit(limit);
  const gone = await tx.delete(uploadTask).where(inArray(uploadTask.id, stale)).returning({ id: uploadTask.id });
  return gone.length;
}

/** Deletes the uploads of a person that no envelope and no template holds; the collector then deletes their bytes. */
export async function deleteUnusedFilesOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(uploadTask).where(eq(uploadTask.ownerId, ownerId));
  await deleteUnsignedOf(tx, ownerId);
  await tx.delete(file).where(and(eq(file.ownerId, ownerId), isUnused(tx)));
}

/** No envelope, no template and no field of a contract holds the file. */
function isUnused(tx: Tx) {
  const documents = tx
    .select({ id: envelopeDocument.fileId })
    .from(envelopeDocument)
    .where(eq(envelopeDocument.fileId, file.id));
  const revisions = tx.select({ id: revision.id }).from(revision).where(eq(revision.fileId, file.id));
  const templates = tx.select({ id: bstFile.fileId }).from(bstFile).where(eq(bstFile.fileId, file.id));
  const attached = tx.select({ id: attachedFile.id }).from(attachedFile).where(eq(attachedFile.fileId, file.id));
  return and(notExists(documents), notExists(revisions), notExists(templates), notExists(attached));
}

/** Deletes those of the files that no envelope, template or upload names any more, and that are not under a legal hold. */
export async function deleteUnusedFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const isHeldByUpload = tx.select({ id: uploadTask.id }).from(uploadTask).where(eq(uploadTask.fileId, file.id));
  await tx
    .delete(file)
    .where(
      and(
        inArray(file.id, [...fileIds]),
        isUnused(tx),
        notExists(isHeldByUpload),
        isNotHeld('subject', 'file.owner_id'),
        isNotHeld('subject', 'file.enterprise_id'),
      ),
    );
}

/** Deletes the chunk lists of files, so that nothing but their use keeps them. */
async function deleteUploadsOf(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length > 0) await tx.delete(uploadTask).where(inArray(uploadTask.fileId, [...fileIds]));
}

/** The files that were attached by signers and whose field or contract is gone, created before this instant. */
export async function deleteDetached(tx: Tx, before: Date, limit: number): Promise<number> {
  await lockHolds(tx);
  const isOld = and(eq(file.use, 'ATTACHMENT'), lt(file.createdAt, before), isUnused(tx));
  const isFree = and(isNotHeld('subject', 'file.owner_id'), isNotHeld('subject', 'file.enterprise_id'));
  const found = await tx.select({ id: file.id }).from(file).where(and(isOld, isFree)).limit(limit);
  const ids = found.map(({ id }) => id);
  await deleteUploadsOf(tx, ids);
  await deleteUnusedFiles(tx, ids);
  return ids.length;
}

/** Uploads of this person that are still open. */
export async function countOpenUploads(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await openUploads(tx, { ownerId });
  return row?.count ?? 0;
}

const openUploads = prepared<{ readonly ownerId: string }, { count: number }[]>((tx) =>
  tx
    .select({ count: sql<number>`count(*)::int` })
    .from(uploadTask)
    .where(and(eq(uploadTask.ownerId, sql.placeholder('ownerId')), sql`file_id is null`)),
);

/** Whether files were ever stored with this database; cheap, because it asks only the tables in which every blob starts. */
export async function namesBlobs(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (select from upload_chunk) or exists (select from file) or exists (select from picture)
      or exists (select from identity_paper) or exists (select from revision) as found`);
  return rows[0]?.found === true;
}

/** Every place where a row names a blob. A column that is missing here loses its files to the collector, and to backups. */
export const NAMING = [
  ['revision', 'digest'],
  ['file', 'source_digest'],
  ['file', 'digest'],
  ['upload_chunk', 'digest'],
  ['picture', 'digest'],
  ['identity_paper', 'digest'],
  ['bst', 'avatar_digest'],
  ['person', 'avatar_digest'],
  ['enterprise', 'avatar_digest'],
  ['office_seal', 'digest'],
  ['data_export_blob', 'digest'],
  ['evidence_facts', 'digest'],
  ['evidence_archive', 'digest'],
  ['envelope', 'evidence_digest'],
] as const;

/** A statement that returns every digest that a row names, as `digest`. */
export const EVERY_NAMED_DIGEST = NAMING.map(
  ([table, column]) => `select ${column} as digest from ${table} where ${column} is not null`,
).join(' union ');

/** The digests among these that a row still names; the others are orphans. */
export async function namedDigests(tx: Tx, digests: readonly string[]): Promise<ReadonlySet<string>> {
  if (digests.length === 0) return new Set();
  const list = sql.join(
    digests.map((digest) => sql`${digest}`),
    sql`, `,
  );
  const places = NAMING.map(
    ([table, column]) =>
      sql`select ${sql.raw(column)} as digest from ${sql.raw(table)} where ${sql.raw(column)} in (${list})`,
  );
  const rows = await tx.execute<{ digest: string }>(sql.join(places, sql` union `));
  return new Set(rows.rows.map(({ digest }) => digest));
}
