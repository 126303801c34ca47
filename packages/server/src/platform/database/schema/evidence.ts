import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { envelope } from './envelopes.ts';

/** The data behind an evidence report, `evidence.json` in the blob store; the report's signature names its digest. */
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

/** The parts of an envelope's archive that are made once and signed, for as long as what they tell of stays as it is. */
export const evidenceArchive = pgTable(
  'evidence_archive',
  {
    envelopeId: uuid('envelope_id')
      .primaryKey()
      .references(() => envelope.id),
    /** Digest of all that the parts depend on. */
    state: text('state').notNull(),
    /** Of the parts in the blob store. */
    digest: text('digest').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [index('evidence_archive_digest').on(t.digest)],
);
