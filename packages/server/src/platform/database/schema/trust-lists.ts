import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant } from './columns.ts';

/**
 * Certificates that operators let /verify trust besides the platform's own root; a list never changes, except that it can
 * be switched off.
 */
export const trustList = pgTable(
  'trust_list',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['CERTIFICATES', 'TRUSTED_LIST'] }).notNull(),
    enabled: boolean('enabled').notNull(),
    /** SHA-256 of the file it came from, in lower-case hex. */
    digest: text('digest').notNull(),
    /** The head of a trusted list (ETSI TS 119 612 §5.3), as in the file. */
    scheme: jsonb('scheme').$type<Readonly<Record<string, string | null>>>(),
    anchors: integer('anchors').notNull(),
    skipped: integer('skipped').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('trust_list_name').on(t.name)],
);

export const trustAnchor = pgTable(
  'trust_anchor',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => trustList.id, { onDelete: 'cascade' }),
    /** SHA-256 of the certificate in lower-case hex. */
    fingerprint: text('fingerprint').notNull(),
    certificate: bytes('certificate').notNull(),
    subject: text('subject').notNull(),
    issuer: text('issuer').notNull(),
    serialNumber: text('serial_number').notNull(),
    notBefore: instant('not_before').notNull(),
    notAfter: instant('not_after').notNull(),
    provider: text('provider'),
    service: text('service'),
    /** When its list granted it, as instants in ISO 8601; null for always. */
    granted: jsonb('granted').$type<readonly { readonly from: string | null; readonly until: string | null }[]>(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.fingerprint] }),
    index('trust_anchor_subject').on(t.listId, t.subject, t.fingerprint),
  ],
);
