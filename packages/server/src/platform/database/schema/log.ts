import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns.ts';

/**
 * The append-only log of the platform over all audit rows (docs/cycles/audit-log.md). Beside the hash of a row a leaf
 * stores what identifies the row, so that a deleted row can still be named.
 */
export const logLeaf = pgTable(
  'log_leaf',
  {
    /** From 0, without gaps. */
    index: bigint('index', { mode: 'number' }).primaryKey(),
    auditId: uuid('audit_id').notNull().unique(),
    auditNumber: bigint('audit_number', { mode: 'number' }).notNull(),
    envelopeId: uuid('envelope_id'),
    at: instant('at').notNull(),
    /** SHA-256 of the row's text, 32 octets: the leaf's data. */
    rowHash: bytes('row_hash').notNull(),
  },
  (t) => [index('log_leaf_row').on(t.rowHash), check('log_leaf_index', sql.raw('"index" >= 0'))],
);

/**
 * Roots of complete subtrees of 256^level leaves, level 1 and up, so that a proof reads a few hundred hashes and not the
 * tree.
 */
export const logNode = pgTable(
  'log_node',
  {
    level: smallint('level').notNull(),
    index: bigint('index', { mode: 'number' }).notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.level, t.index] })],
);

/** Signed and time-stamped states of the log, one for each size; never changed. */
export const logCheckpoint = pgTable(
  'log_checkpoint',
  {
    size: bigint('size', { mode: 'number' }).primaryKey(),
    root: bytes('root').notNull(),
    /** The signed note (C2SP tlog-checkpoint). */
    note: text('note').notNull(),
    /** Certificate of the key that signed the note, DER. */
    certificate: bytes('certificate').notNull(),
    /** Time-stamp over the SHA-256 of the note, DER (RFC 3161). */
    token: bytes('token').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('log_checkpoint_at').on(t.at)],
);
