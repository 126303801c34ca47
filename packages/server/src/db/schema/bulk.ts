import { EXECUTION_STATUSES, MULTI_JOB_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { envelope, participant } from './envelopes.ts';

/** The recipients of a BULK_PERSON as they were handed in, judged row by row (Spec §7 "multi-send"). */
export const multiSendRow = pgTable(
  'multi_send_row',
  {
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id, { onDelete: 'cascade' }),
    /** From 1, as the sheet has it without its heading. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    /** Column → text, for the fields whose tagId is the column's name. */
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    /** What is wrong with it, empty where it can be sent. */
    errors: jsonb('errors').$type<{ column: string; error: string; detail?: string }[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.participantId, t.number] })],
);

/** One start of a multi-send: an execution per row, each making one envelope. */
export const multiSendJob = pgTable(
  'multi_send_job',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    status: status('status', MULTI_JOB_STATUSES).notNull(),
    total: integer('total').notNull(),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (t) => [
    index('multi_send_job_envelope').on(t.envelopeId, t.createdAt),
    index('multi_send_job_account').on(t.accountId, t.createdAt),
    check('multi_send_job_status', sql.raw(oneOf('status', MULTI_JOB_STATUSES))),
  ],
);

/** Its id is also that of the envelope it makes, so that none is made twice (security 41). */
export const multiSendExecution = pgTable(
  'multi_send_execution',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => multiSendJob.id),
    number: integer('number').notNull(),
    status: status('status', EXECUTION_STATUSES).notNull(),
    error: text('error'),
    attempts: integer('attempts').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('multi_send_execution_row').on(t.jobId, t.number),
    index('multi_send_execution_status').on(t.jobId, t.status, t.number),
    check('multi_send_execution_status', sql.raw(oneOf('status', EXECUTION_STATUSES))),
  ],
);
