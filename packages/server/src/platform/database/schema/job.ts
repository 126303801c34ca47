import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * Work that a committed transaction has enqueued. A row is live until it is done or dead; among live rows (kind, key) is
 * unique, which makes enqueueing idempotent. The worker of a job holds it until `lease_until`.
 */
export const job = pgTable(
  'job',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: instant('run_at').notNull(),
    createdAt: instant('created_at').notNull(),
    leaseUntil: instant('lease_until'),
    /** Counts the claims; completion and lease renewal are conditional on it. */
    attempts: integer('attempts').notNull().default(0),
    /** How many of `attempts` an outage ended: they do not count towards giving the job up. */
    outages: integer('outages').notNull().default(0),
    /** Counts how often a live row was enqueued: if that happens while the job runs, it runs once more. */
    generation: integer('generation').notNull().default(1),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
    deadAt: instant('dead_at'),
  },
  (t) => [
    uniqueIndex('job_live_key')
      .on(t.kind, t.key)
      .where(sql`done_at is null and dead_at is null`),
    index('job_due')
      .on(t.kind, t.runAt)
      .where(sql`done_at is null and dead_at is null`),
    index('job_dead')
      .on(t.deadAt)
      .where(sql`dead_at is not null and done_at is null`),
    index('job_done')
      .on(t.doneAt)
      .where(sql`done_at is not null`),
  ],
);
