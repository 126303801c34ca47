import { CONTRACT_NUMBER_STATUSES, COUNTER_RESETS, NUMBER_DATE_PATTERNS, NUMBER_PLACES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { enterprise } from './enterprises.ts';
import { envelope } from './envelopes.ts';

/** A numbering rule of an enterprise (Spec §3 "Contract number"). Its content never changes; one rule is enabled at a time. */
export const contractNumber = pgTable(
  'contract_number',
  {
    id: id(),
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    status: status('status', CONTRACT_NUMBER_STATUSES).notNull(),
    prefix: text('prefix').notNull(),
    datePattern: status('date_pattern', NUMBER_DATE_PATTERNS).notNull(),
    width: integer('width').notNull(),
    reset: status('reset', COUNTER_RESETS).notNull(),
    place: status('place', NUMBER_PLACES).notNull(),
    createdAt: instant('created_at').notNull(),
    statusAt: instant('status_at').notNull(),
  },
  (t) => [
    uniqueIndex('contract_number_enabled')
      .on(t.enterpriseId)
      .where(sql`status = 'ENABLE'`),
    uniqueIndex('contract_number_prefix').on(t.enterpriseId, t.prefix),
    index('contract_number_enterprise').on(t.enterpriseId, t.createdAt),
    check('contract_number_status', sql.raw(oneOf('status', CONTRACT_NUMBER_STATUSES))),
    check('contract_number_date_pattern', sql.raw(oneOf('date_pattern', NUMBER_DATE_PATTERNS))),
    check('contract_number_reset', sql.raw(oneOf('reset', COUNTER_RESETS))),
    check('contract_number_place', sql.raw(oneOf('place', NUMBER_PLACES))),
  ],
);

/** The counter of a rule within a period; its row is locked while the next number is drawn. */
export const contractNumberCounter = pgTable(
  'contract_number_counter',
  {
    contractNumberId: uuid('contract_number_id')
      .notNull()
      .references(() => contractNumber.id),
    /** '' for a counter that never restarts. */
    period: text('period').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contractNumberId, t.period] })],
);

/** A number that was assigned; unique within an enterprise, and one for each envelope. */
export const contractNumberUse = pgTable(
  'contract_number_use',
  {
    enterpriseId: uuid('enterprise_id')
      .notNull()
      .references(() => enterprise.id),
    number: text('number').notNull(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    contractNumberId: uuid('contract_number_id')
      .notNull()
      .references(() => contractNumber.id),
    /** The setting of the rule at the start. */
    place: status('place', NUMBER_PLACES).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.enterpriseId, t.number] }),
    uniqueIndex('contract_number_use_envelope').on(t.envelopeId),
    check('contract_number_use_place', sql.raw(oneOf('place', NUMBER_PLACES))),
  ],
);
