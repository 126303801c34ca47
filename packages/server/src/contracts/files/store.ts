import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
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
  readRecords,
  recordShapeOf,
  type uploadChunk,
  uploadTask,
} from '../../platform/index.ts';
import { deleteUnsignedOf } from './attachments.ts';
import { envelopeDocument, revision } from '../envelopes/views.ts';
import { bstFile } from '../templates/views.ts';

export type FileRow = typeof file.$inferSelect;
export type UploadRow = typeof uploadTask.$inferSelect;
type ChunkRow = typeof uploadChunk.$inferSelect;

type OfTask = { readonly ownerId: string; readonly taskId: string };
type NewUpload = Omit<UploadRow, 'fileId'>;
type Received = Omit<ChunkRow, 'uploadId'>;

const UPLOAD = recordShapeOf(uploadTask);
const uploadText = (alias: string): string =>
  `row(${UPLOAD.columns.map((column) => `${alias}.${column}`).join(', ')})::text`;
const readUpload = (text: string | null): UploadRow | null =>
  text === null ? null : UPLOAD.read(readRecords(text)[0] ?? [], 0);

/** The uploads of a person that are still open. */
const openCount = '(select count(*)::int from upload_task o where o.owner_id = $1 and o.file_id is null)';
const received = `
  select coalesce(json_agg(json_build_object('chunk', c.chunk, 'digest', c.digest, 'size', c.size) order by c.chunk), '[]')
  from upload_chunk c`;

interface KnownTask {
  /** Null if none of its chunks has been received. */
  readonly upload: UploadRow | null;
  /** How many uploads of the person are open. */
  readonly open: number;
  /** By number. */
  readonly chunks: readonly Received[];
}

/** What is known of a person's task. */
export async function findTask(tx: Tx, { ownerId, taskId }: OfTask): Promise<KnownTask> {
  const [found] = await taskOf(tx, [ownerId, taskId]);
  if (found === undefined) throw new Error('what is known of a task is one row');
  return { ...found, upload: readUpload(found.upload) };
}

const taskOf = preparedText<Omit<KnownTask, 'upload'> & { readonly upload: string | null }>(`
  select case when u.id is not null then ${uploadText('u')} end as upload, ${openCount} as open,
    (${received} where c.upload_id = u.id) as chunks
  from (select 1) one left join upload_task u on u.owner_id = $1 and u.task_id = $2`);

/**
 * The upload of this person's task, made if none of its chunks has been received, with its row locked, so that only one
 * request sees the last chunk arrive.
 */
export async function lockUpload(
  tx: Tx,
  row: NewUpload,
): Promise<{ readonly upload: UploadRow; readonly open: number }> {
  const { id, ownerId, enterpriseId, taskId, fileName, totalSize, chunkTotal, createdAt } = row;
  const values = [ownerId, taskId, id, enterpriseId, fileName, totalSize, chunkTotal, createdAt.toISOString()];
  const [found] = await lockedUpload(tx, values);
  const upload = readUpload(found?.upload ?? null);
  if (found === undefined || upload === null) throw new Error('an insertion returned no row');
  return { upload, open: found.open };
}

// An update of nothing waits for the lock of a row that is there, and returns it as it is then.
const lockedUpload = preparedText<{ readonly upload: string; readonly open: number }>(`
  insert into upload_task as u (owner_id, task_id, id, enterprise_id, file_name, total_size, chunk_total, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (owner_id, task_id) do update set task_id = excluded.task_id
  returning ${uploadText('u')} as upload, ${openCount} as open`);

/**
 * Adds a chunk to a person's task, whose row is locked. The first that was received under its number stays.
 * @returns the received chunks, by number
 */
export const addChunk = (tx: Tx, { ownerId, taskId, chunk, digest, size }: OfTask & Received): Promise<Received[]> =>
  addedChunk(tx, [ownerId, taskId, chunk, digest, size]);

const addedChunk = preparedText<Received>(`
  with task as (
    select id from upload_task where owner_id = $1 and task_id = $2
  ), added as (
    insert into upload_chunk (upload_id, chunk, digest, size) select id, $3::int, $4, $5::int from task
    on conflict do nothing returning chunk, digest, size
  )
  select chunk, digest, size from added
  union all
  select c.chunk, c.digest, c.size from upload_chunk c join task on task.id = c.upload_id
  order by chunk`);

const FILE = recordShapeOf(file);

/** A file with the chunks that it is made of, by number; null if there is no such file. */
export async function findFileWithChunks(
  tx: Tx,
  fileId: string,
): Promise<{ readonly file: FileRow; readonly chunks: readonly Received[] } | null> {
  const [found] = await fileWithChunks(tx, [fileId]);
  return found === undefined ? null : { file: FILE.read(readRecords(found.file)[0] ?? [], 0), chunks: found.chunks };
}

const fileWithChunks = preparedText<{ readonly file: string; readonly chunks: readonly Received[] }>(`
  select row(${FILE.columns.map((column) => `f.${column}`).join(', ')})::text as file,
    (${received} join upload_task u on u.id = c.upload_id where u.file_id = f.id) as chunks
  from file f where f.id = $1`);

export async function setUploadFile(tx: Tx, uploadId: string, fileId: string): Promise<void> {
  await changeUpload(tx, { uploadId }, { fileId });
}

const changeUpload = preparedUpdate<typeof uploadTask, { uploadId: string }>(
  uploadTask,
  (tx, set) =>
    tx
      .update(uploadTask)
      .set(set)
      .where(eq(uploadTask.id, sql.placeholder('uploadId'))),
  ({ where }) => ({ writes: [`upload ${where.uploadId}`] }),
);

export async function insertFile(tx: Tx, row: typeof file.$inferInsert): Promise<void> {
  await insertFileRow(tx, row);
}

const insertFileRow = preparedRow(
  file,
  (tx, values) => tx.insert(file).values(values),
  ({ id }) => ({ writes: [`file ${id}`] }),
);

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

const changeFile = preparedUpdate<typeof file, { ofFile: string }>(
  file,
  (tx, set) =>
    tx
      .update(file)
      .set(set)
      .where(eq(file.id, sql.placeholder('ofFile'))),
  ({ where }) => ({ writes: [`file ${where.ofFile}`] }),
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
