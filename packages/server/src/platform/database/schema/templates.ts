import type { ConfigContent } from '@countersign/contract';
import { BST_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise, member } from './enterprises.ts';
import { envelope } from './envelopes.ts';
import { file } from './files.ts';

export const bstGroup = pgTable(
  'bst_group',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('bst_group_name').on(t.enterpriseId, t.name)],
);

/** A business scenario template (Spec §3 "Template"). A deleted one keeps its row for its use log. */
export const bst = pgTable(
  'bst',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    groupId: uuid('group_id').references(() => bstGroup.id, { onDelete: 'set null' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => member.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    status: status('status', BST_STATUSES).notNull(),
    /** Its picture: the id it is requested by, and its bytes in the blob store. */
    avatarFileId: uuid('avatar_file_id'),
    avatarDigest: text('avatar_digest'),
    configVersion: integer('config_version').notNull(),
    config: jsonb('config').$type<ConfigContent>().notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
    recycledAt: instant('recycled_at'),
  },
  (t) => [
    check('bst_status', sql.raw(oneOf('status', BST_STATUSES))),
    index('bst_enterprise')
      .on(t.enterpriseId, t.createdAt.desc(), t.id.desc())
      .where(sql`recycled_at is null`),
    index('bst_group_of').on(t.groupId),
    uniqueIndex('bst_avatar_file').on(t.avatarFileId),
  ],
);

/** The documents of a template: files that its enterprise may use, uploaded by any of its members. */
export const bstFile = pgTable(
  'bst_file',
  {
    bstId: uuid('bst_id')
      .notNull()
      .references(() => bst.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
  },
  (t) => [primaryKey({ columns: [t.bstId, t.fileId] }), index('bst_file_file').on(t.fileId)],
);

/** The draft in which a member edits a template, and the version of the template they started from. */
export const bstEditing = pgTable(
  'bst_editing',
  {
    bstId: uuid('bst_id')
      .notNull()
      .references(() => bst.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    baseVersion: integer('base_version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.bstId, t.memberId] }), uniqueIndex('bst_editing_envelope').on(t.envelopeId)],
);

/** The use log: the drafts that were made from a template. */
export const bstUse = pgTable(
  'bst_use',
  {
    id: id(),
    bstId: uuid('bst_id')
      .notNull()
      .references(() => bst.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('bst_use_bst').on(t.bstId, t.createdAt.desc(), t.id.desc()),
    index('bst_use_member').on(t.bstId, t.memberId, t.createdAt.desc(), t.id.desc()),
  ],
);
