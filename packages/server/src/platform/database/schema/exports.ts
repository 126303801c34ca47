import { DATA_EXPORT_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { enterprise, member } from './enterprises.ts';
import { person } from './people.ts';

/** A file of an export. Its digest names a blob, unless it is the archive of a contract, which is made of blobs again. */
export interface ExportedFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  /** The contract that it belongs to. */
  readonly contract?: { readonly wsid: string; readonly title: string; readonly status: string } | undefined;
  /** The archive of a contract: its generated parts, and its stored files. */
  readonly archive?: {
    readonly parts: string;
    readonly stored: readonly { readonly path: string; readonly digest: string }[];
    readonly mtime: string;
  };
}

/** All data of a person or an enterprise, collected step by step for a download. */
export const dataExport = pgTable(
  'data_export',
  {
    id: id(),
    /** Who asked for it, and by which membership. */
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    memberId: uuid('member_id').references(() => member.id),
    /** Whose data it is; null for the person’s own. */
    enterpriseId: uuid('enterprise_id').references(() => enterprise.id),
    status: status('status', DATA_EXPORT_STATUSES).notNull(),
    /** The contracts in it were created from the first instant on and before the second one; null = without a limit. */
    fromAt: instant('from_at'),
    untilAt: instant('until_at'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    /** The last envelope that is in it: they are taken in the order of their ids. */
    lastEnvelopeId: uuid('last_envelope_id'),
    createdAt: instant('created_at').notNull(),
    readyAt: instant('ready_at'),
    expireAt: instant('expire_at'),
  },
  (t) => [
    index('data_export_person').on(t.personId, t.createdAt),
    index('data_export_enterprise').on(t.enterpriseId, t.createdAt),
    uniqueIndex('data_export_running')
      .on(sql`coalesce(enterprise_id, person_id)`)
      .where(sql`status = 'RUNNING'`),
    index('data_export_expire').on(t.expireAt),
    check('data_export_status', sql.raw(oneOf('status', DATA_EXPORT_STATUSES))),
  ],
);

/** The files of an export, by the step that collected them. */
export const dataExportPart = pgTable(
  'data_export_part',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExport.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    files: jsonb('files').$type<ExportedFile[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
);

/** Keeps the blobs of an export from the collector. */
export const dataExportBlob = pgTable(
  'data_export_blob',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => dataExport.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.digest] }), index('data_export_blob_digest').on(t.digest)],
);
