import { STATISTICS_MEASURES } from '@countersign/domain';
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { oneOf, status } from './columns.ts';

/** What happened on each day that is over, so that old days are not counted again; every measure of a counted day has a row. */
export const dailyCount = pgTable(
  'daily_count',
  {
    day: date('day', { mode: 'string' }).notNull(),
    measure: status('measure', STATISTICS_MEASURES).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.measure] }),
    check('daily_count_measure', sql.raw(oneOf('measure', STATISTICS_MEASURES))),
  ],
);
