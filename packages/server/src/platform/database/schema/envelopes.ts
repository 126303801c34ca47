import {
  ENVELOPE_FLOW_TYPES,
  ENVELOPE_STATUSES,
  PREPARE_STATES,
  REVISION_KINDS,
  type ReadingRule,
  type ReminderPlan,
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiClient } from './applications.ts';
import { id, instant, oneOf, status } from './columns.ts';
import { member } from './enterprises.ts';
import { file } from './files.ts';
import { person } from './people.ts';

export const envelope = pgTable(
  'envelope',
  {
    id: id(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => person.id),
    /** The membership it was sent by; null from a personal account. */
    senderMemberId: uuid('sender_member_id').references(() => member.id),
    /** The API key that made it, named people in it or sent it; then no person has invited them. */
    apiClientId: uuid('api_client_id').references(() => apiClient.id),
    title: text('title').notNull().default(''),
    subject: text('subject').notNull().default(''),
    status: status('status', ENVELOPE_STATUSES).notNull(),
    flowType: status('flow_type', ENVELOPE_FLOW_TYPES).notNull().default('SIGN_PROCESS'),
    envelopeType: text('envelope_type').notNull().default('ANY'),
    envelopeFlag: text('envelope_flag'),
    tagId: text('tag_id'),
    needForm: boolean('need_form').notNull().default(true),
    allowAppendForms: boolean('allow_append_forms').notNull().default(false),
    currentSequence: integer('current_sequence').notNull().default(0),
    expireAt: instant('expire_at').notNull(),
    timerAt: instant('timer_at'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    reminders: jsonb('reminders').$type<ReminderPlan>(),
    reading: jsonb('reading').$type<ReadingRule>(),
    /** IANA zone of dates printed in the documents, fixed at the start. */
    timezone: text('timezone').notNull(),
    prepareState: status('prepare_state', PREPARE_STATES).notNull().default('NOT_STARTED'),
    prepareError: text('prepare_error'),
    handleReason: text('handle_reason'),
    /** Accounts that have it in their recycle bin. */
    recycledBy: uuid('recycled_by').array().notNull().default([]),
    /** Persons, and enterprises with their memberships, that have ended keeping it: to them it is gone (retention.md). */
    removedBy: uuid('removed_by').array().notNull().default([]),
    /** When its documents were deleted, because no party keeps it any more; the row stays for what refers to it. */
    erasedAt: instant('erased_at'),
    /** Of a CANCEL_PROCESS: the finished envelope that it makes void. */
    cancelsId: uuid('cancels_id'),
    /** The running CANCEL_PROCESS over it; a second one waits until it has ended. */
    cancellingId: uuid('cancelling_id'),
    /** Voided by agreement: when, why, and by which CANCEL_PROCESS. */
    voidedAt: instant('voided_at'),
    voidedById: uuid('voided_by_id'),
    voidReason: text('void_reason'),
    /** The draft it was copied from, to be corrected and sent again. */
    copiedFromId: uuid('copied_from_id'),
    /** The multi-send job and row that made it. */
    multiJobId: uuid('multi_job_id'),
    multiRow: integer('multi_row'),
    /** The template it was made from, as long as its documents are unchanged. */
    bstId: uuid('bst_id'),
    /** It is the editing view of that template: in no list, and never sent. */
    isBstEditing: boolean('is_bst_editing').notNull().default(false),
    /** Drawn at its start from the numbering rule of the enterprise that sent it. */
    contractNumber: text('contract_number'),
    /** Of the finished contract: digest of the evidence report in the blob store. */
    evidenceDigest: text('evidence_digest'),
    /** When the certificate of the report's last document time-stamp expires, and the algorithm of that stamp. */
    evidenceEndsAt: instant('evidence_ends_at'),
    evidenceAlgorithm: text('evidence_algorithm'),
    /**
     * The earliest expiry of the certificates of its documents' last document time-stamps, and the algorithm of that stamp
     * (docs/cycles/archive.md); null where no document has one.
     */
    archiveEndsAt: instant('archive_ends_at'),
    archiveAlgorithm: text('archive_algorithm'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    statusAt: instant('status_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (t) => [
    check('envelope_status', sql.raw(oneOf('status', ENVELOPE_STATUSES))),
    check('envelope_flow_type', sql.raw(oneOf('flow_type', ENVELOPE_FLOW_TYPES))),
    check('envelope_prepare_state', sql.raw(oneOf('prepare_state', PREPARE_STATES))),
    index('envelope_sender').on(t.senderId, t.createdAt),
    // One void agreement at a time: a second one may begin after the first has failed.
    index('envelope_cancels')
      .on(t.cancelsId)
      .where(sql`cancels_id is not null`),
    index('envelope_copied')
      .on(t.copiedFromId)
      .where(sql`copied_from_id is not null`),
    uniqueIndex('envelope_multi')
      .on(t.multiJobId, t.multiRow)
      .where(sql`multi_job_id is not null`),
    index('envelope_archive')
      .on(sql`least(archive_ends_at, evidence_ends_at)`, t.id)
      .where(sql`evidence_digest is not null`),
  ],
);

/** The documents of an envelope; `headNumber` and `headDigest` name the current revision. */
export const envelopeDocument = pgTable(
  'envelope_document',
  {
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
    name: text('name').notNull(),
    /** The order, where every document has one (Spec §3). */
    sequence: integer('sequence'),
    addedOrder: integer('added_order').notNull(),
    fileTagId: text('file_tag_id'),
    headNumber: integer('head_number').notNull(),
    headDigest: text('head_digest').notNull(),
    headBytes: bigint('head_bytes', { mode: 'number' }).notNull(),
    /** The revision that the completion ended with and the evidence cites; renewals of the archive come after it. */
    completedDigest: text('completed_digest'),
  },
  (t) => [primaryKey({ columns: [t.envelopeId, t.fileId] })],
);

/** A linear history of revisions per document (conventions, rule 2): each is a byte prefix of the next. */
export const revision = pgTable(
  'revision',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
    number: integer('number').notNull(),
    kind: status('kind', REVISION_KINDS).notNull(),
    previousDigest: text('previous_digest'),
    digest: text('digest').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    participantId: uuid('participant_id'),
    /** Sequence of the acting participant: acts of the same sequence are parallel (Rulings §6.9). */
    sequence: integer('sequence'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('revision_number').on(t.envelopeId, t.fileId, t.number),
    unique('revision_previous').on(t.envelopeId, t.fileId, t.previousDigest),
    index('revision_digest').on(t.digest),
    check('revision_kind', sql.raw(oneOf('kind', REVISION_KINDS))),
  ],
);
