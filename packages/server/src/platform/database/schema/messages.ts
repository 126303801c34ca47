import { MESSAGE_KINDS } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, status } from './columns.ts';
import { person } from './people.ts';

/** An entry in a person's message list; its text is made when it is read, in the reader's language. */
export const message = pgTable(
  'message',
  {
    id: id(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** The account it concerns: the person, or a membership. */
    accountId: uuid('account_id').notNull(),
    kind: status('kind', MESSAGE_KINDS).notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    envelopeId: uuid('envelope_id'),
    /** The wsid of another object that it links to. */
    target: text('target'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Fetched by a page of its person (Spec §7 "message-pull"). */
    pulledAt: instant('pulled_at'),
  },
  (t) => [
    index('message_account').on(t.accountId, t.createdAt.desc(), t.id.desc()),
    index('message_unpulled')
      .on(t.personId)
      .where(sql`pulled_at is null`),
    index('message_unread')
      .on(t.accountId, t.kind)
      .where(sql`read_at is null`),
  ],
);
