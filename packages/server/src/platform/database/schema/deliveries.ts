import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/**
 * Messages that were sent or, in evaluation mode, are kept in the outbox; the payload is sealed under the secret of the
 * server.
 */
export const delivery = pgTable(
  'delivery',
  {
    id: id(),
    channel: text('channel').notNull(),
    /** Keyed hash of the contact, so that it is found by contact without storing it in plain text. */
    contactHash: text('contact_hash').notNull(),
    /** The session that asked, for captcha answers. */
    sessionId: uuid('session_id'),
    sealed: text('sealed').notNull(),
    kind: text('kind').$type<'CONTRACT' | 'INVITATION' | 'ACCOUNT'>().notNull().default('ACCOUNT'),
    /** Of a notice about an envelope: its sender sees whether it arrived. */
    envelopeId: uuid('envelope_id'),
    participantId: uuid('participant_id'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the carrier reported that it arrived. */
    deliveredAt: instant('delivered_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
    /** The reason it was given up, as a code that pages know (send-result.ts). */
    failure: text('failure'),
  },
  (t) => [
    index('delivery_contact').on(t.contactHash, t.createdAt),
    index('delivery_created').on(t.createdAt),
    // Captcha answers are kept in evaluation mode only.
    index('delivery_captcha')
      .on(t.sessionId, t.createdAt)
      .where(sql`channel = 'CAPTCHA'`),
    index('delivery_envelope')
      .on(t.envelopeId)
      .where(sql`envelope_id is not null`),
  ],
);

/** Contacts from which a message came back for good: of each outcome and kind of notice the last one. */
export const returnedContact = pgTable(
  'returned_contact',
  {
    /** As of `delivery`. */
    contactHash: text('contact_hash').notNull(),
    outcome: text('outcome').$type<'BOUNCED' | 'UNDELIVERED' | 'COMPLAINED'>().notNull(),
    kind: text('kind').$type<'CONTRACT' | 'INVITATION' | 'ACCOUNT'>().notNull(),
    /** The contact, masked. */
    masked: text('masked').notNull(),
    returnedAt: instant('returned_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.contactHash, t.outcome, t.kind] })],
);
