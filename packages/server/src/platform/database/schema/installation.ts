import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
