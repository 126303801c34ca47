import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import { type Tx, logCheckpoint, logLeaf, logNode, prepared, preparedRow } from '../../platform/index.ts';
import { setLogPlaces } from '../audit-trail/index.ts';
import { audit } from '../audit-trail/views.ts';

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
  tx
    .select({ id: audit.id, number: audit.number, envelopeId: audit.envelopeId, at: audit.at, hash: audit.hash })
    .from(audit)
    .where(isNull(audit.logIndex))
    .orderBy(asc(audit.number))
    .limit(limit);
type UnloggedColumn = 'id' | 'number' | 'envelopeId' | 'at' | 'hash';

export const countUnlogged = (tx: Tx): Promise<number> => tx.$count(audit, isNull(audit.logIndex));

/** Adds leaves, and sets the place of their rows. */
export async function insertLeaves(tx: Tx, leaves: readonly LeafRow[]): Promise<void> {
  await tx.insert(logLeaf).values([...leaves]);
  await setLogPlaces(tx, leaves);
}

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

/** Does nothing if another process has stored one of this size already. */
export const insertCheckpoint = async (tx: Tx, row: CheckpointRow): Promise<void> =>
  void (await newCheckpoint(tx, row));

const newCheckpoint = preparedRow(logCheckpoint, (tx, values) =>
  tx.insert(logCheckpoint).values(values).onConflictDoNothing(),
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

/** Returns an envelope's rows in order. */
export const listRowsOf = (tx: Tx, envelopeId: string): Promise<AuditRow[]> =>
  tx.select().from(audit).where(eq(audit.envelopeId, envelopeId)).orderBy(asc(audit.number));
