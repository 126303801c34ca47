import { EXECUTION_STATUSES, MULTI_JOB_STATUSES, MULTI_MODES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import {
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
import { envelope } from './envelopes.ts';
import { participant } from './participants.ts';

/**
 * The recipients of a BULK_PERSON as they were submitted at one time (Spec §7 "multi-send"). A later sheet replaces them; a
 * sheet that a job was started from is kept unchanged.
 */
export const multiSendSheet = pgTable(
  'multi_send_sheet',
  {
    id: id(),
    /** Null while its rows are still being written, and once another sheet has replaced it. */
    participantId: uuid('participant_id').references(() => participant.id, { onDelete: 'set null' }),
    mode: status('mode', MULTI_MODES).notNull(),
    name: text('name'),
    /** Digest of what its rows were validated against: fields and title of the draft. */
    judgedBy: text('judged_by').notNull(),
    total: integer('total').notNull(),
    valid: integer('valid').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('multi_send_sheet_participant').on(t.participantId),
    index('multi_send_sheet_created').on(t.createdAt),
    check('multi_send_sheet_mode', sql.raw(oneOf('mode', MULTI_MODES))),
  ],
);

/** One validated recipient. */
export const multiSendRow = pgTable(
  'multi_send_recipient',
  {
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => multiSendSheet.id, { onDelete: 'cascade' }),
    /** Counted from 1, as in the sheet below its heading. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Column → text, for the fields whose tagId is the column's name. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** Errors of the row; null where it can be sent. */
    errors: jsonb('errors').$type<{ column: string; error: string; detail?: string }[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.sheetId, t.number] }),
    index('multi_send_recipient_valid')
      .on(t.sheetId, t.number)
      .where(sql`errors is null`),
  ],
);

/** One start of a multi-send: an execution per row, each making one envelope. */
export const multiSendJob = pgTable(
  'multi_send_job',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => multiSendSheet.id),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The draft as it was at the start: later changes to it do not affect the envelopes of this job. */
    template: jsonb('template').notNull(),
    /** The account that started it, for the audit of each envelope. */
    actor: jsonb('actor').notNull(),
    status: status('status', MULTI_JOB_STATUSES).notNull(),
    total: integer('total').notNull(),
    revokeReason: text('revoke_reason'),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (t) => [
    index('multi_send_job_envelope').on(t.envelopeId, t.createdAt),
    index('multi_send_job_account').on(t.accountId, t.createdAt),
    index('multi_send_job_sheet').on(t.sheetId),
    check('multi_send_job_status', sql.raw(oneOf('status', MULTI_JOB_STATUSES))),
  ],
);

/** Its id is also the id of the envelope it makes, so that no envelope is made twice (security 41). */
export const multiSendExecution = pgTable(
  'multi_send_execution',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => multiSendJob.id),
    number: integer('number').notNull(),
    status: status('status', EXECUTION_STATUSES).notNull(),
    /** Its envelope was made and sent, whatever happened to it later. */
    sent: boolean('sent').notNull().default(false),
    error: text('error'),
    /** The parameters of the error message. */
    errorParams: jsonb('error_params').$type<Record<string, string | number>>(),
    attempts: integer('attempts').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('multi_send_execution_row').on(t.jobId, t.number),
    index('multi_send_execution_status').on(t.jobId, t.status, t.number),
    check('multi_send_execution_status', sql.raw(oneOf('status', EXECUTION_STATUSES))),
  ],
);
