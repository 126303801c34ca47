import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import {
  type Tx,
  logCheckpoint,
  logLeaf,
  logNode,
  prepared,
  preparedRow,
  preparedText,
  readRecords,
  recordShapeOf,
} from '../../platform/index.ts';
import { endWaiting } from '../audit-trail/index.ts';
import { audit, auditWaiting } from '../audit-trail/views.ts';

export type AuditRow = typeof audit.$inferSelect;
export type LeafRow = typeof logLeaf.$inferSelect;
export type NodeRow = typeof logNode.$inferSelect;
export type CheckpointRow = typeof logCheckpoint.$inferSelect;

/** Returns the number of leaves of the log. */
export async function logSize(tx: Tx): Promise<number> {
  const [last] = await lastLeaf(tx, {});
  return last === undefined ? 0 : last.index + 1;
}

const lastLeaf = prepared<Record<string, never>, Pick<LeafRow, 'index'>[]>((tx) =>
  tx.select({ index: logLeaf.index }).from(logLeaf).orderBy(desc(logLeaf.index)).limit(1),
);

/** Returns rows that are not in the log yet, in the order of their numbers. */
export const listUnlogged = (tx: Tx, limit: number): Promise<Pick<AuditRow, UnloggedColumn>[]> =>
  unlogged(tx, { limit });

const unlogged = prepared<{ readonly limit: number }, Pick<AuditRow, UnloggedColumn>[]>((tx) =>
  tx
    .select({ id: audit.id, number: audit.number, envelopeId: audit.envelopeId, at: audit.at, hash: audit.hash })
    .from(auditWaiting)
    .innerJoin(audit, eq(audit.id, auditWaiting.auditId))
    .orderBy(asc(auditWaiting.number))
    .limit(sql.placeholder('limit')),
);
type UnloggedColumn = 'id' | 'number' | 'envelopeId' | 'at' | 'hash';

export const countUnlogged = (tx: Tx): Promise<number> => tx.$count(auditWaiting);

/** Adds leaves; their rows wait no longer. */
export async function insertLeaves(tx: Tx, leaves: readonly LeafRow[]): Promise<void> {
  await insertLeafRows(tx, [
    leaves.map(({ index }) => index),
    leaves.map(({ auditId }) => auditId),
    leaves.map(({ auditNumber }) => auditNumber),
    leaves.map(({ envelopeId }) => envelopeId),
    leaves.map(({ at }) => at.toISOString()),
    leaves.map(({ rowHash }) => Buffer.from(rowHash).toString('hex')),
  ]);
  await endWaiting(
    tx,
    leaves.map(({ auditNumber }) => auditNumber),
  );
}

const insertLeafRows = preparedText<never>(`
  insert into log_leaf (index, audit_id, audit_number, envelope_id, at, row_hash)
  select index, audit_id, audit_number, envelope_id, at, decode(row_hash, 'hex')
  from unnest($1::bigint[], $2::uuid[], $3::bigint[], $4::uuid[], $5::timestamptz[], $6::text[])
    as leaf (index, audit_id, audit_number, envelope_id, at, row_hash)`);

/** What decides whether there is anything to include or to sign. */
export interface LogHead {
  /** Rows wait to be included. */
  readonly isWaiting: boolean;
  readonly size: number;
  readonly last: CheckpointRow | null;
}

const CHECKPOINT = recordShapeOf(logCheckpoint);

/** Reads the head of the log by one statement. */
export async function readLogHead(tx: Tx): Promise<LogHead> {
  const [found] = await logHead(tx, []);
  if (found === undefined) throw new Error('the head of the log is one row');
  const { isWaiting, size, last } = found;
  return { isWaiting, size, last: last === null ? null : CHECKPOINT.read(readRecords(last)[0] ?? [], 0) };
}

