import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database, logLeaf } from '../../platform/index.ts';
import { type Findings, nameOf } from './findings.ts';
import { audit, auditWaiting } from '../audit-trail/views.ts';

const PAGE = 1000;
/**
 * A row is in the log within a minute; one that is this much older than a checkpoint without it was not written by the
 * platform.
 */
export const LATE_MS = 3_600_000;

const named = { number: audit.number, id: audit.id, envelopeId: audit.envelopeId, at: audit.at };

interface Place {
  readonly envelopeId: string;
  readonly number: number;
  readonly id: string;
}

/** Follows the chain of every envelope, in the order of its rows' numbers. */
export async function verifyChains(db: Pick<Database, 'withTx'>, findings: Findings): Promise<void> {
  let after: Place = { envelopeId: '00000000-0000-0000-0000-000000000000', number: -1, id: '' };
  let previous: string | null = null;
  for (;;) {
    const { envelopeId, number } = after;
    const page = await db.withTx((tx) =>
      tx
        .select({ ...named, hash: audit.hash, previousHash: audit.previousHash })
        .from(audit)
        .where(
          and(
            isNotNull(audit.envelopeId),
            sql`(${audit.envelopeId}, ${audit.number}) >= (${envelopeId}::uuid, ${number}::bigint)`,
          ),
        )
        .orderBy(asc(audit.envelopeId), asc(audit.number), asc(audit.id))
        .limit(PAGE),
    );
    // Two rows may have the same number if one was forged: the page therefore starts with the last number already seen.
    const from = page.findIndex(({ id }) => id === after.id);
    const fresh = page.slice(from + 1);
    for (const row of fresh) {
      if (row.envelopeId !== after.envelopeId) previous = null;
      if (row.previousHash !== previous)
        findings.add(
          'REORDERED',
          nameOf(row),
          `it follows ${hashOf(row.previousHash)}, and comes after ${hashOf(previous)}`,
        );
      previous = row.hash;
      after = { envelopeId: row.envelopeId ?? '', number: row.number, id: row.id };
    }
    if (page.length < PAGE || fresh.length === 0) return;
  }
}

const hashOf = (hash: string | null): string => (hash === null ? 'no row' : `the row ${hash.slice(0, 16)}…`);

/**
 * Rows that are not in the log: returns how many wait for it, and reports those that do not, and those too old to wait.
 */
export async function verifyUnlogged(
  db: Pick<Database, 'withTx'>,
  lastCheckpointAt: Date | null,
  findings: Findings,
): Promise<number> {
  let waiting = 0;
  for (let after = -1; ;) {
    const page = await db.withTx((tx) =>
      tx
        .select({ ...named, waits: auditWaiting.auditId })
        .from(audit)
        .leftJoin(logLeaf, eq(logLeaf.auditId, audit.id))
        .leftJoin(auditWaiting, eq(auditWaiting.auditId, audit.id))
        .where(and(isNull(logLeaf.index), gt(audit.number, after)))
        .orderBy(asc(audit.number))
        .limit(PAGE),
    );
    for (const { waits, ...row } of page) {
      if (lastCheckpointAt !== null && row.at.getTime() < lastCheckpointAt.getTime() - LATE_MS)
        findings.add('INSERTED', nameOf(row), 'it is not in the log, and older than the last checkpoint');
      else if (waits === null)
        findings.add('INSERTED', nameOf(row), 'the log does not contain it, and it does not wait');
      else waiting += 1;
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return waiting;
    after = last.number;
  }
}
