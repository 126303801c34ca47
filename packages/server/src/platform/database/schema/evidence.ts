import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { envelope } from './envelopes.ts';

/** The data behind an evidence report, `evidence.json` in the blob store; the signature of the report covers its digest. */
export const evidenceFacts = pgTable(
  'evidence_facts',
  {
    digest: text('digest').primaryKey(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('evidence_facts_envelope').on(t.envelopeId)],
);

/** The parts of an envelope's archive that are made once and signed, valid as long as the data they describe is unchanged. */
export const evidenceArchive = pgTable(
  'evidence_archive',
  {
    envelopeId: uuid('envelope_id')
      .primaryKey()
      .references(() => envelope.id),
    /** Digest of all data that the parts depend on. */
    state: text('state').notNull(),
    /** Digests of the parts in the blob store. */
    digest: text('digest').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('evidence_archive_digest').on(t.digest)],
);
