import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { envelope } from './envelopes.ts';
import { file } from './files.ts';
import { form, participant } from './participants.ts';

/** A file that a participant has sent for a field which asks for it. */
export const attachedFile = pgTable(
  'attached_file',
  {
    id: id(),
    envelopeId: uuid('envelope_id')
      .notNull()
      .references(() => envelope.id),
    formId: uuid('form_id')
      .notNull()
      .references(() => form.id, { onDelete: 'cascade' }),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => participant.id),
    fileId: uuid('file_id')
      .notNull()
      .references(() => file.id),
    /** Its name without the extension, in characters that a document can show. */
    printedName: text('printed_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its participant signed with it; null before that. */
    signedAt: instant('signed_at'),
  },
  (t) => [
    index('attached_file_envelope').on(t.envelopeId),
    index('attached_file_form').on(t.formId),
    index('attached_file_file').on(t.fileId),
  ],
);
