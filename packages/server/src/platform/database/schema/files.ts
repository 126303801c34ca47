import {
  type FileRemarkKind,
  type FormPosition,
  FILE_STATUSES,
  FILE_TYPES,
  FILE_USES,
  type FORMER_FIELD_KINDS,
} from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { person } from './people.ts';

export type PageShape = { width: number; height: number; rotate: number };
export type FileRemark = { kind: FileRemarkKind; name?: string | undefined; pages: number[] };

export type FormerField = {
  kind: (typeof FORMER_FIELD_KINDS)[number];
  name: string;
  page: number;
  position: FormPosition;
};

/** An uploaded file; `digest` names the sanitised PDF made from it, `sourceDigest` the uploaded bytes. */
export const file = pgTable(
  'file',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id),
    /** The enterprise whose account was active at the upload; null for the personal one. */
    enterpriseId: uuid('enterprise_id'),
    name: text('name').notNull(),
    type: status('type', FILE_TYPES).notNull(),
    /** Goes into envelopes, or is attached by a signer and stays beside the document. */
    use: text('use', { enum: FILE_USES }).notNull().default('DOCUMENT'),
    status: status('status', FILE_STATUSES).notNull(),
    sourceDigest: text('source_digest').notNull(),
    sourceBytes: bigint('source_bytes', { mode: 'number' }).notNull(),
    digest: text('digest'),
    bytes: bigint('bytes', { mode: 'number' }),
    pages: jsonb('pages').$type<PageShape[]>().notNull().default([]),
    /** The upload carries signatures of others: it is never rewritten and gets no DocMDP (conventions 4, 5). */
    signedBefore: boolean('signed_before').notNull().default(false),
    /** Active content that was found in the upload and removed from the PDF, by the names of `ActiveContent`. */
    removed: jsonb('removed').$type<string[]>().notNull().default([]),
    /** Remarks for the sender before the document is signed: `Remark` of the PDF package. */
    remarks: jsonb('remarks').$type<FileRemark[]>().notNull().default([]),
    /** The empty fields of the form of the upload, which was drawn into its pages. */
    formerFields: jsonb('former_fields').$type<FormerField[]>().notNull().default([]),
    error: text('error'),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
  },
  (t) => [
    index('file_owner').on(t.ownerId, t.createdAt),
    check('file_status', sql.raw(oneOf('status', FILE_STATUSES))),
    check('file_type', sql.raw(oneOf('type', FILE_TYPES))),
  ],
);

/** A running upload; the task id is chosen by the client and belongs to its person (security 43). */
export const uploadTask = pgTable(
  'upload_task',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => person.id),
    /** As in the file it becomes. */
    enterpriseId: uuid('enterprise_id'),
    taskId: text('task_id').notNull(),
    fileName: text('file_name').notNull(),
    totalSize: bigint('total_size', { mode: 'number' }).notNull(),
    chunkTotal: integer('chunk_total').notNull(),
    fileId: uuid('file_id').references(() => file.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('upload_task_owner').on(t.ownerId, t.taskId), index('upload_task_created').on(t.createdAt)],
);

export const uploadChunk = pgTable(
  'upload_chunk',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploadTask.id, { onDelete: 'cascade' }),
    chunk: integer('chunk').notNull(),
    digest: text('digest').notNull(),
    size: integer('size').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.chunk] })],
);

/**
 * Blobs that the collector deletes: between processes and an object store, only the database says whether a put or the deletion of
 * the same content is the later one.
 */
export const blobRemoval = pgTable('blob_removal', {
  digest: text('digest').primaryKey(),
  at: instant('at').notNull(),
  /** When the store had answered. */
  settledAt: instant('settled_at'),
});
