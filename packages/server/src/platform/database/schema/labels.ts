import { LABEL_COLOURS } from '@countersign/domain';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, status } from './columns.ts';
import { envelope } from './envelopes.ts';

/** A label of one account (Spec §7 "Messages and labels"). */
export const label = pgTable(
  'label',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    colour: status('colour', LABEL_COLOURS).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('label_name').on(t.accountId, t.name)],
);

export const envelopeLabel = pgTable(
  'envelope_label',
  {
    labelId: uuid('label_id')
      .notNull()
      .references(() => label.id, { onDelete: 'cascade' }),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    accountId: uuid('account_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.labelId, t.envelopeId] }),
    index('envelope_label_envelope').on(t.envelopeId, t.accountId),
  ],
);
