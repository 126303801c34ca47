import { CHARGE_OWNERS, HOLD_PLACERS, HOLD_SUBJECTS } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { envelope } from './envelopes.ts';

/** A legal hold: nothing of its subject is deleted until it is released. Rows are never deleted. */
export const legalHold = pgTable(
  'legal_hold',
  {
    id: id(),
    subjectKind: status('subject_kind', HOLD_SUBJECTS).notNull(),
    /** The envelope, the person or the enterprise. */
    subjectId: uuid('subject_id').notNull(),
    reason: text('reason').notNull(),
    /** The matter it belongs to, such as a case number. */
    reference: text('reference').notNull(),
    placedBy: status('placed_by', HOLD_PLACERS).notNull(),
    /** The enterprise that placed it; null for one of the operators. */
    enterpriseId: uuid('enterprise_id'),
    placedByName: text('placed_by_name').notNull(),
    placedAt: instant('placed_at').notNull(),
    releasedByName: text('released_by_name'),
    releaseReason: text('release_reason'),
    releasedAt: instant('released_at'),
  },
  (t) => [
    index('legal_hold_active')
      .on(t.subjectId)
      .where(sql`released_at is null`),
    index('legal_hold_enterprise').on(t.enterpriseId, t.placedAt.desc(), t.id.desc()),
    index('legal_hold_placed').on(t.placedAt.desc(), t.id.desc()),
    check('legal_hold_subject_kind', sql.raw(oneOf('subject_kind', HOLD_SUBJECTS))),
    check('legal_hold_placed_by', sql.raw(oneOf('placed_by', HOLD_PLACERS))),
  ],
);

/** After how many days an account wants its own data deleted; null in a column keeps it as long as the platform does. */
export const retentionPolicy = pgTable(
  'retention_policy',
  {
    /** The person or the enterprise. */
    id: id(),
    owner: status('owner', CHARGE_OWNERS).notNull(),
    draftDays: integer('draft_days'),
    contractDays: integer('contract_days'),
    messageDays: integer('message_days'),
    logDays: integer('log_days'),
    sessionDays: integer('session_days'),
    /** Since when drafts and contracts are deleted as early as this: both are warned of for some time first. */
    since: instant('since').notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  () => [check('retention_policy_owner', sql.raw(oneOf('owner', CHARGE_OWNERS)))],
);

/** The account was told, this many days before, that its policy will delete a contract: each once. */
export const retentionNotice = pgTable(
  'retention_notice',
  {
    /** The person or the enterprise. */
    accountId: uuid('account_id').notNull(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    days: integer('days').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.envelopeId, t.days] })],
);

/** What remains of the documents of a contract that no party keeps any more: enough to recognise a copy. */
export const erasedDocument = pgTable(
  'erased_document',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id').notNull(),
    /** SHA-256 of the finished document, and of its last revision, which a renewal of the archive may have extended. */
    completedDigest: text('completed_digest'),
    headDigest: text('head_digest').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.envelopeId, t.fileId] }),
    index('erased_document_completed').on(t.completedDigest),
    index('erased_document_head').on(t.headDigest),
  ],
);
