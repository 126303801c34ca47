import { SHOWN_STATUSES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, oneOf, status } from './columns.ts';
import { envelope } from './envelopes.ts';
import { person } from './people.ts';

/** What each account sees of an envelope, updated with every change so that lists and counts are one index read. */
export const envelopeViewer = pgTable(
  'envelope_viewer',
  {
    /** A person, or a membership. */
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    shownStatus: status('shown_status', SHOWN_STATUSES).notNull(),
    isSender: boolean('is_sender').notNull(),
    statusAt: instant('status_at').notNull(),
    expireAt: instant('expire_at').notNull(),
    /** Creation and title are copied from the envelope, so that these orders too are read from an index. */
    createdAt: instant('created_at').notNull(),
    title: text('title').notNull().default(''),
    /** Of a membership its enterprise; the list of an enterprise holds the envelopes of all its members. */
    enterpriseId: uuid('enterprise_id'),
    /** Whether it is in the indexes of the further orders, which only accounts with many envelopes need (list-counts.ts). */
    isOrdered: boolean('is_ordered').notNull().default(false),
  },
  (t) => {
    const ofAccount = [t.accountId, t.isSender, t.shownStatus] as const;
    const ofEnterprise = [t.enterpriseId, t.isSender, t.shownStatus] as const;
    const isOfEnterprise = sql`enterprise_id is not null`;
    const isOrdered = sql`is_ordered`;
    return [
      // The lists begin with the account in each of their own indexes.
      primaryKey({ columns: [t.envelopeId, t.accountId] }),
      // One index for each order of the list, by side and shown status: a page is the merge of the few that it asks for.
      index('envelope_viewer_by_status').on(...ofAccount, t.statusAt, t.envelopeId),
      index('envelope_viewer_by_created')
        .on(...ofAccount, t.createdAt, t.envelopeId)
        .where(isOrdered),
      index('envelope_viewer_by_expiry')
        .on(...ofAccount, t.expireAt, t.envelopeId)
        .where(isOrdered),
      index('envelope_viewer_by_title')
        .on(...ofAccount, t.title, t.envelopeId)
        .where(isOrdered),
      index('envelope_viewer_firm_status')
        .on(...ofEnterprise, t.statusAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_created')
        .on(...ofEnterprise, t.createdAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_expiry')
        .on(...ofEnterprise, t.expireAt, t.envelopeId)
        .where(isOfEnterprise),
      index('envelope_viewer_firm_title')
        .on(...ofEnterprise, t.title, t.envelopeId)
        .where(isOfEnterprise),
      check('envelope_viewer_status', sql.raw(oneOf('shown_status', SHOWN_STATUSES))),
    ];
  },
);

/**
 * The search data of an envelope, in one row: the search of the list finds its words anywhere in the text, also in Chinese,
 * where there are no word boundaries. The index holds every single character and every pair of neighbouring ones, the
 * marks, and the accounts and enterprises that may find the envelope; `search_keys` computes them (hand-written.ts). The
 * instants by which results are sorted are in no index, and the table has a fill factor that allows updates in place.
 */
export const envelopeWords = pgTable(
  'envelope_words',
  {
    envelopeId: uuid('envelope_id')
      .primaryKey()
      .references(() => envelope.id),
    /** The accounts that see it, and their enterprises. */
    owners: uuid('owners').array().notNull(),
    title: text('title').notNull(),
    contractNumber: text('contract_number').notNull(),
    /** Names of persons and enterprises, one a line. */
    participants: text('participants').notNull(),
    documents: text('documents').notNull(),
    /** Values that a filter matches as a whole: `flow:`, `tag:`, `flag:`, `job:` and `label:` with their values. */
    marks: text('marks').array().notNull(),
    statusAt: instant('status_at').notNull(),
    expireAt: instant('expire_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  () => [
    // Without a list of pending entries, which every search would have to scan.
    index('envelope_words_keys')
      .using(
        'gin',
        sql`search_keys(owners, title || E'\\n' || contract_number || E'\\n' || participants || E'\\n' || documents, marks)`,
      )
      .with({ fastupdate: false }),
  ],
);

/**
 * How many envelopes an account sees in each shown status: the sum of these rows. A decision only appends its changes, so
 * that no decision waits for the count of another; an account's rows are merged from time to time. A row is only inserted and deleted.
 */
export const envelopeCount = pgTable(
  'envelope_count',
  {
    accountId: uuid('account_id').notNull(),
    shownStatus: status('shown_status', SHOWN_STATUSES).notNull(),
    isSender: boolean('is_sender').notNull(),
    /** Of the rows in the indexes of the further orders. */
    isOrdered: boolean('is_ordered').notNull().default(false),
    change: integer('change').notNull(),
  },
  (t) => [
    index('envelope_count_account').on(t.accountId, t.shownStatus),
    // Whether an account has many envelopes.
    index('envelope_count_ordered')
      .on(t.accountId)
      .where(sql`is_ordered`),
  ],
);

/** A search of the envelope list that an account has saved under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    name: text('name').notNull(),
    /** The query string of the list, as in the address of the page. */
    search: text('search').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('saved_view_name').on(t.accountId, t.name)],
);
