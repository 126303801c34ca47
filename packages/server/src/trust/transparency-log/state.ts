import { asc, eq, gte, lt } from 'drizzle-orm';
import { type Tx, logLeaf } from '../../platform/index.ts';
import { countUnlogged, lastCheckpoint, logSize } from './store.ts';
import { audit, auditWaiting } from '../audit-trail/views.ts';

/** A row without a checkpoint after this time indicates that the log has stopped. */
const LATE_MS = 5 * 60_000;

export interface LogState {
  /** Rows in the log, and rows that wait for inclusion. */
  readonly size: number;
  readonly waiting: number;
  /** Null while there is none. */
  readonly checkpoint: { readonly size: number; readonly at: Date } | null;
  /** A row has waited for its checkpoint for more than five minutes. */
  readonly isLate: boolean;
}

/** Returns the state of the log, for operators. */
export async function readLogState(tx: Tx, now: Date): Promise<LogState> {
  const last = await lastCheckpoint(tx);
  const before = new Date(now.getTime() - LATE_MS);
  const [unlogged] = await tx
    .select({ id: audit.id })
    .from(auditWaiting)
    .innerJoin(audit, eq(audit.id, auditWaiting.auditId))
    .where(lt(audit.at, before))
    .orderBy(asc(auditWaiting.number))
    .limit(1);
  const [unsigned] = await tx
    .select({ at: logLeaf.at })
    .from(logLeaf)
    .where(gte(logLeaf.index, last?.size ?? 0))
    .orderBy(asc(logLeaf.index))
    .limit(1);
  return {
    size: await logSize(tx),
    waiting: await countUnlogged(tx),
    checkpoint: last && { size: last.size, at: last.at },
    isLate: unlogged !== undefined || (unsigned !== undefined && unsigned.at < before),
  };
}
