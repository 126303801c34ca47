import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What must be known before a server may use this database: that its content is not complete yet, was restored from a backup,
 * or has moved elsewhere. Not part of a backup.
 */
export const installationMark = pgTable('installation_mark', {
  name: text('name', { enum: ['UNFINISHED', 'RESTORED', 'MOVED'] }).primaryKey(),
  at: instant('at').notNull(),
  detail: jsonb('detail').$type<Record<string, string>>().notNull(),
});

/**
 * The servers that use this database, each with its release and its last sign of life by the clock of the database: a migration
 * that an older release does not survive waits until none of that release is left. Not part of a backup.
 */
export const serverInstance = pgTable('server_instance', {
  id: uuid('id').primaryKey(),
  release: text('release').notNull(),
  /** The name of its machine, and its port. */
  place: text('place').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