const logHead = preparedText<Omit<LogHead, 'last'> & { readonly last: string | null }>(`
  select exists (select from audit_waiting) as "isWaiting",
    (select coalesce(max(index) + 1, 0) from log_leaf)::float8 as size,
    (select row(${CHECKPOINT.columns.map((column) => `c.${column}`).join(', ')})::text
      from log_checkpoint c order by c.size desc limit 1) as last`);

export const insertNodes = async (tx: Tx, nodes: readonly NodeRow[]): Promise<void> => {
  if (nodes.length > 0) await tx.insert(logNode).values([...nodes]);
};

/** Returns the data of leaves from `from` up to but excluding `to`, in order. */
export async function readRowHashes(tx: Tx, from: number, to: number): Promise<Uint8Array[]> {
  const rows = await leavesBetween(tx, { from, to });
  return rows.map(({ rowHash }) => rowHash);
}

const leavesBetween = prepared<{ readonly from: number; readonly to: number }, Pick<LeafRow, 'rowHash'>[]>((tx) =>
  tx
    .select({ rowHash: logLeaf.rowHash })
    .from(logLeaf)
    .where(and(gte(logLeaf.index, sql.placeholder('from')), lt(logLeaf.index, sql.placeholder('to'))))
    .orderBy(asc(logLeaf.index)),
);

export async function readNodes(tx: Tx, level: number, from: number, to: number): Promise<Uint8Array[]> {
  const rows = await tx
    .select({ hash: logNode.hash })
    .from(logNode)
    .where(and(eq(logNode.level, level), gte(logNode.index, from), lt(logNode.index, to)))
    .orderBy(asc(logNode.index));
  return rows.map(({ hash }) => hash);
}

/** Null while there is none. */
export async function lastCheckpoint(tx: Tx): Promise<CheckpointRow | null> {
  const [row] = await newestCheckpoint(tx, {});
  return row ?? null;
}

const newestCheckpoint = prepared<Record<string, never>, CheckpointRow[]>((tx) =>
  tx.select().from(logCheckpoint).orderBy(desc(logCheckpoint.size)).limit(1),
);

/** Does nothing if another process has stored one of this size already; returns whether it has not. */
export const insertCheckpoint = async (tx: Tx, row: CheckpointRow): Promise<boolean> =>
  (await newCheckpoint(tx, row)).length > 0;

const newCheckpoint = preparedRow(logCheckpoint, (tx, values) =>
  tx.insert(logCheckpoint).values(values).onConflictDoNothing().returning({ size: logCheckpoint.size }),
);

/** Returns the place of a row by the hash that its archive names; null if it has none. */
export async function findLeaf(tx: Tx, rowHash: Uint8Array): Promise<LeafRow | null> {
  const [row] = await tx
    .select()
    .from(logLeaf)
    .where(eq(logLeaf.rowHash, rowHash))
    .orderBy(asc(logLeaf.index))
    .limit(1);
  return row ?? null;
}

export const listLeavesOf = (tx: Tx, auditIds: readonly string[]): Promise<LeafRow[]> =>
  auditIds.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(logLeaf)
        .where(inArray(logLeaf.auditId, [...auditIds]));

/** Whether all of these audit rows are in the tree of this size. */
export async function areIncluded(tx: Tx, auditIds: readonly string[], size: number): Promise<boolean> {
  const [found] = await includedOf(tx, { auditIds, size });
  return found?.count === auditIds.length;
}

const includedOf = prepared<{ readonly auditIds: readonly string[]; readonly size: number }, { count: number }[]>(
  (tx) =>
    tx
      .select({ count: sql<number>`count(*)`.mapWith(Number) })
      .from(logLeaf)
      .where(
        and(
          sql`${logLeaf.auditId} = any(${sql.placeholder('auditIds')}::uuid[])`,
          lt(logLeaf.index, sql.placeholder('size')),
        ),
      ),
);

/** Returns an envelope's rows in order. */
export const listRowsOf = (tx: Tx, envelopeId: string): Promise<AuditRow[]> =>
  tx.select().from(audit).where(eq(audit.envelopeId, envelopeId)).orderBy(asc(audit.number));
