import type { IDENTIFYING_CONTACTS } from '@countersign/domain';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** A person of a group: by contact, or a colleague by membership, whose contacts are read from there. */
export interface GroupedPerson {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly identifyingContact: (typeof IDENTIFYING_CONTACTS)[number] | null;
  readonly enterpriseName: string | null;
  readonly memberId: string | null;
  readonly roleType: 'SIGNER' | 'CHECKER';
}

/** People that an account often sends to together, in their order. */
export const contactGroup = pgTable(
  'contact_group',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    people: jsonb('people').$type<readonly GroupedPerson[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    modifiedAt: instant('modified_at').notNull(),
  },
  (t) => [uniqueIndex('contact_group_name').on(t.accountId, t.name)],
);
